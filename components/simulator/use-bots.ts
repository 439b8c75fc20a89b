'use client';

import { useEffect, useEffectEvent } from 'react';
import type { Seat, AnyPlayable } from '@/lib/rules/playing';
import { answer } from './bot-moves';
import { askBot, dismissBots } from './ask-bot';
import { isSlow, nextByItself, paces, playForAMoment, type Pace, type Running } from './pace';
import { moved, type Session } from './session';

/** Lets the bots play, at a pace that one can follow or as fast as they can, and never longer than a moment at a time. */
export function useBots({
  slug,
  playable,
  session,
  holder,
  paused,
  pace,
  running,
  onPlayed,
}: {
  readonly slug: string;
  readonly playable: AnyPlayable;
  readonly session: Session;
  readonly holder: Seat | undefined;
  readonly paused: boolean;
  readonly pace: Pace;
  readonly running: Running;
  readonly onPlayed: (session: Session) => void;
}): void {
  const { alone, forMe } = running;
  const played = useEffectEvent(onPlayed);
  useEffect(() => {
    if (paused) return;
    const question = nextByItself(playable, session, holder, { alone, forMe });
    if (!question) return;
    const { ms } = paces.find((p) => p.id === pace)!;
    let here = true;
    const timer = setTimeout(() => {
      if (ms === 0 && !isSlow(question))
        return played(playForAMoment(playable, session, holder, { alone, forMe }, () => performance.now()));
      const thought = isSlow(question)
        ? askBot(slug, playable, question)
        : Promise.resolve(answer(playable, question));
      void thought.then((nth) => here && played(moved(playable, session, question.seat, nth)));
    }, ms);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [slug, playable, session, holder, paused, pace, alone, forMe]);
  useEffect(() => dismissBots, []);
}

'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Seat, AnyPlayable } from '@/lib/rules/playing';
import { answer, isLong, type Question } from '@/lib/sim/answer';
import { askBot, dismissBots } from './ask-bot';
import { busyMs, nextByItself, paces, playForAMoment, type Pace, type Running } from './pace';
import { moved, type Session } from '../keep/session';

/** A bot that looks ahead before it decides. */
export interface Thinking {
  readonly question: Question;
  /** Looks ahead that are done. */
  readonly looks: number;
  /** It waits no longer: the steady bot decides this once. */
  readonly hurry: () => void;
}

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
}): Thinking | undefined {
  const { alone, forMe } = running;
  const [asked, setAsked] = useState<{ readonly of: Session; readonly question: Question }>();
  const [looks, setLooks] = useState(0);
  const played = useEffectEvent(onPlayed);
  /** When the bots last stopped for the page to draw. */
  const stopped = useRef(-Infinity);
  useEffect(() => {
    if (paused) return;
    const question = nextByItself(playable, session, holder, { alone, forMe });
    if (!question) return;
    const { ms } = paces.find((p) => p.id === pace)!;
    let here = true;
    let waits = false;
    const playOn = (): Session => {
      const began = performance.now();
      const until = began + busyMs(began - stopped.current);
      const hasTime = () => performance.now() < until;
      const next = playForAMoment(playable, session, holder, { alone, forMe }, hasTime);
      stopped.current = performance.now();
      return next;
    };
    const timer = setTimeout(() => {
      if (!isLong(question) && ms === 0) return played(playOn());
      if (!isLong(question))
        return played(moved(playable, session, question.seat, answer(playable, question)));
      setAsked({ of: session, question });
      setLooks(0);
      waits = true;
      void askBot(slug, playable, question, (done) => here && setLooks(done)).then((nth) => {
        waits = false;
        if (here) played(moved(playable, session, question.seat, nth));
      });
    }, ms);
    return () => {
      here = false;
      clearTimeout(timer);
      // What it is thinking of is no question any more.
      if (waits) dismissBots();
    };
  }, [slug, playable, session, holder, paused, pace, alone, forMe]);
  useEffect(() => dismissBots, []);
  if (asked?.of !== session || paused) return undefined;
  const { question } = asked;
  return {
    question,
    looks,
    hurry: () => {
      dismissBots();
      onPlayed(moved(playable, session, question.seat, answer(playable, { ...question, level: 'steady' })));
    },
  };
}

'use client';

import { useMemo } from 'react';
import type { AnyPlayable, Scene, Seat } from '@/lib/rules/playing';
import { logLines, type LogLine } from '../log/log-lines';
import type { Offered } from './narrow';
import { movesOf, type Session } from '../keep/session';

export interface Position {
  readonly scene: Scene;
  /** Seats that owe a decision in what is shown. */
  readonly due: readonly Seat[];
  /** What the last events are about. */
  readonly marked: ReadonlySet<string>;
  /** The events of the last move, for those who read along. */
  readonly last: readonly LogLine[];
}

/** The position after some moves, as one viewer sees it. */
export function usePosition(
  playable: AnyPlayable,
  { game }: Session,
  viewer: Seat | undefined,
  at: number,
): Position {
  return useMemo(() => {
    const { engine } = playable;
    const state = game.states[at]!;
    const last = at === 0 ? [] : logLines(playable, game, viewer, at, 1).lines.filter((l) => l.move === at);
    return {
      scene: playable.scene(engine.view(state, viewer), viewer),
      due: engine.toAct(state),
      marked: new Set(last.flatMap(({ words }) => words.touches ?? [])),
      last,
    };
  }, [playable, game, viewer, at]);
}

const NONE: readonly Offered[] = [];

/** What the seat may do now, in words; empty where it decides nothing. */
export function useOffered(
  playable: AnyPlayable,
  session: Session,
  seat: Seat | undefined,
): readonly Offered[] {
  return useMemo(() => {
    if (seat === undefined) return NONE;
    const state = session.game.states[movesOf(session)]!;
    const view = playable.engine.view(state, seat);
    return playable.engine
      .choices(state, seat)
      .map((choice, nth) => ({ nth, words: playable.choiceWords(view, seat, choice) }));
  }, [playable, session, seat]);
}

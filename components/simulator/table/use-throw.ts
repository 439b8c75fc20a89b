import { useState } from 'react';
import { dueDie, type AnyPlayable, type DueDie, type Seat } from '@/lib/rules/playing';
import type { Session } from '../keep/session';

/** A choice that waits for dice from the table. */
export interface Throwing {
  readonly nth: number;
  readonly faces: readonly number[];
  readonly due: DueDie;
  /** What one more die shows. */
  readonly lay: (face: number) => void;
  /** The last face was a slip. */
  readonly takeUp: () => void;
  /** Something else is chosen, as long as no die lies. */
  readonly leave: () => void;
}

/** Asks for the dice of a choice one by one, where they fall on a table; then it is played. */
export function useThrow(
  playable: AnyPlayable,
  session: Session,
  seat: Seat | undefined,
  onPlay: (nth: number, faces?: readonly number[]) => void,
): { readonly throwing: Throwing | undefined; readonly begin: (nth: number) => void } {
  const [laid, setLaid] = useState<{
    readonly of: Session['game'];
    readonly nth: number;
    readonly faces: readonly number[];
  }>();
  const { game } = session;
  const set = (nth: number, faces: readonly number[]) => {
    if (seat !== undefined && dueDie(playable, game, seat, nth, faces))
      return setLaid({ of: game, nth, faces });
    setLaid(undefined);
    onPlay(nth, faces);
  };
  // What was begun before the game went on is no question any more.
  const now = laid?.of === game ? laid : undefined;
  const due = now && seat !== undefined && dueDie(playable, game, seat, now.nth, now.faces);
  return {
    begin: (nth) => (game.record.thrown ? set(nth, []) : onPlay(nth)),
    throwing: due
      ? {
          nth: now.nth,
          faces: now.faces,
          due,
          lay: (face) => set(now.nth, [...now.faces, face]),
          takeUp: () => set(now.nth, now.faces.slice(0, -1)),
          leave: () => setLaid(undefined),
        }
      : undefined,
  };
}

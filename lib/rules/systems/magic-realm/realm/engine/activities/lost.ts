import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { hasEffect } from '../kit';
import { rollOn } from '../rolls';
import type { RealmState } from '../state';
import { clearingNo, NOWHERE, waysFrom, type Place } from '../world/ground';

export type LostEvent = Told<
  'strays',
  {
    readonly seat: Seat;
    readonly faces: readonly number[];
    readonly result: number;
    /** Nowhere: no way leads to a clearing of that number. */
    readonly to: Place;
  }
>;

/** Has he lost his way, and moves out of a clearing? (MR-S14) */
export const isLost = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.toward < 0 && hasEffect(s, seat, 'lost');

/** Where he comes out: the neighbour whose number is rolled, by whatever roadway. @returns nowhere: the move is lost (MR-S14) */
export function stray(s: RealmState, seat: Seat, dice: Dice, tell: Telling): Place {
  const { faces, result } = rollOn(s, seat, 'lost', dice, 'MOVE');
  const ends = waysFrom(s.game.map, s.sides, s.who[seat]!.place).map(({ to }) => to);
  const to = ends.find((one) => one !== NOWHERE && clearingNo(one) === result) ?? NOWHERE;
  tell?.({ type: 'strays', rule: 'MR-S14', seat, faces, result, to });
  return to;
}

import { limited } from '../../../reckon/dice';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { hasEffect } from '../kit';
import { rollBy } from '../rolls';
import { dayOf, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { clearingNo, NOWHERE, waysFrom, type Place } from '../world/ground';

export type LostEvent = Told<
  'strays',
  {
    readonly seat: Who;
    readonly faces: readonly number[];
    readonly result: number;
    /** Nowhere: no way leads to a clearing of that number, or several do. */
    readonly to: Place;
    /** Where several do, of which he chooses one. */
    readonly ends?: readonly Place[];
  }
>;

/** Has he lost his way, and moves out of a clearing? (MR-S14) */
export const isLost = (s: RealmState, seat: Who): boolean =>
  dayOf(s, seat).toward < 0 && hasEffect(s, seat, 'lost');

/**
 * Where he comes out by these dice: the neighbour whose number is rolled, by whatever roadway. Neighbours on different tiles may
 * have one number. @returns none: the move is lost (MR-S14)
 */
export function stray(s: RealmState, seat: Who, faces: readonly number[], tell: Telling): readonly Place[] {
  const result = limited(Math.max(...faces) + rollBy(s, seat, 'lost').plus);
  const near = new Set(waysFrom(s.game.map, s.sides, placeOf(s, seat)).map(({ to }) => to));
  const ends = [...near].filter((one) => one !== NOWHERE && clearingNo(one) === result);
  const [to = NOWHERE, ...more] = ends;
  const where = more.length === 0 ? { to } : { to: NOWHERE, ends };
  tell?.({ type: 'strays', rule: 'MR-S14', seat, faces, result, ...where });
  return ends;
}

import type { Dice } from '../../../../kernel/game/dice';
import type { Activity } from '../../catalogue/vocabulary';
import { tableRoll } from '../../combat/engine/tables';
import type { Roll } from '../../reckon/dice';
import { rollOf, type NamedTable } from '../../reckon/roll-of';
import { isWorn, itemOf, ownEffects } from './kit';
import { placeOf } from './movers/individuals';
import { seatsAt, type RealmState, type Who } from './state';
import type { Place } from './world/ground';
import { lyingAt, wheresAt } from './world/surroundings';

/** What cards that lie open there add to every table roll. (MR-T14) */
export const addedByCards = (s: RealmState, place: Place): number =>
  lyingAt(s, place)
    .flatMap(({ id }) => itemOf(id).effects)
    .filter((e) => e.kind === 'dice' && e.change === 'plus-one' && e.who === 'everyone-there').length;

/** How he rolls on a table where he is. (MR-035, MR-B10, MR-T14) */
export function rollBy(s: RealmState, seat: Who, table: NamedTable, activity?: Activity): Roll {
  const place = placeOf(s, seat);
  const others = [
    ...seatsAt(s, place).flatMap((other) => (other === seat ? [] : s.who[other]!.items.filter(isWorn))),
    ...lyingAt(s, place),
  ].flatMap(({ id }) => itemOf(id).effects.filter((e) => e.kind === 'dice' && e.who === 'everyone-there'));
  return rollOf([...ownEffects(s, seat), ...others], table, {
    places: wheresAt(s, place),
    ...(activity ? { activity } : {}),
  });
}

/** A table roll of his, as it falls. */
export const rollOn = (
  s: RealmState,
  seat: Who,
  table: NamedTable,
  dice: Dice,
  activity?: Activity,
): { readonly faces: readonly number[]; readonly result: number } =>
  tableRoll(rollBy(s, seat, table, activity), dice);

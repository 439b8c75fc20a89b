import type { Dice } from '../../../../kernel/game/dice';
import type { Activity } from '../../catalogue/vocabulary';
import { tableRoll } from '../../combat/engine/tables';
import type { Roll } from '../../reckon/dice';
import { rollOf, type NamedTable } from '../../reckon/roll-of';
import { isWorn, itemOf, ownEffects } from './kit';
import { isChanged } from './magic/changes';
import { dayOf, placeOf } from './movers/individuals';
import { seatsAt, type RealmState, type Who } from './state';
import type { Place } from './world/ground';
import { lyingAt, wheresAt } from './world/surroundings';

/** What cards add to every table roll of a combat there that it does not know: those who fight, and what was laid down, have others. (MR-T14) */
export const addedByCards = (s: RealmState, place: Place): number =>
  lyingAt(s, place)
    .filter((held) => !s.dropped[String(place)]?.includes(held))
    .flatMap(({ id }) => itemOf(id).effects)
    .filter((e) => e.kind === 'dice' && e.change === 'plus-one' && e.who === 'everyone-there').length;

/** How he rolls on a table where he is. (MR-035, MR-B10, MR-T14) */
export function rollBy(s: RealmState, seat: Who, table: NamedTable, activity?: Activity): Roll {
  const place = placeOf(s, seat);
  // Own things of whom a spell has changed trouble him, too, though they do nothing else. (MR-T14, MR-B29)
  const isCounted = (other: Who): boolean => other === seat && !isChanged(s, seat);
  const others = [
    ...seatsAt(s, place).flatMap((other) => (isCounted(other) ? [] : s.who[other]!.items.filter(isWorn))),
    ...lyingAt(s, place),
  ].flatMap(({ id }) => itemOf(id).effects.filter((e) => e.kind === 'dice' && e.who === 'everyone-there'));
  return rollOf([...ownEffects(s, seat), ...others], table, {
    places: wheresAt(s, place, dayOf(s, seat).seen),
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

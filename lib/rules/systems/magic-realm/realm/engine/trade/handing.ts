import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { passOn } from '../belongings/activating';
import { isSpent, returningOf } from '../belongings/spent';
import { giveItem, removeItem } from '../belongings/wearing';
import { isWorn } from '../kit';
import type { Adventurer, Held, RealmState } from '../state';

/** A potion that works and may help somebody else too. (MR-T73) */
const isShared = (held: Held): boolean => {
  const returning = returningOf(held.id);
  return isWorn(held) && returning?.kind === 'potion' && returning.user === 'transferable';
};

/** May it change hands now? (MR-B19, MR-T73) */
export const mayHandOver = (who: Pick<Adventurer, 'used'>, held: Held): boolean =>
  !isSpent(who, held) || isShared(held);

/** What works on that weapon: it does until midnight, whoever has the weapon; of two of a kind it is the active one. (MR-T38, MR-T50, MR-T51, MR-T53) */
function oilsOn(s: RealmState, seat: Seat, item: number): readonly Held[] {
  const { items } = s.who[seat]!;
  const weapon = items[item]!;
  const isAlone = items.filter(({ id }) => id === weapon.id).length === 1;
  return isWorn(weapon) || isAlone ? items.filter(({ on }) => on === weapon.id) : [];
}

function passOils(s: RealmState, from: Seat, to: Seat, oils: readonly Held[]): void {
  for (const oil of oils) {
    const giver = s.who[from]!;
    s.who[to]!.items.push(removeItem(s, from, giver.items.indexOf(oil)));
    giver.used = giver.used.filter((id) => id !== oil.id);
    s.who[to]!.used.push(oil.id);
  }
}

/** A belonging changes hands; what works goes on working. (MR-075, MR-T73) */
export function handOver(s: RealmState, from: Seat, item: number, to: Seat, dice: Dice, tell: Telling): void {
  const oils = oilsOn(s, from, item);
  const held = removeItem(s, from, item);
  passOils(s, from, to, oils);
  if (!isShared(held)) return giveItem(s, to, held, tell);
  s.who[from]!.used = s.who[from]!.used.filter((id) => id !== held.id);
  passOn(s, to, held.id, dice, tell);
}

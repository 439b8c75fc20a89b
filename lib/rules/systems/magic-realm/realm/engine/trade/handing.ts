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

/** A belonging changes hands; what works goes on working. (MR-075, MR-T73) */
export function handOver(s: RealmState, from: Seat, item: number, to: Seat, dice: Dice, tell: Telling): void {
  const held = removeItem(s, from, item);
  if (!isShared(held)) return giveItem(s, to, held, tell);
  s.who[from]!.used = s.who[from]!.used.filter((id) => id !== held.id);
  passOn(s, to, held.id, dice, tell);
}

import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { passOn } from '../belongings/activating';
import { isSpentBy, returningOf } from '../belongings/spent';
import { giveItem, mayArrange, removeItem } from '../belongings/wearing';
import { isWorn } from '../kit';
import { individualsAt, isMover, moverOf, placeOf, playerOf } from '../movers/individuals';
import type { Held, RealmState, Who } from '../state';

/** A potion that works and may help somebody else too. (MR-T73) */
const isShared = (held: Held): boolean => {
  const returning = returningOf(held.id);
  return isWorn(held) && returning?.kind === 'potion' && returning.user === 'transferable';
};

/** May he hand it to that one now? Who serves keeps no potion at work. (MR-B19, MR-046, MR-T73) */
export const mayHandOver = (s: RealmState, from: Who, held: Held, to: Who): boolean =>
  !isSpentBy(s, from, held) || (isShared(held) && !isMover(s, to));

/**
 * Individuals of other players in his clearing with whom he may deal: characters, and hired leaders who act on their own. They take and
 * give as characters do, for the gold of their employers; controlled monsters do not trade. (MR-075, MR-B32)
 */
export function partnersOf(s: RealmState, who: Who): readonly Who[] {
  if (!isDealer(s, who)) return [];
  return individualsAt(s, placeOf(s, who)).filter(
    (other) => playerOf(s, other) !== playerOf(s, who) && isDealer(s, other) && mayArrange(s, other),
  );
}
const isDealer = (s: RealmState, who: Who): boolean => !isMover(s, who) || moverOf(s, who).kind === 'leader';

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

/** A belonging changes hands; among characters what works goes on working. (MR-075, MR-T73) */
export function handOver(s: RealmState, from: Who, item: number, to: Who, dice: Dice, tell: Telling): void {
  const isAmongCharacters = !isMover(s, from) && !isMover(s, to);
  const oils = isAmongCharacters ? oilsOn(s, from, item) : [];
  const held = removeItem(s, from, item);
  if (isAmongCharacters) passOils(s, from, to, oils);
  if (!isAmongCharacters || !isShared(held)) return giveItem(s, to, held, tell);
  s.who[from]!.used = s.who[from]!.used.filter((id) => id !== held.id);
  passOn(s, to, held.id, dice, tell);
}

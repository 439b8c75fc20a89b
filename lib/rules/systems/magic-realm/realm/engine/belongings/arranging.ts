import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { rollLanding } from '../activities/flight';
import type { Telling } from '../activity';
import type { RealmChoice } from '../choices';
import type { Told } from '../events';
import { chitsOf, isWorn } from '../kit';
import { dayOf, isMover } from '../movers/individuals';
import { COLOR, FATIGUED, type RealmState, type Who } from '../state';
import { putOn } from './activating';
import { unlikeChits, unlikeItems } from './alike';
import { drop, dropChoices, isDropping, type DropChoice, type DropEvent } from './dropping';
import { isSpentBy } from './spent';
import { abandonItem, isAloft, mayWear, staysWorn, takeOff } from './wearing';

export type ArrangeChoice =
  | { readonly type: 'activate-item'; readonly item: number }
  | { readonly type: 'deactivate-item'; readonly item: number }
  | { readonly type: 'abandon-item'; readonly item: number }
  | { readonly type: 'fatigue-color'; readonly chit: number }
  | DropChoice;

export type ArrangeEvent =
  | Told<'item-packed', { readonly seat: Seat; readonly id: string }>
  | Told<'color-fatigued', { readonly seat: Seat; readonly chit: number }>
  | DropEvent;

/** What he may leave, by its place among his belongings: alike ones once, and no potion that works. (MR-B19) */
function leavable(s: RealmState, seat: Who): readonly number[] {
  const { items } = dayOf(s, seat);
  return unlikeItems(items).filter((item) => !isSpentBy(s, seat, items[item]!));
}

/** Things that he abandons; in the air nothing else can be done with them. (MR-076, MR-B15) */
export const abandonings = (s: RealmState, seat: Who): ArrangeChoice[] =>
  leavable(s, seat).map((item) => ({ type: 'abandon-item', item }));

/** Belongings that may be activated, put away and left behind, and color chits that may be fatigued. (MR-076, MR-B15, MR-B24) */
export function arrangements(s: RealmState, seat: Who): ArrangeChoice[] {
  const leaves = leavable(s, seat);
  // Hired leaders use nothing of what they carry. (MR-046)
  if (isMover(s, seat)) return [...abandonings(s, seat), ...dropChoices(s, seat, leaves)];
  const who = s.who[seat]!;
  const items = unlikeItems(who.items);
  const out: ArrangeChoice[] = [];
  for (const item of items) if (mayWear(s, seat, item)) out.push({ type: 'activate-item', item });
  for (const item of items)
    if (isWorn(who.items[item]!) && !staysWorn(who.items[item]!.id))
      out.push({ type: 'deactivate-item', item });
  out.push(...abandonings(s, seat), ...dropChoices(s, seat, leaves));
  for (const chit of unlikeChits(chitsOf(s, seat), (at) => who.chits[at] === COLOR))
    out.push({ type: 'fatigue-color', chit });
  return out;
}

export const isArrangement = (choice: RealmChoice): choice is ArrangeChoice =>
  choice.type === 'activate-item' ||
  choice.type === 'deactivate-item' ||
  choice.type === 'abandon-item' ||
  choice.type === 'fatigue-color' ||
  isDropping(choice);

function pack(s: RealmState, seat: Seat, item: number, tell: Telling): void {
  const { id } = s.who[seat]!.items[item]!;
  takeOff(s, seat, item);
  tell?.({ type: 'item-packed', rule: 'MR-076', seat, id });
}

export function arrange(s: RealmState, seat: Who, choice: ArrangeChoice, dice: Dice, tell: Telling): void {
  switch (choice.type) {
    case 'activate-item':
      return putOn(s, seat, choice.item, dice, tell);
    case 'deactivate-item':
      return pack(s, seat, choice.item, tell);
    case 'abandon-item':
      // From the air it falls anywhere in the tile. (MR-B15)
      return isAloft(s, seat)
        ? abandonItem(s, seat, choice.item, tell, rollLanding(s.turn!.over, dice))
        : abandonItem(s, seat, choice.item, tell);
    case 'drop-item':
    case 'pick-up':
      return drop(s, seat, choice, tell);
    case 'fatigue-color':
      s.who[seat]!.chits[choice.chit] = FATIGUED;
      tell?.({ type: 'color-fatigued', rule: 'MR-B24', seat, chit: choice.chit });
  }
}

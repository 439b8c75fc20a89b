import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import type { RealmChoice } from '../choices';
import type { Told } from '../events';
import { chitsOf, isWorn } from '../kit';
import { COLOR, FATIGUED, type RealmState } from '../state';
import { putOn } from './activating';
import { unlikeChits, unlikeItems } from './alike';
import { isSpent } from './spent';
import { abandonItem, mayWear, staysWorn, takeOff } from './wearing';

export type ArrangeChoice =
  | { readonly type: 'activate-item'; readonly item: number }
  | { readonly type: 'deactivate-item'; readonly item: number }
  | { readonly type: 'abandon-item'; readonly item: number }
  | { readonly type: 'fatigue-color'; readonly chit: number };

export type ArrangeEvent =
  | Told<'item-packed', { readonly seat: Seat; readonly id: string }>
  | Told<'color-fatigued', { readonly seat: Seat; readonly chit: number }>;

/** Belongings that may be activated, put away and left behind, and color chits that may be fatigued. (MR-076, MR-B15, MR-B24) */
export function arrangements(s: RealmState, seat: Seat): ArrangeChoice[] {
  const who = s.who[seat]!;
  const items = unlikeItems(who.items);
  return [
    ...items.flatMap((item): ArrangeChoice[] =>
      mayWear(s, seat, item) ? [{ type: 'activate-item', item }] : [],
    ),
    ...items.flatMap((item): ArrangeChoice[] =>
      isWorn(who.items[item]!) && !staysWorn(who.items[item]!.id) ? [{ type: 'deactivate-item', item }] : [],
    ),
    ...items.flatMap((item): ArrangeChoice[] =>
      isSpent(who, who.items[item]!) ? [] : [{ type: 'abandon-item', item }],
    ),
    ...unlikeChits(chitsOf(s, seat), (at) => who.chits[at] === COLOR).map((chit): ArrangeChoice => ({
      type: 'fatigue-color',
      chit,
    })),
  ];
}

export const isArrangement = (choice: RealmChoice): choice is ArrangeChoice =>
  choice.type === 'activate-item' ||
  choice.type === 'deactivate-item' ||
  choice.type === 'abandon-item' ||
  choice.type === 'fatigue-color';

function pack(s: RealmState, seat: Seat, item: number, tell: Telling): void {
  const { id } = s.who[seat]!.items[item]!;
  takeOff(s, seat, item);
  tell?.({ type: 'item-packed', rule: 'MR-076', seat, id });
}

export function arrange(s: RealmState, seat: Seat, choice: ArrangeChoice, dice: Dice, tell: Telling): void {
  switch (choice.type) {
    case 'activate-item':
      return putOn(s, seat, choice.item, dice, tell);
    case 'deactivate-item':
      return pack(s, seat, choice.item, tell);
    case 'abandon-item':
      return abandonItem(s, seat, choice.item, tell);
    case 'fatigue-color':
      s.who[seat]!.chits[choice.chit] = FATIGUED;
      tell?.({ type: 'color-fatigued', rule: 'MR-B24', seat, chit: choice.chit });
  }
}

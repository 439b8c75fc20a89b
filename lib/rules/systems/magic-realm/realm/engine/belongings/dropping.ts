import type { Telling } from '../activity';
import type { Told } from '../events';
import { isBodiless, placeOf } from '../movers/individuals';
import { DAMAGED, WORN, type Held, type RealmState, type Who } from '../state';
import type { Place } from '../world/ground';
import { unlikeItems } from './alike';
import { giveItem, isForever, removeItem } from './wearing';

export type DropChoice =
  | { readonly type: 'drop-item'; readonly item: number }
  /** The n-th thing that lies open in the clearing. */
  | { readonly type: 'pick-up'; readonly nth: number };
export type DropEvent =
  | Told<'laid-down', { readonly seat: Who; readonly id: string; readonly place: Place }>
  | Told<'picked-up', { readonly seat: Who; readonly id: string; readonly place: Place }>;

/** What lies open in a clearing. (MR-B70) */
export const droppedAt = (s: RealmState, place: Place): readonly Held[] => s.dropped[String(place)] ?? [];

/** Whoever leaves something may lay it down in plain sight instead of losing it among abandoned things, and whoever comes may pick it up. (MR-B70) */
export function dropChoices(s: RealmState, who: Who, leaves: readonly number[]): readonly DropChoice[] {
  if (!s.game.house['items.dropping'] || isBodiless(s, who)) return [];
  return [
    ...leaves.map((item) => ({ type: 'drop-item', item }) as const),
    ...unlikeItems(droppedAt(s, placeOf(s, who))).map((nth) => ({ type: 'pick-up', nth }) as const),
  ];
}

export const isDropping = (choice: { readonly type: string }): choice is DropChoice =>
  choice.type === 'drop-item' || choice.type === 'pick-up';

/** Lays a belonging down where everybody sees it; a color source goes on working. (MR-B18, MR-B70) */
export function dropItem(s: RealmState, who: Who, at: number, tell: Telling): void {
  const place = placeOf(s, who);
  const { id, state } = removeItem(s, who, at);
  (s.dropped[String(place)] ??= []).push({ id, state: (state & DAMAGED) | (isForever(id) ? WORN : 0) });
  tell?.({ type: 'laid-down', rule: 'MR-B70', seat: who, id, place });
}

function pickUp(s: RealmState, who: Who, nth: number, tell: Telling): void {
  const place = placeOf(s, who);
  const key = String(place);
  const [held] = s.dropped[key]!.splice(nth, 1);
  if (s.dropped[key]!.length === 0) delete s.dropped[key];
  tell?.({ type: 'picked-up', rule: 'MR-B70', seat: who, id: held!.id, place });
  giveItem(s, who, held!, tell);
}

export const drop = (s: RealmState, who: Who, choice: DropChoice, tell: Telling): void =>
  choice.type === 'drop-item' ? dropItem(s, who, choice.item, tell) : pickUp(s, who, choice.nth, tell);

import type { Questions } from '../activity';
import { unlikeItems } from '../belongings/alike';
import type { Told } from '../events';
import { ASHES, isCursed } from '../kit';
import { dayOf, isMover, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { openId } from './goods';
import { handOver, mayHandOver, partnersOf } from './handing';

/** Does he take what another in his clearing offers? `item` −1: gold. */
export type GiftAsk = {
  readonly type: 'gift';
  readonly seat: Who;
  readonly from: Who;
  readonly item: number;
  readonly gold: number;
};
export type GiftChoice =
  | { readonly type: 'give-item'; readonly item: number; readonly to: Who }
  | { readonly type: 'give-gold'; readonly gold: number; readonly to: Who }
  | { readonly type: 'accept-gift'; readonly from: Who; readonly item: number; readonly gold: number }
  | { readonly type: 'refuse-gift' };
export type GiftEvent =
  /** `id` is '' where it is a card that stays secret. */
  | Told<'gift-given', { readonly seat: Who; readonly to: Who; readonly id: string; readonly gold: number }>
  | Told<'gift-refused', { readonly seat: Who; readonly from: Who }>;

const SOME_GOLD = 10;

/** A thing, ten gold or all of it, for somebody in the clearing; gold that is ashes cannot be given, nor by a leader that of his employer. (MR-075, MR-X05) */
export function gifts(s: RealmState, who: Who): GiftChoice[] {
  const { items } = dayOf(s, who);
  const purse = s.who[playerOf(s, who)]!;
  const isPoor = isMover(s, who) || isCursed(purse, ASHES) || purse.gold < 1;
  const sums = isPoor ? [] : [SOME_GOLD, purse.gold];
  return partnersOf(s, who).flatMap((to): GiftChoice[] => [
    ...unlikeItems(items).flatMap((item): GiftChoice[] =>
      mayHandOver(s, who, items[item]!, to) ? [{ type: 'give-item', item, to }] : [],
    ),
    ...sums.flatMap((gold, i): GiftChoice[] =>
      i === 0 && gold >= purse.gold ? [] : [{ type: 'give-gold', gold, to }],
    ),
  ]);
}

/** Nothing changes hands before the other agrees. (MR-075) */
export function offerGift(
  s: RealmState,
  from: Who,
  choice: Extract<GiftChoice, { readonly type: 'give-item' | 'give-gold' }>,
): void {
  const item = choice.type === 'give-item' ? choice.item : -1;
  const gold = choice.type === 'give-gold' ? choice.gold : 0;
  s.asks.push({ type: 'gift', seat: choice.to, from, item, gold });
}

export const giftAsks: Questions<GiftAsk['type']> = {
  gift: {
    choices: (_s, { from, item, gold }) => [
      { type: 'accept-gift', from, item, gold },
      { type: 'refuse-gift' },
    ],
    answer(s, { seat, from, item, gold }, choice, dice, tell) {
      if (choice.type !== 'accept-gift') {
        tell?.({ type: 'gift-refused', rule: 'MR-075', seat, from });
        return;
      }
      s.who[playerOf(s, from)]!.gold -= gold;
      s.who[playerOf(s, seat)]!.gold += gold;
      const id = item < 0 ? '' : openId(dayOf(s, from).items[item]!);
      tell?.({ type: 'gift-given', rule: 'MR-075', seat: from, to: seat, id, gold });
      if (item >= 0) handOver(s, from, item, seat, dice, tell);
    },
  },
};

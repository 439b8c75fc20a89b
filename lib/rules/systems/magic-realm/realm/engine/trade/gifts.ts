import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions } from '../activity';
import { unlikeItems } from '../belongings/alike';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import { ASHES, isCursed } from '../kit';
import type { RealmState } from '../state';
import { othersWith } from '../world/company';
import { openId } from './goods';
import { handOver, mayHandOver } from './handing';

/** Does he take what another in his clearing offers? `item` −1: gold. */
export type GiftAsk = {
  readonly type: 'gift';
  readonly seat: Seat;
  readonly from: Seat;
  readonly item: number;
  readonly gold: number;
};
export type GiftChoice =
  | { readonly type: 'give-item'; readonly item: number; readonly to: Seat }
  | { readonly type: 'give-gold'; readonly gold: number; readonly to: Seat }
  | { readonly type: 'accept-gift'; readonly from: Seat; readonly item: number; readonly gold: number }
  | { readonly type: 'refuse-gift' };
export type GiftEvent =
  /** `id` is '' where it is a card that stays secret. */
  | Told<'gift-given', { readonly seat: Seat; readonly to: Seat; readonly id: string; readonly gold: number }>
  | Told<'gift-refused', { readonly seat: Seat; readonly from: Seat }>;

const SOME_GOLD = 10;

/** A thing, ten gold or all of it, for somebody in the clearing; gold that is ashes cannot be given. (MR-075, MR-X05) */
export function gifts(s: RealmState, seat: Seat): GiftChoice[] {
  const who = s.who[seat]!;
  const sums = isCursed(who, ASHES) || who.gold < 1 ? [] : [SOME_GOLD, who.gold];
  return othersWith(s, seat).flatMap((to): GiftChoice[] =>
    mayArrange(s, to)
      ? [
          ...unlikeItems(who.items).flatMap((item): GiftChoice[] =>
            mayHandOver(who, who.items[item]!) ? [{ type: 'give-item', item, to }] : [],
          ),
          ...sums.flatMap((gold, i): GiftChoice[] =>
            i === 0 && gold >= who.gold ? [] : [{ type: 'give-gold', gold, to }],
          ),
        ]
      : [],
  );
}

/** Nothing changes hands before the other agrees. (MR-075) */
export function offerGift(
  s: RealmState,
  from: Seat,
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
      s.who[from]!.gold -= gold;
      s.who[seat]!.gold += gold;
      const id = item < 0 ? '' : openId(s.who[from]!.items[item]!);
      tell?.({ type: 'gift-given', rule: 'MR-075', seat: from, to: seat, id, gold });
      if (item >= 0) handOver(s, from, item, seat, dice, tell);
    },
  },
};

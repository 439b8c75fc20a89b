import type { Seat } from '../../../../../kernel/game/engine';
import type { Trader } from '../../../catalogue/vocabulary';
import type { Telling } from '../activity';
import { unlikeItems } from '../belongings/alike';
import { isSpentBy } from '../belongings/spent';
import { removeItem } from '../belongings/wearing';
import type { Told } from '../events';
import { ASHES, isCursed } from '../kit';
import { dayOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { thank } from './esteem';
import { layWith, openId } from './goods';
import type { Met } from './meeting';
import { fameWith, priceWith } from './prices';
import { canAfford, priceOf, type Wish } from './wanted';

/** A price that was asked, and what he adds to his gold to pay it, by places among his belongings. (MR-B41) */
export interface Payment extends Wish {
  readonly times: number;
  readonly goods: readonly number[];
}

/** Adds a belonging to what he pays. */
export type PayChoice = { readonly type: 'add-to-price'; readonly trader: Trader; readonly item: number };

export type PayEvent =
  /** `item` is '' where it is a card that stays secret; `gold` is what it counts for. */
  | Told<
      'paid-in-kind',
      {
        readonly seat: Who;
        readonly trader: Trader;
        readonly item: string;
        readonly gold: number;
        readonly fame: number;
      }
    >
  | Told<'too-dear', { readonly seat: Who; readonly trader: Met; readonly gold: number; readonly only: Seat }>
  | Told<'declined', { readonly seat: Who; readonly trader: Met }>
  /** The card that he gave, for himself. */
  | Told<'card-paid', { readonly seat: Who; readonly item: string; readonly only: Seat }>;

const worthOf = (s: RealmState, { seat, trader }: Wish, goods: readonly number[]): number =>
  goods.reduce((sum, at) => sum + priceWith(trader, dayOf(s, seat).items[at]!), 0);

/** Belongings that may go to the trader, beyond those that do. */
const payable = (s: RealmState, { seat, goods }: Payment): readonly number[] => {
  const { items } = dayOf(s, seat);
  return items.flatMap((held, at) => (goods.includes(at) || isSpentBy(s, seat, held) ? [] : [at]));
};

/** What is left to pay in gold; no change is given. (MR-B41) */
export const dueOf = (s: RealmState, payment: Payment): number =>
  Math.max(0, payment.times * priceOf(s, payment) - worthOf(s, payment, payment.goods));

/** Gold that is ashes cannot be spent. (MR-X05) */
function goldOf(s: RealmState, seat: Who): number {
  const purse = s.who[playerOf(s, seat)]!;
  return isCursed(purse, ASHES) ? 0 : purse.gold;
}

/** Is there enough for it in gold and belongings? (MR-B41) */
export const mayEverPay = (s: RealmState, payment: Payment): boolean =>
  canAfford(s, payment) &&
  dueOf(s, payment) <= goldOf(s, payment.seat) + worthOf(s, payment, payable(s, payment));

/** Does what he has added, with his gold, pay it? */
export const paysNow = (s: RealmState, payment: Payment): boolean =>
  canAfford(s, payment) && dueOf(s, payment) <= goldOf(s, payment.seat);

/** What he may add, as long as something is left to pay; alike ones once. (MR-B41) */
export function additions(s: RealmState, payment: Payment): PayChoice[] {
  const { seat, trader } = payment;
  if (dueOf(s, payment) === 0 || !canAfford(s, payment)) return [];
  const { items } = dayOf(s, seat);
  const all = payable(s, payment).filter((at) => priceWith(trader, items[at]!) > 0);
  return unlikeItems(items, all).map((item) => ({ type: 'add-to-price', trader, item }));
}

/** Belongings count at their basic price, and a fame reward goes with them as in a sale. (MR-B41) */
export function payInKind(s: RealmState, { seat, trader, goods }: Payment, tell: Telling): void {
  const who = s.who[playerOf(s, seat)]!;
  for (const at of [...goods].sort((a, b) => b - a)) {
    const held = removeItem(s, seat, at);
    const gold = priceWith(trader, held);
    const fame = fameWith(trader, held.id);
    const item = openId(held);
    who.fame += fame;
    layWith(s, trader, held, seat);
    thank(s, playerOf(s, seat), trader, held.id, true, tell);
    tell?.({ type: 'paid-in-kind', rule: 'MR-B41', seat, trader, item, gold, fame });
    if (item === '')
      tell?.({ type: 'card-paid', rule: 'MR-B16', seat, item: held.id, only: playerOf(s, seat) });
  }
}

/** He cannot pay, which nobody else is told: neither his gold nor the price of what he named is theirs to know. (MR-052, MR-B22) */
export function sayTooDear(
  s: RealmState,
  seat: Who,
  trader: Met,
  gold: number,
  rule: string,
  tell: Telling,
): void {
  tell?.({ type: 'declined', rule, seat, trader });
  tell?.({ type: 'too-dear', rule, seat, trader, gold, only: playerOf(s, seat) });
}

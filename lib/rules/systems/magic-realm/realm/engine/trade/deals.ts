import type { Dice } from '../../../../../kernel/game/dice';
import type { Questions, Telling } from '../activity';
import { unlikeItems } from '../belongings/alike';
import type { Told } from '../events';
import { ASHES, isCursed, isFaceDown } from '../kit';
import { dayOf, playerOf } from '../movers/individuals';
import type { Held, RealmState, Who } from '../state';
import { openId } from './goods';
import { handOver, mayHandOver, partnersOf } from './handing';

/**
 * What one proposes to another of his clearing, by places among their belongings; −1: nothing. A thing is sold or bought for
 * gold, or swapped for another one.
 */
interface Terms {
  readonly from: Who;
  readonly to: Who;
  readonly give: number;
  readonly want: number;
}

export type DealAsk =
  /** What does he ask, or bid? */
  | (Terms & { readonly type: 'deal-terms'; readonly seat: Who })
  /** Does the other one agree? `id` is what he would get, which he is shown. */
  | (Terms & { readonly type: 'deal'; readonly seat: Who; readonly gold: number; readonly id: string });

export type DealChoice =
  /** Offers a belonging of his own, for a price still to be named. */
  | { readonly type: 'offer-deal'; readonly item: number; readonly to: Who }
  /** Asks for something that lies open with the other. */
  | { readonly type: 'seek-deal'; readonly item: number; readonly to: Who }
  | { readonly type: 'name-price'; readonly gold: number }
  | { readonly type: 'name-swap'; readonly item: number; readonly to: Who }
  | { readonly type: 'no-deal' }
  | {
      readonly type: 'accept-deal';
      readonly from: Who;
      readonly want: number;
      readonly gold: number;
      readonly id: string;
    }
  | { readonly type: 'refuse-deal' };

export type DealEvent =
  /** What each of the two gives: an id, or '' for nothing or a card that stays secret. */
  | Told<
      'deal-made',
      {
        readonly seat: Who;
        readonly to: Who;
        readonly gives: string;
        readonly gets: string;
        /** Whether a thing goes each way. */
        readonly swap: boolean;
        readonly gold: number;
        /** Who pays the gold. */
        readonly payer: Who;
      }
    >
  | Told<'deal-refused', { readonly seat: Who; readonly from: Who }>;

const series = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
/** Prices that can be named: whatever both accept, in steps that grow. (MR-075) */
const prices: readonly number[] = [...series(1, 20, 1), ...series(25, 100, 5), ...series(120, 300, 20)];

/** What he or his employer can pay. Gold that is ashes cannot be given. (MR-X05) */
function goldOf(s: RealmState, who: Who): number {
  const purse = s.who[playerOf(s, who)]!;
  return isCursed(purse, ASHES) ? 0 : purse.gold;
}

/** Everybody sees counters, and cards that are in use; in a view the others have no id. (MR-B16) */
const isOpen = (held: Held): boolean => held.id !== '' && !isFaceDown(held);

/** What he sees of the other's belongings that may change hands, alike ones once. */
const inSight = (s: RealmState, other: Who, who: Who): readonly number[] => {
  const { items } = dayOf(s, other);
  return unlikeItems(items).filter((at) => isOpen(items[at]!) && mayHandOver(s, other, items[at]!, who));
};

/** Sales, purchases and swaps that he may propose to somebody in his clearing. (MR-075) */
export const bargains = (s: RealmState, who: Who): DealChoice[] => {
  const { items } = dayOf(s, who);
  return partnersOf(s, who).flatMap((to): DealChoice[] => [
    ...unlikeItems(items)
      .filter((at) => mayHandOver(s, who, items[at]!, to))
      .map((item): DealChoice => ({ type: 'offer-deal', item, to })),
    ...(goldOf(s, who) > 0 ? inSight(s, to, who) : []).map((item): DealChoice => ({
      type: 'seek-deal',
      item,
      to,
    })),
  ]);
};

/** He goes on to say what he asks or bids. */
export function propose(
  s: RealmState,
  seat: Who,
  choice: Extract<DealChoice, { readonly type: 'offer-deal' | 'seek-deal' }>,
): void {
  const { item, to } = choice;
  const isSale = choice.type === 'offer-deal';
  s.asks.push({
    type: 'deal-terms',
    seat,
    from: seat,
    to,
    give: isSale ? item : -1,
    want: isSale ? -1 : item,
  });
}

/** Both gave their word: things and gold change hands at once. */
function carryOut(
  s: RealmState,
  { from, to, give, want, gold }: Terms & { readonly gold: number },
  dice: Dice,
  tell: Telling,
): void {
  const payer = give < 0 ? from : to;
  const payee = give < 0 ? to : from;
  const openOf = (who: Who, at: number): string => (at < 0 ? '' : openId(dayOf(s, who).items[at]!));
  tell?.({
    type: 'deal-made',
    rule: 'MR-075',
    seat: from,
    to,
    gives: openOf(from, give),
    gets: openOf(to, want),
    swap: give >= 0 && want >= 0,
    gold,
    payer,
  });
  s.who[playerOf(s, payer)]!.gold -= gold;
  s.who[playerOf(s, payee)]!.gold += gold;
  const bought = want < 0 ? undefined : () => handOver(s, to, want, from, dice, tell);
  if (give >= 0) handOver(s, from, give, to, dice, tell);
  bought?.();
}

export const dealAsks: Questions<DealAsk['type']> = {
  'deal-terms': {
    choices(s, { from, to, give }) {
      const named = give < 0 ? prices.filter((gold) => gold <= goldOf(s, from)) : prices;
      return [
        ...named.map((gold): DealChoice => ({ type: 'name-price', gold })),
        ...(give < 0 ? [] : inSight(s, to, from)).map((item): DealChoice => ({
          type: 'name-swap',
          item,
          to,
        })),
        { type: 'no-deal' },
      ];
    },
    answer(s, { from, to, give, want }, choice) {
      if (choice.type !== 'name-price' && choice.type !== 'name-swap') return;
      const id = give < 0 ? '' : dayOf(s, from).items[give]!.id;
      s.asks.push({
        type: 'deal',
        seat: to,
        from,
        to,
        give,
        want: choice.type === 'name-swap' ? choice.item : want,
        gold: choice.type === 'name-price' ? choice.gold : 0,
        id,
      });
    },
  },
  /** Who cannot pay can only refuse. */
  deal: {
    choices(s, { seat, from, give, want, gold, id }) {
      const pays = give < 0 ? 0 : gold;
      return [
        ...(pays <= goldOf(s, seat) ? [{ type: 'accept-deal', from, want, gold, id } as const] : []),
        { type: 'refuse-deal' },
      ];
    },
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'accept-deal') carryOut(s, ask, dice, tell);
      else tell?.({ type: 'deal-refused', rule: 'MR-075', seat: ask.seat, from: ask.from });
    },
  },
};

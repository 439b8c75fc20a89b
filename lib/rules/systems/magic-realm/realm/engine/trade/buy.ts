import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import type { Trader } from '../../../catalogue/vocabulary';
import { multiplierOf } from '../../../odds/dealing';
import type { Questions, Telling } from '../activity';
import { giveItem } from '../belongings/wearing';
import { blockSeat } from '../day/block';
import type { Told } from '../events';
import { playerOf } from '../movers/individuals';
import { FROM_CARD, type RealmState, type Who } from '../state';
import { thank } from './esteem';
import { openId, takeFrom } from './goods';
import { isAffront, mayBuyDrinks, mayPayOff, meet, payOff, type Affront, type Met } from './meeting';
import {
  additions,
  dueOf,
  mayEverPay,
  payInKind,
  paysNow,
  sayTooDear,
  type PayChoice,
  type PayEvent,
  type Payment,
} from './paying';
import { canAfford, fameOf, goods, priceOf, type Naming, type Wanted, type Wish } from './wanted';

export type BuyAsk =
  | { readonly type: 'trade-goods'; readonly seat: Who; readonly trader: Trader }
  | (Wish & { readonly type: 'trade-drinks' })
  | (Payment & { readonly type: 'trade-offer'; readonly boon: number })
  | {
      readonly type: 'trade-affront';
      readonly seat: Who;
      readonly trader: Met;
      readonly affront: Affront;
    };

type OfferAsk = Extract<BuyAsk, { readonly type: 'trade-offer' }>;

export type BuyChoice =
  | Naming
  | PayChoice
  /** Only where it was agreed that one may leave after a look. (MR-R11) */
  | { readonly type: 'name-nothing' }
  /** `price`: the basic price of what he asks for. */
  | { readonly type: 'buy-drinks'; readonly trader: Trader; readonly price: number }
  | { readonly type: 'no-drinks'; readonly trader: Trader; readonly price: number }
  | {
      readonly type: 'pay-price';
      readonly trader: Trader;
      readonly what: Wanted;
      readonly at: number;
      readonly gold: number;
    }
  | { readonly type: 'take-boon'; readonly trader: Trader; readonly what: Wanted; readonly at: number }
  | { readonly type: 'decline-price' }
  | { readonly type: 'pay-off'; readonly trader: Met; readonly affront: Affront }
  | { readonly type: 'be-blocked'; readonly trader: Met };

export type BuyEvent =
  | PayEvent
  | Told<'goods-seen', { readonly seat: Who; readonly trader: Trader; readonly count: number }>
  /** `item` is '' where it is a card that stays secret. */
  | Told<
      'bought',
      {
        readonly seat: Who;
        readonly trader: Trader;
        readonly what: Wanted;
        readonly item: string;
        readonly gold: number;
        readonly fame: number;
        readonly boon: boolean;
      }
    >
  | Told<'spell-taught', { readonly seat: Who; readonly spell: string; readonly only: Seat }>;

/** Asks for something; with natives he may first be asked about drinks. (MR-053) */
export function wishFor(s: RealmState, wish: Wish, dice: Dice, tell: Telling): void {
  if (mayBuyDrinks(s, wish.seat, wish.trader)) s.asks.push({ ...wish, type: 'trade-drinks' });
  else rollFor(s, wish, false, dice, tell);
}

/** Whoever may not try again leaves the boon as it is. (MR-B42) */
const giveUp = (s: RealmState, { seat, what, at }: Wish): void => {
  if (what === 'boon') s.who[playerOf(s, seat)]!.boons.splice(at, 1);
};

/** The Meeting roll, and what comes of it. (MR-050, MR-052, MR-X19 to MR-X24) */
function rollFor(s: RealmState, wish: Wish, drinks: boolean, dice: Dice, tell: Telling): void {
  const { seat, trader } = wish;
  const result = meet(s, seat, trader, drinks, dice, tell, 'trade');
  const asked = multiplierOf(result);
  if (asked !== undefined) {
    const boon = asked === 0 && wish.what !== 'boon' ? 1 : 0;
    const times = Math.max(1, asked);
    const payment: Payment = { seat, trader, what: wish.what, at: wish.at, times, goods: [] };
    if (mayEverPay(s, payment) || (boon === 1 && canAfford(s, wish)))
      s.asks.push({ ...payment, type: 'trade-offer', boon });
    else {
      // Before the boon is gone that has the price.
      const price = times * priceOf(s, wish);
      giveUp(s, wish);
      sayTooDear(s, seat, trader, price, 'MR-052', tell);
    }
    return;
  }
  giveUp(s, wish);
  if (isAffront(result) && mayPayOff(s, seat, result))
    s.asks.push({ type: 'trade-affront', seat, trader, affront: result });
  else if (result !== 'no deal') blockSeat(s, seat, trader, tell);
}

/** Gold and fame go to the trader, and he gets what he named; for a boon they are one level less friendly. (MR-B41, MR-B42) */
function complete(s: RealmState, wish: Payment, boon: boolean, tell: Telling): void {
  const { seat, trader, what, at } = wish;
  const who = s.who[playerOf(s, seat)]!;
  const gold = boon ? 0 : dueOf(s, wish);
  const fame = fameOf(s, wish);
  if (boon) {
    who.owes[trader] = (who.owes[trader] ?? 0) + 1;
    who.boons.push({ trader, gold: priceOf(s, wish) });
  }
  who.gold -= gold;
  who.fame -= fame;
  payInKind(s, wish, tell);
  const held = what === 'item' ? takeFrom(s, trader, at, seat) : undefined;
  const item = held ? openId(held) : '';
  tell?.({ type: 'bought', rule: boon ? 'MR-X20' : 'MR-052', seat, trader, what, item, gold, fame, boon });
  if (held) thank(s, playerOf(s, seat), trader, held.id, false, tell);
  if (held) giveItem(s, seat, held, tell);
  if (what === 'boon') {
    who.boons.splice(at, 1);
    who.owes[trader] = Math.max(0, (who.owes[trader] ?? 0) - 1);
  }
  if (what === 'spell') {
    const spell = s.spells[trader]![at]!;
    who.spells.push({ id: spell, learned: FROM_CARD, bound: 0 });
    tell?.({ type: 'spell-taught', rule: 'MR-B30', seat, spell, only: playerOf(s, seat) });
  }
}

/** The offer as a choice, as far as he can pay it, and what he may add to his gold. (MR-B41) */
function offers(s: RealmState, ask: OfferAsk): BuyChoice[] {
  const { trader, what, at, goods: added, boon } = ask;
  const isFree = boon === 1 && added.length === 0 && canAfford(s, ask);
  return [
    ...(isFree ? [{ type: 'take-boon', trader, what, at } as const] : []),
    ...(paysNow(s, ask) ? [{ type: 'pay-price', trader, what, at, gold: dueOf(s, ask) } as const] : []),
    ...additions(s, ask),
    { type: 'decline-price' },
  ];
}

export const buyAsks: Questions<BuyAsk['type']> = {
  'trade-goods': {
    choices: (s, { seat, trader }) => [
      ...goods(s, seat, trader),
      ...(s.game.house['trade.mustRollAfterLook'] ? [] : [{ type: 'name-nothing' } as const]),
    ],
    answer(s, { seat, trader }, choice, dice, tell) {
      if (choice.type === 'name-good' || choice.type === 'name-spell') {
        const what = choice.type === 'name-good' ? 'item' : 'spell';
        wishFor(s, { seat, trader, what, at: choice.at }, dice, tell);
      }
    },
  },
  'trade-drinks': {
    choices(s, ask) {
      const { trader } = ask;
      const price = priceOf(s, ask);
      return [
        { type: 'buy-drinks', trader, price },
        { type: 'no-drinks', trader, price },
      ];
    },
    answer: (s, ask, choice, dice, tell) => rollFor(s, ask, choice.type === 'buy-drinks', dice, tell),
  },
  'trade-offer': {
    choices: offers,
    answer(s, ask, choice, _dice, tell) {
      if (choice.type === 'add-to-price') s.asks.push({ ...ask, goods: [...ask.goods, choice.item] });
      else if (choice.type === 'take-boon') complete(s, ask, true, tell);
      else if (choice.type === 'pay-price') complete(s, ask, false, tell);
      else {
        giveUp(s, ask);
        tell?.({ type: 'declined', rule: 'MR-052', seat: ask.seat, trader: ask.trader });
      }
    },
  },
  'trade-affront': {
    choices: (_s, { trader, affront }) => [
      { type: 'pay-off', trader, affront },
      { type: 'be-blocked', trader },
    ],
    answer(s, { seat, trader, affront }, choice, _dice, tell) {
      if (choice.type === 'pay-off') payOff(s, seat, trader, affront, tell);
      else blockSeat(s, seat, trader, tell);
    },
  },
};

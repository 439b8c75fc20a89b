import type { Seat } from '../../../../../kernel/game/engine';
import type { Trader } from '../../../catalogue/vocabulary';
import type { DeedRules, Questions } from '../activity';
import { mayArrange } from '../belongings/wearing';
import type { Told } from '../events';
import { playerOf } from '../movers/individuals';
import { buyAsks, wishFor, type BuyAsk, type BuyChoice, type BuyEvent } from './buy';
import {
  beginSale,
  commerceAsks,
  type CommerceAsk,
  type CommerceChoice,
  type CommerceEvent,
} from './commerce';
import type { MeetingEvent } from './meeting';
import {
  sell,
  sellAsks,
  sellChoices,
  tradersOf,
  type SellAsk,
  type SellChoice,
  type SellEvent,
} from './sell';
import { lookAtGoods } from './wanted';

export type TradeAsk = { readonly type: 'trade'; readonly seat: Seat } | SellAsk | BuyAsk | CommerceAsk;

export type TradeChoice =
  | { readonly type: 'look-at-goods'; readonly trader: Trader }
  | { readonly type: 'buy-back'; readonly trader: Trader; readonly at: number }
  | { readonly type: 'trade-nothing' }
  | SellChoice
  | BuyChoice
  | CommerceChoice;

export type TradeEvent =
  /** Nobody is there with whom he could trade: the phase is lost. (MR-016) */
  Told<'no-trader', { readonly seat: Seat }> | MeetingEvent | SellEvent | BuyEvent | CommerceEvent;

export const tradeAsks: Questions<TradeAsk['type']> = {
  ...sellAsks,
  ...buyAsks,
  ...commerceAsks,
  /** One phase sells, buys one thing, or buys a boon back. (MR-049, MR-050, MR-B42) */
  trade: {
    choices(s, { seat }) {
      const traders = tradersOf(s, seat);
      const { boons } = s.who[playerOf(s, seat)]!;
      return [
        ...traders.map((trader) => ({ type: 'look-at-goods', trader }) as const),
        ...sellChoices(s, seat, traders),
        ...boons.flatMap(({ trader }, at) =>
          traders.includes(trader) ? [{ type: 'buy-back', trader, at } as const] : [],
        ),
        { type: 'trade-nothing' },
      ];
    },
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'look-at-goods') lookAtGoods(s, seat, choice.trader, tell);
      else if (choice.type === 'sell' && s.game.house['world.commerce'])
        beginSale(s, seat, choice.trader, choice.item);
      else if (choice.type === 'sell') sell(s, seat, choice.trader, choice.item, tell);
      else if (choice.type === 'buy-back')
        wishFor(s, { seat, trader: choice.trader, what: 'boon', at: choice.at }, dice, tell);
    },
  },
};

export const tradeDeeds: DeedRules<'trade'> = {
  /** With a visitor or an unhired leader in his clearing, hidden or not. (MR-049 to MR-051, MR-057) */
  trade(s, seat, _deed, _dice, tell) {
    if (mayArrange(s, seat) && tradersOf(s, seat).length > 0) s.asks.push({ type: 'trade', seat });
    else tell?.({ type: 'no-trader', rule: 'MR-016', seat });
  },
};

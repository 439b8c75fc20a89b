import type { Seat } from '../../../../../kernel/game/engine';
import type { Trader } from '../../../catalogue/vocabulary';
import type { Questions, Telling } from '../activity';
import { unlikeItems } from '../belongings/alike';
import { isSpentBy } from '../belongings/spent';
import { removeItem } from '../belongings/wearing';
import type { Told } from '../events';
import { dayOf, placeOf, playerOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { tradersAt } from '../world/company';
import { thank } from './esteem';
import { layWith, openId } from './goods';
import { fameWith, priceWith } from './prices';

/** Will he sell more to the same? */
export type SellAsk = { readonly type: 'trade-more'; readonly seat: Who; readonly trader: Trader };
export type SellChoice =
  | { readonly type: 'sell'; readonly trader: Trader; readonly item: number }
  | { readonly type: 'sell-enough' };
export type SellEvent =
  /** `item` is '' where it is a card that stays secret. */
  | Told<
      'sold',
      {
        readonly seat: Who;
        readonly trader: Trader;
        readonly item: string;
        readonly gold: number;
        readonly fame: number;
      }
    >
  /** The card that he sold, for himself. */
  | Told<'card-sold', { readonly seat: Who; readonly item: string; readonly only: Seat }>;

/** Things that may be sold, alike ones once. */
function saleable(s: RealmState, seat: Who): readonly number[] {
  const { items } = dayOf(s, seat);
  return unlikeItems(items).filter((at) => !isSpentBy(s, seat, items[at]!));
}

export const sellChoices = (s: RealmState, seat: Who, traders: readonly Trader[]): SellChoice[] =>
  traders.flatMap((trader) => saleable(s, seat).map((item): SellChoice => ({ type: 'sell', trader, item })));

/** Without a roll, for its basic price; a fame reward goes with it. (MR-049, MR-B41) */
export function sell(s: RealmState, seat: Who, trader: Trader, item: number, tell: Telling): void {
  const who = s.who[playerOf(s, seat)]!;
  const held = removeItem(s, seat, item);
  const gold = priceWith(trader, held);
  const fame = fameWith(trader, held.id);
  who.gold += gold;
  who.fame += fame;
  layWith(s, trader, held, seat);
  thank(s, playerOf(s, seat), trader, held.id, true, tell);
  const open = openId(held);
  tell?.({ type: 'sold', rule: 'MR-049', seat, trader, item: open, gold, fame });
  if (open === '')
    tell?.({ type: 'card-sold', rule: 'MR-B16', seat, item: held.id, only: playerOf(s, seat) });
  if (dayOf(s, seat).items.length > 0) s.asks.push({ type: 'trade-more', seat, trader });
}

export const sellAsks: Questions<SellAsk['type']> = {
  'trade-more': {
    choices: (s, { seat, trader }) => [{ type: 'sell-enough' }, ...sellChoices(s, seat, [trader])],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'sell') sell(s, seat, choice.trader, choice.item, tell);
    },
  },
};

/** Whom he may trade with where he stands. */
export const tradersOf = (s: RealmState, seat: Who): readonly Trader[] => tradersAt(s, placeOf(s, seat));

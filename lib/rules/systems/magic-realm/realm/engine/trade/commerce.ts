import type { Dice } from '../../../../../kernel/game/dice';
import { commerce, specialPrices } from '../../../catalogue/dealing-tables';
import type { NativeGroupId, Relation, Trader } from '../../../catalogue/vocabulary';
import { friendlierThan } from '../../../reckon/dice';
import type { Questions, Telling } from '../activity';
import { unlikeItems } from '../belongings/alike';
import { isSpentBy } from '../belongings/spent';
import { removeItem } from '../belongings/wearing';
import { blockSeat } from '../day/block';
import type { Told } from '../events';
import { itemOf } from '../kit';
import { dayOf, playerOf } from '../movers/individuals';
import { rollOn } from '../rolls';
import type { Held, RealmState, Who } from '../state';
import { thank } from './esteem';
import { layWith, openId } from './goods';
import { buyDrinks, mayBuyDrinks, type MeetingEvent } from './meeting';
import { fameWith, priceWith } from './prices';
import { relationTo } from './relation';

/** What he offers together, by places among his belongings. */
interface Lot {
  readonly seat: Who;
  readonly trader: Trader;
  readonly goods: readonly number[];
}

export type CommerceAsk =
  | (Lot & { readonly type: 'sale-lot' })
  /** `demand`: whoever refuses it is blocked. */
  | (Lot & { readonly type: 'sale-offer'; readonly gold: number; readonly demand: boolean });
export type CommerceChoice =
  | { readonly type: 'add-to-lot'; readonly trader: Trader; readonly item: number }
  | { readonly type: 'offer-lot'; readonly trader: Trader; readonly drinks: boolean }
  | { readonly type: 'take-offer'; readonly trader: Trader; readonly gold: number }
  | { readonly type: 'decline-offer'; readonly trader: Trader; readonly demand: boolean };

type Row = (typeof commerce)[Relation][number];
export type CommerceEvent =
  | Told<
      'haggled',
      {
        readonly seat: Who;
        readonly trader: Trader;
        readonly column: Relation;
        readonly faces: readonly number[];
        readonly result: Row;
        /** Special prices of all that he offers. */
        readonly worth: number;
      }
    >
  | Told<'no-sale', { readonly seat: Who; readonly trader: Trader }>
  /** Cards that stay secret are '' among the items. */
  | Told<
      'lot-sold',
      {
        readonly seat: Who;
        readonly trader: Trader;
        readonly items: readonly string[];
        readonly gold: number;
      }
    >
  | Extract<MeetingEvent, { readonly type: 'drinks-bought' }>;

/** What a group gives for a thing: its price, the fame or notoriety that it values, and a fame reward of its own. (MR-B70) */
export function specialPrice(trader: Trader, held: Held): number {
  const item = itemOf(held.id);
  const counts = specialPrices[trader as NativeGroupId] ?? [];
  const value = (score: 'fame' | 'notoriety'): number =>
    item.kind !== 'horse' && counts.includes(score) ? item[score] : 0;
  return priceWith(trader, held) + value('fame') + value('notoriety') + fameWith(trader, held.id);
}

const worthOf = (s: RealmState, { seat, trader, goods }: Lot): number =>
  goods.reduce((sum, at) => sum + specialPrice(trader, dayOf(s, seat).items[at]!), 0);

/** He names what he sells, and adds to it before he rolls. (MR-B70) */
export const beginSale = (s: RealmState, seat: Who, trader: Trader, item: number): void =>
  void s.asks.push({ type: 'sale-lot', seat, trader, goods: [item] });

/** A roll on the Commerce table, until it says what they offer or demand. (MR-B70, MR-X25, MR-X26) */
function haggle(s: RealmState, lot: Lot, drinks: boolean, dice: Dice, tell: Telling): void {
  const { seat, trader, goods } = lot;
  const worth = worthOf(s, lot);
  const from = relationTo(s, seat, trader);
  let column = drinks ? buyDrinks(s, seat, trader, from, tell) : from;
  for (;;) {
    const { faces, result } = rollOn(s, seat, 'meeting', dice, 'TRADE');
    const row: Row = commerce[column][result - 1]!;
    tell?.({
      type: 'haggled',
      rule: `MR-table-commerce-${column}`,
      seat,
      trader,
      column,
      faces,
      result: row,
      worth,
    });
    if (row === 'opportunity') column = friendlierThan(column);
    else if (row === 'trouble') column = 'unfriendly';
    else if (row === 'block') return blockSeat(s, seat, trader, tell);
    else {
      const [kind, amount] = row.split(' ') as [string, string];
      const demand = kind === 'demand';
      const gold = demand ? worth - Number(amount) : worth + Number(amount);
      if (gold >= 0) s.asks.push({ type: 'sale-offer', seat, trader, goods, gold, demand });
      else if (demand) blockSeat(s, seat, trader, tell);
      else tell?.({ type: 'no-sale', rule: 'MR-B70', seat, trader });
      return;
    }
  }
}

/** Everything that he offered goes to the trader for what they said. */
function sellLot(s: RealmState, { seat, trader, goods }: Lot, gold: number, tell: Telling): void {
  const player = playerOf(s, seat);
  s.who[player]!.gold += gold;
  const sold = [...goods].sort((a, b) => b - a).map((at) => removeItem(s, seat, at));
  for (const held of sold) {
    layWith(s, trader, held, seat);
    thank(s, player, trader, held.id, true, tell);
  }
  tell?.({ type: 'lot-sold', rule: 'MR-B70', seat, trader, items: sold.map(openId), gold });
  for (const held of sold)
    if (openId(held) === '') tell?.({ type: 'card-sold', rule: 'MR-B16', seat, item: held.id, only: player });
}

export const commerceAsks: Questions<CommerceAsk['type']> = {
  'sale-lot': {
    choices(s, { seat, trader, goods }) {
      const { items } = dayOf(s, seat);
      const more = items.flatMap((held, at) => (goods.includes(at) || isSpentBy(s, seat, held) ? [] : [at]));
      return [
        { type: 'offer-lot', trader, drinks: false },
        ...(mayBuyDrinks(s, seat, trader) ? [{ type: 'offer-lot', trader, drinks: true } as const] : []),
        ...unlikeItems(items, more).map((item) => ({ type: 'add-to-lot', trader, item }) as const),
      ];
    },
    answer(s, ask, choice, dice, tell) {
      if (choice.type === 'add-to-lot') s.asks.push({ ...ask, goods: [...ask.goods, choice.item] });
      else if (choice.type === 'offer-lot') haggle(s, ask, choice.drinks, dice, tell);
    },
  },
  'sale-offer': {
    choices: (_s, { trader, gold, demand }) => [
      { type: 'take-offer', trader, gold },
      { type: 'decline-offer', trader, demand },
    ],
    answer(s, ask, choice, _dice, tell) {
      if (choice.type === 'take-offer') sellLot(s, ask, ask.gold, tell);
      else if (ask.demand) blockSeat(s, ask.seat, ask.trader, tell);
      else tell?.({ type: 'declined', rule: 'MR-B70', seat: ask.seat, trader: ask.trader });
    },
  },
};

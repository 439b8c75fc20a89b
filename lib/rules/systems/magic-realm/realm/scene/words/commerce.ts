import { listed } from '../../../../../kernel/words/words';
import { dayOf } from '../../engine/movers/individuals';
import {
  specialPrice,
  type CommerceAsk,
  type CommerceChoice,
  type CommerceEvent,
} from '../../engine/trade/commerce';
import type { RealmState } from '../../engine/state';
import { seatName, theBelonging, theItem, touching, traderName } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';
import { diceOf } from './boxes';
import { drinksWords, traderTouch } from './traders';

const SALE = 'What to sell together';
const OFFER = 'The offer';

/** What is on offer just now. */
function lotWords(s: RealmState): string {
  const ask = s.asks.findLast(
    (one): one is CommerceAsk => one.type === 'sale-lot' || one.type === 'sale-offer',
  );
  if (!ask) return 'it';
  return listed(ask.goods.map((at) => theBelonging(s, ask.seat, at)));
}

export const commerceChoiceWords: ChoiceWriters<CommerceChoice['type']> = {
  'add-to-lot': (s, seat, { trader, item }) => ({
    text: `Offer ${theBelonging(s, seat, item)} as well (special price ${specialPrice(trader, dayOf(s, seat).items[item]!)})`,
    group: SALE,
    rule: 'MR-B70',
    touches: [touching.item(seat, item)],
  }),
  'offer-lot': (s, seat, { trader, drinks }) => ({
    text: drinks
      ? `${drinksWords(s, seat, trader)}; then offer ${lotWords(s)}`
      : `Offer ${lotWords(s)} to ${traderName(trader)}`,
    group: 'Go on',
    rule: 'MR-B70',
    touches: drinks ? [] : traderTouch(s, seat, trader),
  }),
  'take-offer': (s, seat, { trader, gold }) => ({
    text: `Sell ${lotWords(s)} for ${gold} gold`,
    group: OFFER,
    rule: 'MR-B70',
    touches: traderTouch(s, seat, trader),
  }),
  'decline-offer': (_s, _seat, { trader, demand }) => ({
    text: demand ? `Refuse, and be blocked by ${traderName(trader)}` : 'Decline the offer',
    group: OFFER,
    rule: 'MR-B70',
    touches: [],
  }),
};

function resultWords(result: string, worth: number): string {
  const [kind, amount] = result.split(' ');
  if (kind === 'offer') return `they offer ${worth + Number(amount)} gold`;
  if (kind === 'demand') return `they demand it for ${worth - Number(amount)} gold`;
  return result === 'block' ? 'a block' : `${result}, and another roll`;
}

export const commerceEventWords: EventWriters<Exclude<CommerceEvent['type'], 'drinks-bought'>> = {
  haggled: ({ seat, trader, column, faces, result, worth }, s) => ({
    text: `The ${seatName(s, seat)} offers ${traderName(trader)} what is worth ${worth} gold to them, on the ${column} column: ${resultWords(result, worth)}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  'no-sale': ({ seat, trader }, s) => ({
    text: `There is no deal between the ${seatName(s, seat)} and ${traderName(trader)}.`,
    touches: [touching.seat(seat)],
  }),
  'lot-sold': ({ seat, trader, items, gold }, s) => ({
    text: `The ${seatName(s, seat)} sells ${listed(items.map(theItem))} to ${traderName(trader)} for ${gold} gold.`,
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
};

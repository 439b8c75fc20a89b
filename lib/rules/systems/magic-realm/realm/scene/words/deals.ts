import type { RealmState } from '../../engine/state';
import type { ConfideChoice, ConfideEvent } from '../../engine/trade/confiding';
import type { DealChoice, DealEvent } from '../../engine/trade/deals';
import { holderName } from '../holders';
import { pathName, seatName, theBelonging, theItem, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const rule = 'MR-075';

/** What he is about to propose. */
const terms = (s: RealmState) => s.asks.findLast((ask) => ask.type === 'deal-terms');

export const dealChoiceWords: ChoiceWriters<(DealChoice | ConfideChoice)['type']> = {
  'offer-deal': (s, seat, { item, to }) => ({
    text: `Offer ${theBelonging(s, seat, item)} to the ${seatName(s, to)} for gold or a thing`,
    group: 'Sales and swaps',
    rule,
    touches: [],
  }),
  'seek-deal': (s, _seat, { item, to }) => ({
    text: `Bid gold for ${theBelonging(s, to, item)} of the ${seatName(s, to)}`,
    group: 'Sales and swaps',
    rule,
    touches: [touching.item(to, item)],
  }),
  'name-price': (s, _seat, { gold }) => ({
    text: terms(s)?.give === -1 ? `Bid ${gold} gold` : `Ask ${gold} gold`,
    group: 'Price',
    rule,
    touches: [],
  }),
  'name-swap': (s, _seat, { item, to }) => ({
    text: `Ask for ${theBelonging(s, to, item)}`,
    group: 'A thing for it',
    rule,
    touches: [touching.item(to, item)],
  }),
  'no-deal': () => ({ text: 'Propose nothing', group: 'Go on', rule, touches: [] }),
  'accept-deal': (s, seat, { from, want, gold, id }) => {
    const gets = id === '' ? `${gold} gold` : theItem(id);
    const gives = want >= 0 ? theBelonging(s, seat, want) : `${gold} gold`;
    return {
      text: `Give ${gives} to the ${seatName(s, from)} for ${gets}`,
      group: 'A deal',
      rule,
      touches: [],
    };
  },
  'refuse-deal': () => ({ text: 'Refuse the deal', group: 'A deal', rule, touches: [] }),
  'tell-site': (s, _seat, { site, to }) => ({
    text: `Show the ${seatName(s, to)} where ${holderName(site)} lies`,
    group: 'Discoveries',
    rule,
    touches: [],
  }),
  'tell-path': (s, _seat, { code, to }) => ({
    text: `Show the ${seatName(s, to)} this discovery: ${pathName(code)}`,
    group: 'Discoveries',
    rule,
    touches: [],
  }),
};

export const dealEventWords: EventWriters<(DealEvent | ConfideEvent)['type']> = {
  'deal-made': ({ seat, to, gives, gets, swap, gold, payer }, s) => {
    const touches = [touching.seat(seat), touching.seat(to)];
    if (swap)
      return {
        text: `The ${seatName(s, seat)} gives ${theItem(gives)} to the ${seatName(s, to)} for ${theItem(gets)}.`,
        touches,
      };
    const seller = payer === seat ? to : seat;
    const sold = theItem(payer === seat ? gets : gives);
    return {
      text: `The ${seatName(s, seller)} sells ${sold} to the ${seatName(s, payer)} for ${gold} gold.`,
      touches,
    };
  },
  'deal-refused': ({ seat, from }, s) => ({
    text: `The ${seatName(s, seat)} refuses the deal of the ${seatName(s, from)}.`,
    touches: [touching.seat(seat)],
  }),
  confided: ({ seat, to }, s) => ({
    text: `The ${seatName(s, seat)} shows the ${seatName(s, to)} what he has discovered here.`,
    touches: [touching.seat(seat), touching.seat(to)],
  }),
  'path-told': ({ seat, code }, s) => ({
    text: `The ${seatName(s, seat)} crosses off: ${pathName(code)}.`,
    weight: 'aside',
  }),
};

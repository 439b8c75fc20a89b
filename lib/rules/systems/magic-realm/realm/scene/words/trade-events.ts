import { capital } from '../../../../../kernel/words/words';
import { multiplierOf } from '../../../odds/dealing';
import type { MeetingPurpose } from '../../engine/trade/meeting';
import type { TradeEvent } from '../../engine/trade/trade';
import { itemName, seatName, spellName, theItem, touching, traderName } from '../names';
import type { EventWriters } from '../writing';
import { diceOf } from './boxes';
import { commerceEventWords } from './commerce';
import { does, fameWords, traderTouch } from './traders';

/** What a roll says; before a combat nothing is for sale. (MR-X19 to MR-X26, MR-B52) */
function resultWords(result: string, purpose: MeetingPurpose): string {
  const price = purpose === 'hire' ? 'their wages' : 'the basic price';
  const isBattle = purpose === 'battle';
  switch (result) {
    case 'opportunity':
      return 'an opportunity, and another roll';
    case 'trouble':
      return 'trouble, and another roll';
    case 'insult':
      return 'an insult';
    case 'challenge':
      return 'a challenge';
    case 'block/battle':
      return isBattle ? 'they battle' : 'a block';
  }
  if (isBattle) return 'they stay out of it';
  const times = multiplierOf(result);
  if (times === undefined) return 'no deal';
  if (times === 0) return 'a boon';
  return times === 1 ? price : `${times} times ${price}`;
}

export const tradeEventWords: EventWriters<TradeEvent['type']> = {
  ...commerceEventWords,
  'no-trader': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} finds nobody to trade with: the phase is lost.`,
    touches: [touching.seat(seat)],
  }),
  'drinks-bought': ({ seat, trader, gold }, s) => ({
    text: `The ${seatName(s, seat)} buys drinks for ${traderName(trader)}: ${gold} gold.`,
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  met: ({ seat, trader, purpose, column, faces, result }, s) => ({
    text: `The ${seatName(s, seat)} meets ${traderName(trader)} on the ${column} column: ${resultWords(result, purpose)}.`,
    dice: diceOf(seat, faces),
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  'paid-off': ({ seat, affront }, s) => ({
    text:
      affront === 'insult'
        ? `The ${seatName(s, seat)} swallows the insult for 5 notoriety.`
        : `The ${seatName(s, seat)} evades the challenge for 5 fame.`,
    touches: [touching.seat(seat)],
  }),
  sold: ({ seat, trader, item, gold, fame }, s) => ({
    text: `The ${seatName(s, seat)} sells ${theItem(item)} to ${traderName(trader)} for ${gold} gold${fameWords(fame)}.`,
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  'card-sold': ({ item }) => ({ text: `The card is the ${itemName(item)}.`, weight: 'aside' }),
  'goods-seen': ({ seat, trader, count }, s) => ({
    text: `The ${seatName(s, seat)} looks at the goods of ${traderName(trader)}${count === 0 ? ': there is nothing for him' : ''}.`,
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  'too-dear': ({ seat, trader, gold }, s) => ({
    text: `${capital(does(trader, 'asks', 'ask'))} ${gold} gold: the ${seatName(s, seat)} cannot pay.`,
    touches: [touching.seat(seat)],
  }),
  declined: ({ seat, trader }, s) => ({
    text: `The ${seatName(s, seat)} declines the offer of ${traderName(trader)}.`,
    touches: [touching.seat(seat)],
  }),
  bought: ({ seat, trader, what, item, gold, fame, boon }, s) => {
    const thing = what === 'boon' ? 'the boon back' : what === 'spell' ? 'a spell' : theItem(item);
    return {
      text: boon
        ? `The ${seatName(s, seat)} gets ${thing} from ${traderName(trader)} as a boon${fame > 0 ? `, for ${fame} fame` : ''}.`
        : `The ${seatName(s, seat)} buys ${thing} from ${traderName(trader)} for ${gold} gold${fameWords(fame)}.`,
      touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
    };
  },
  'paid-in-kind': ({ seat, trader, item, gold, fame }, s) => ({
    text: `The ${seatName(s, seat)} pays ${traderName(trader)} with ${theItem(item)}, for ${gold} gold${fameWords(fame)}.`,
    touches: [touching.seat(seat), ...traderTouch(s, seat, trader)],
  }),
  'card-paid': ({ item }) => ({ text: `The card is the ${itemName(item)}.`, weight: 'aside' }),
  'spell-taught': ({ seat, spell }, s) => ({
    text: `The ${seatName(s, seat)} records ${spellName(spell)}.`,
    touches: [touching.seat(seat)],
  }),
};

import { capital, counted } from '../../../../../kernel/words/words';
import { categoryNames } from '../../../points';
import type { CategoryScore } from '../../../reckon/score';
import { victoryCategories } from '../../../sheet-words';
import type { MidnightEvent } from '../../engine/day/midnight';
import { itemName, seatName, seatNames, touching, traderName } from '../names';
import type { EventWriters } from '../writing';

/** `great treasures 1 + 1, spells 0, fame −1 − 2 = −1`: basic and bonus score of each category. */
function sumOf(categories: readonly CategoryScore[], total: number): string {
  const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
  const parts = categories.map(({ basic, bonus }, i) => {
    const more = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
    return `${categoryNames[victoryCategories[i]!]} ${number(basic)}${more}`;
  });
  return `${parts.join(', ')} = ${number(total)}`;
}

export const midnightEventWords: EventWriters<MidnightEvent['type']> = {
  midnight: ({ day, quiet }) => ({ text: `Midnight of day ${day}.`, weight: quiet ? 'aside' : 'turn' }),
  'card-returned': ({ seat, id, to }, s) => ({
    text: `The ${itemName(id)} of the ${seatName(s, seat)} is used up: it ${to === '' ? 'leaves the game' : `goes back to ${traderName(to)}`}.`,
    touches: [touching.seat(seat)],
  }),
  'prepared-fatigued': ({ seat, count }, s) => ({
    text: `${capital(counted(count, 'prepared chit'))} of the ${seatName(s, seat)} ${count === 1 ? 'is' : 'are'} fatigued.`,
    touches: [touching.seat(seat)],
  }),
  scored: ({ seat, total, won, categories }, s) => ({
    text:
      categories.length === 0
        ? `The ${seatName(s, seat)} is dead: a score of −100.`
        : `The ${seatName(s, seat)} ${won ? 'has reached his goals' : 'has missed his goals'} with a score of ${total < 0 ? `−${-total}` : total}.`,
    ...(categories.length === 0 ? {} : { sum: sumOf(categories, total) }),
    touches: [touching.seat(seat)],
  }),
  'game-ended': ({ winners }, s) => ({
    text:
      winners.length === 0
        ? 'The game is over, and nobody has won.'
        : `The game is over: ${seatNames(s, winners)} ${winners.length === 1 ? 'is the victor' : 'share the victory'}.`,
    weight: 'turn',
  }),
};

import type { CacheChoice, CacheEvent } from '../../engine/activities/caching';
import { placeName, seatName, theBelonging, theItem, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const PUT = 'Into the cache';
const TAKE = 'Out of the cache';
const line = (text: string, group: string) => ({ text, group, rule: 'MR-B70', touches: [] });

export const cacheChoiceWords: ChoiceWriters<CacheChoice['type']> = {
  'cache-item': (s, seat, { item }) => line(`Hide ${theBelonging(s, seat, item)}`, PUT),
  uncache: (s, _seat, { nth }) => {
    const ask = s.asks.at(-1);
    const pile = ask?.type === 'cache' ? s.piles[ask.id] : undefined;
    return line(`Take ${theItem(pile?.[nth]?.id ?? '')} out`, TAKE);
  },
  'cache-gold': (_s, _seat, { gold }) =>
    gold > 0 ? line(`Hide ${gold} gold`, PUT) : line(`Take ${-gold} gold out`, TAKE),
  'cache-done': () => line('Close the cache', 'Go on'),
};

export const cacheEventWords: EventWriters<CacheEvent['type']> = {
  'cache-opened': ({ seat, place }, s) => ({
    text: `The ${seatName(s, seat)} opens a cache in ${placeName(place)}.`,
    touches: [touching.seat(seat), touching.place(place)],
  }),
  cached: ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} hides ${theItem(id)} in the cache.`,
    touches: [touching.seat(seat)],
  }),
  uncached: ({ seat, id }, s) => ({
    text: `The ${seatName(s, seat)} takes ${theItem(id)} out of the cache.`,
    touches: [touching.seat(seat)],
  }),
  'gold-cached': ({ seat, gold }, s) => ({
    text:
      gold > 0
        ? `The ${seatName(s, seat)} hides ${gold} gold in the cache.`
        : `The ${seatName(s, seat)} takes ${-gold} gold out of the cache.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
  'no-cache': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} cannot open a cache here.`,
    touches: [touching.seat(seat)],
    weight: 'aside',
  }),
};

import { capital, listed } from '../../../../../kernel/words/words';
import type { SummonEvent } from '../../engine/day/summon';
import { isVisitor } from '../../engine/world/garrisons';
import {
  chitName,
  dwellingName,
  placeName,
  seatName,
  taskName,
  tileName,
  touching,
  traderName,
} from '../names';
import type { EventWriters } from '../writing';
import { callerName, crowdName } from './crowd';

const chits = (ids: readonly number[]): string => listed(ids.map(chitName));

export const summonEventWords: EventWriters<SummonEvent['type']> = {
  'monsters-come': ({ denizens, place }) => ({
    text: `Prowling monsters come to ${placeName(place)}: ${crowdName(denizens)}.`,
    touches: [...denizens.map(touching.denizen), touching.place(place)],
  }),
  'chits-up': ({ tile, chits: ids }) => ({
    text: `${chits(ids)} ${ids.length > 1 ? 'turn' : 'turns'} up in ${tileName(tile)}.`,
  }),
  'chits-seen': ({ seat, tile, chits: ids }, s) => ({
    text: `The ${seatName(s, seat)} only looks at ${chits(ids)} in ${tileName(tile)}.`,
    touches: [touching.seat(seat)],
  }),
  campfire: ({ dwelling, place }) => ({
    text: `${capital(dwellingName(dwelling))} burns in ${placeName(place)}.`,
    touches: [touching.place(place)],
  }),
  'lost-found': ({ chit, tile }) => ({
    text: `The ${chitName(chit)} is found in ${tileName(tile)}, with its five chits.`,
  }),
  arrived: ({ denizens, place, by }) => ({
    text: `${callerName(by)} calls ${crowdName(denizens)} to ${placeName(place)}.`,
    touches: [...denizens.map(touching.denizen), touching.place(place)],
  }),
  'natives-arrived': ({ group, place }) => ({
    text: `${capital(traderName(group))} come to ${placeName(place)}.`,
    touches: [touching.place(place)],
  }),
  'visitor-arrived': ({ visitor, place }) => ({
    text: `${capital(isVisitor(visitor) ? traderName(visitor) : taskName(visitor))} comes to ${placeName(place)}.`,
    touches: [touching.place(place)],
  }),
};

import { listed } from '../../../../../kernel/words/words';
import type { SunriseEvent } from '../../engine/day/sunrise';
import { seatName, touching } from '../names';
import type { EventWriters } from '../writing';
import { crowdName } from './crowd';

export const sunriseEventWords: EventWriters<SunriseEvent['type']> = {
  'monster-roll': ({ faces }, s) => ({
    text:
      s.prowling.length > 1
        ? `The sun rises: rows ${listed(s.prowling.map(String))} of the appearance chart prowl today.`
        : `The sun rises: row ${s.prowling[0] ?? faces[0]} of the appearance chart prowls today.`,
    dice: faces.map((face) => ({ sides: 6, face })),
    weight: 'turn',
  }),
  follows: ({ seat, guide }, s) => ({
    text: `The ${seatName(s, seat)} follows the ${seatName(s, guide)} today.`,
    touches: [touching.seat(seat), touching.seat(guide)],
  }),
  regenerated: ({ denizens }) => ({
    text: `A week is over. Back where they began: ${crowdName(denizens)}.`,
  }),
  'visitors-turned': () => ({ text: 'Visitor and mission chits go back to their boxes and turn over.' }),
};

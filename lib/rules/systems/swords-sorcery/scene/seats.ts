import type { Seat } from '../../../kernel/game/engine';
import type { Tone } from '../../../kernel/catalogue/face';

/** The seven seat colours of the pieces. */
const colours: readonly (readonly [name: string, tone: Tone])[] = [
  ['Red', 'ember'],
  ['Blue', 'sky'],
  ['Green', 'moss'],
  ['Gold', 'sand'],
  ['Violet', 'violet'],
  ['Rose', 'rose'],
  ['Grey', 'slate'],
];

export const MOST_SEATS = colours.length;

export const seatName = (seat: Seat): string => colours[seat % colours.length]![0];
export const seatTone = (seat: Seat): Tone => colours[seat % colours.length]![1];

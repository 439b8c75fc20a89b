import { sizes } from '../../faces';
import { joined, LYING, PLAY_MM, rectangle, RIM_MM, space, words, type Part } from '../shapes';
import type { Pile } from './piles';

const card = sizes.find(({ id }) => id === 'realm-card')!;
export const CARD_MM = { w: card.wMm + PLAY_MM, h: card.hMm + PLAY_MM } as const;

const ACROSS = 5;
const DOWN = 2;
/** So many piles stand on a sheet. */
export const PILES = ACROSS * DOWN;

const FIRST_MM = 19;
const LABEL_MM = 11;
const STEP_MM = (LYING.wMm - 2 * RIM_MM - CARD_MM.w) / (ACROSS - 1);

/** A box as large as a card, with its name and what begins there above it. */
function boxPart({ id, name, holds }: Pile, i: number): Part {
  const x = RIM_MM + (i % ACROSS) * STEP_MM;
  const y = FIRST_MM + Math.floor(i / ACROSS) * (CARD_MM.h + LABEL_MM + 2);
  return {
    spaces: [
      space(id, `${name}: ${holds}`, rectangle({ x, y, ...CARD_MM }), i % 2 === 0 ? 'stone' : 'blank'),
    ],
    lines: [],
    marks: [
      words(name, x + CARD_MM.w / 2, y - 8, 2.3, CARD_MM.w),
      words(holds, x + CARD_MM.w / 2, y - 4.6, 1.7, CARD_MM.w),
    ],
  };
}

/** Boxes for piles of cards, as many as stand on one sheet. */
export const pileSheet = (piles: readonly Pile[]): Part => joined(piles.map(boxPart));

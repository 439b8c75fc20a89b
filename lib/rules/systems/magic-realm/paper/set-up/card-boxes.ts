import { sizes } from '../../faces';
import { joined, PLAY_MM, rectangle, RIM_MM, space, words, type Part } from '../shapes';
import type { Pile } from './piles';

const card = sizes.find(({ id }) => id === 'realm-card')!;
export const CARD_MM = { w: card.wMm + PLAY_MM, h: card.hMm + PLAY_MM } as const;

const ACROSS = 4;
const DOWN = 3;
/** So many piles stand on a sheet. */
export const PILES = ACROSS * DOWN;

const FIRST_MM = 17.5;
/** A name, and two lines of what begins there. */
const LABEL_MM = 11;
const NAME_MM = { above: 8.9, size: 2.3 } as const;
const HOLDS_MM = { above: 5.4, size: 1.6 } as const;

/** As many boxes as go on a page of A4 or Letter with a rim up to 8 mm: a little wider than other sheets. */
export const PILED = { wMm: ACROSS * CARD_MM.w + 2 * RIM_MM, hMm: 251 } as const;

/** A box as large as a card, with its name and what begins there above it. */
function boxPart({ id, name, holds }: Pile, i: number): Part {
  const [column, row] = [i % ACROSS, Math.floor(i / ACROSS)];
  const x = RIM_MM + column * CARD_MM.w;
  const y = FIRST_MM + row * (CARD_MM.h + LABEL_MM);
  return {
    spaces: [
      space(
        id,
        `${name}: ${holds}`,
        rectangle({ x, y, ...CARD_MM }),
        (column + row) % 2 === 0 ? 'stone' : 'blank',
      ),
    ],
    lines: [],
    marks: [
      words(name, x + CARD_MM.w / 2, y - NAME_MM.above, NAME_MM.size, CARD_MM.w),
      words(holds, x + CARD_MM.w / 2, y - HOLDS_MM.above, HOLDS_MM.size, CARD_MM.w - 1),
    ],
  };
}

/** Boxes for piles of cards, as many as stand on one sheet. */
export const pileSheet = (piles: readonly Pile[]): Part => joined(piles.map(boxPart));

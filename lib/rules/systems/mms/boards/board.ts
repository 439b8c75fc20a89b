import { z } from 'zod';
import { matOf, matShares, partsOfMat } from '../area';
import type { MmsHouse } from '../house';

/** Nobody may lay anything out there. */
export const NEUTRAL = -1;
/** A table has no more seats. */
export const MOST_SEATS = 6;

/** A mat of squares with the parts on which the players lay out their forces (MMS-034, MMS-R62). */
export const MmsBoard = z
  .strictObject({
    width: z.int().min(8).max(60).meta({ title: 'Width', description: 'Squares across' }),
    height: z.int().min(8).max(60).meta({ title: 'Height', description: 'Squares down' }),
    parts: z
      .array(
        z
          .int()
          .min(NEUTRAL)
          .max(MOST_SEATS - 1),
      )
      .meta({
        title: 'Parts',
        description: 'By square, row by row: the seat that lays out there, counted from 0; −1: nobody',
      }),
  })
  .refine(({ width, height, parts }) => parts.length === width * height, {
    path: ['parts'],
    error: 'as many as the mat has squares',
  })
  .meta({ id: 'MmsBoard', title: 'Mat of Magic, Monsters and Swords' });
export type MmsBoard = Readonly<z.infer<typeof MmsBoard>>;

/** A mat on which a function says, square by square, who lays out there. */
export function drawn(width: number, height: number, whose: (x: number, y: number) => number): MmsBoard {
  const parts = Array.from({ length: width * height }, (_, at) => whose(at % width, Math.floor(at / width)));
  return { width, height, parts };
}

/** How many rows a border between an upper and a lower part lies farther down than agreed, by column. */
export type Shift = (x: number) => number;
const straight: Shift = () => 0;

/**
 * The mat as agreed for so many players, in halves, quadrants or blocks, with what is neutral between them; where a part is
 * left over, the last one stays empty (MMS-R62). The border between upper and lower parts may be shifted, column by column.
 */
export function dividedMat(house: MmsHouse, shift: Shift = straight): MmsBoard {
  const { width, height } = matOf(house);
  const { columns, rows } = matShares(house);
  const [across] = partsOfMat(house.players);
  return drawn(width, height, (x, y) => {
    const column = columns.findIndex(([from, to]) => x >= from && x < to);
    const moved = shift(x);
    // Only inner borders move: what lies at an edge of the mat stays there.
    const row = rows.findIndex(
      ([from, to]) => y >= (from > 0 ? from + moved : from) && y < (to < height ? to + moved : to),
    );
    const part = row * across + column;
    return column < 0 || row < 0 || part >= house.players ? NEUTRAL : part;
  });
}

/** Squares of each of so many seats. */
export function sizesOf({ parts }: MmsBoard, players: number): number[] {
  const sizes = Array.from({ length: players }, () => 0);
  for (const part of parts) if (part >= 0 && part < players) sizes[part] = sizes[part]! + 1;
  return sizes;
}

import type { Dice } from '../../../kernel/game/dice';
import { corners, type Corner } from '../seats';

/** The board is 8 × 8 (MM-007): space 0 is a8 in the north-west, 63 is h1 in the south-east; rows run south. */
export const SPACES = 64;

export const labelOf = (space: number): string => `${'abcdefgh'[space % 8]}${8 - (space >> 3)}`;
export const spaceOf = (label: string): number =>
  'abcdefgh'.indexOf(label[0] ?? '') + 8 * (8 - Number(label[1]));

/** The up to eight spaces around each space (MM-044). */
export const neighbours: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, space) => {
  const [col, row] = [space % 8, space >> 3];
  const around: number[] = [];
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = col - 1; c <= col + 1; c++)
      if ((r !== row || c !== col) && r >= 0 && r < 8 && c >= 0 && c < 8) around.push(r * 8 + c);
  return around;
});

/**
 * The same as bits, 2 × space + half. A set of spaces is two numbers, one for each half of the board: spaces 0 to 31 in the
 * north and 32 to 63 in the south.
 */
export const nearBits: readonly number[] = neighbours.flatMap((around) => {
  const halves = [0, 0];
  for (const space of around) halves[space >> 5]! |= 1 << (space & 31);
  return halves;
});

/** The corners clockwise from the north-west (MM-R02). */
export const cornerSpaces: readonly number[] = corners.map((corner: Corner) => spaceOf(corner));
export const oppositeCorner = (space: number): number =>
  cornerSpaces[(cornerSpaces.indexOf(space) + 2) % 4] ?? space;

/** Terrain 0 to 3 and structure 0 to 7 of each space, in the order of the vocabulary. */
export interface Ground {
  readonly terrain: number[];
  readonly structure: number[];
}

const evenly = (kinds: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => i % kinds);
const TILES = evenly(4, SPACES);
const CHITS = evenly(8, SPACES);

/** Tiles and chits at random (MM-061, MM-062); `balanced`: the same number of each in every quarter (MM-L21). */
export function dealGround(dice: Dice, balanced: boolean): Ground {
  if (!balanced) return { terrain: dice.shuffle(TILES), structure: dice.shuffle(CHITS) };
  const terrain = new Array<number>(SPACES).fill(0);
  const structure = new Array<number>(SPACES).fill(0);
  for (const [left, top] of [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const) {
    const tiles = dice.shuffle(evenly(4, 16));
    const chits = dice.shuffle(evenly(8, 16));
    for (let i = 0; i < 16; i++) {
      const space = (top + (i >> 2)) * 8 + left + (i % 4);
      terrain[space] = tiles[i]!;
      structure[space] = chits[i]!;
    }
  }
  return { terrain, structure };
}

import type { SpecialId, TerrainId } from '../catalogue/vocabulary';
import type { BmMap } from './map';

const WIDE = 200;

/**
 * A map for examples and tests, by its terrains and neighbours alone: territories lie in a row and every border is long
 * enough. Numbers are those on paper, from 1; `10 mine` is written as `[10]: 'mine'` among the specials.
 */
export function plainMap(
  terrains: readonly TerrainId[],
  borders: readonly (readonly [number, number, 'river'?])[],
  specials: Readonly<Record<number, SpecialId>> = {},
): BmMap {
  return {
    width: WIDE * terrains.length,
    height: WIDE,
    territories: terrains.map((terrain, i) => {
      const [left, right] = [i * WIDE, (i + 1) * WIDE];
      const special = specials[i + 1];
      return {
        terrain,
        ...(special ? { special } : {}),
        shape: [left, 0, right, 0, right, WIDE, left, WIDE],
        centre: [left + WIDE / 2, WIDE / 2],
      };
    }),
    borders: borders.map(([x, y, river]) => ({
      a: Math.min(x, y) - 1,
      b: Math.max(x, y) - 1,
      line: [0, 0, 0, WIDE],
      river: river === 'river',
    })),
    starts: [],
  };
}

/** Fixture F1 of the ledger's worked examples (section 8). */
export const fixtureF1: BmMap = plainMap(
  [
    'clear',
    'forest',
    'mountain',
    'clear',
    'sea',
    'reef',
    'sea',
    'clear',
    'forest',
    'clear',
    'clear',
    'mountain',
  ],
  [
    [1, 2, 'river'],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4, 'river'],
    [3, 9],
    [4, 10],
    [9, 10],
    [9, 12],
    [10, 11, 'river'],
    [11, 12],
    [1, 5],
    [2, 6],
    [5, 6],
    [5, 7],
    [6, 7],
    [7, 8],
    [8, 11],
  ],
  { 10: 'mine' },
);

import type { Six } from './tables';

/** By how many levels a roll changes the strength of a missile. */
export const missileLevels: Six<number> = [2, 1, 0, -1, -2, -3];

/** For each roll, the box (0, 1, 2 from the left) to which a counter in box 0, 1 and 2 moves. */
export const repositioning: Six<readonly [number, number, number]> = [
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** A row of an adjusted table: results from `from` to `to`, open where a bound is absent. */
export interface Adjusted {
  readonly from?: number;
  readonly to?: number;
  readonly result: string;
}

/** The optional combat tables, whose rolls are adjusted before they are read. (MR-B70) */
export const adjustedTables: Readonly<Record<'missile' | 'fumble' | 'stumble', readonly Adjusted[]>> = {
  missile: [
    { to: -2, result: '+3' },
    { from: -1, to: -1, result: '+2' },
    { from: 0, to: 1, result: '+1' },
    { from: 2, to: 4, result: '0' },
    { from: 5, to: 6, result: '-1' },
    { from: 7, to: 7, result: '-2' },
    { from: 8, result: '-3' },
  ],
  fumble: [
    { to: 1, result: '+2' },
    { from: 2, to: 3, result: '+1' },
    { from: 4, to: 6, result: '0' },
    { from: 7, to: 8, result: '-1' },
    { from: 9, to: 9, result: '-2' },
    { from: 10, result: 'negligible' },
  ],
  stumble: [
    { to: 6, result: 'completed' },
    { from: 7, result: 'cancelled' },
  ],
};

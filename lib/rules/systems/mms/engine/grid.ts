import { CLOSED, OPEN } from './cards';
import { NOWHERE, type MmsGame } from './state';
import { acrossBy, DIRECTIONS, downBy } from './steps';

/**
 * A mat with a rim of cells around it that are closed, so that whoever goes from cell to cell never asks for its edge. A cell
 * is a number as a square is, in rows that are two longer.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  /** By square; and back, NOWHERE on the rim. */
  readonly cellOf: Int32Array;
  readonly squareOf: Int32Array;
  /** By square: where it lies, from 0. */
  readonly column: Int32Array;
  readonly row: Int32Array;
  /** By direction: what a step adds to a cell. */
  readonly by: Int32Array;
  /** Of an empty mat, by cell: the rim is closed, and the rest open; and what has been paid to come there. */
  readonly open: Int8Array;
  readonly bare: Int32Array;
}

/** Nobody has come there yet; nobody ever will. */
export const FAR = 0x7fffffff;
export const SHUT = -1;

function newGrid(width: number, height: number): Grid {
  const across = width + 2;
  const cells = across * (height + 2);
  const cellOf = new Int32Array(width * height);
  const squareOf = new Int32Array(cells).fill(NOWHERE);
  const column = cellOf.map((_, square) => square % width);
  const row = cellOf.map((_, square) => (square / width) | 0);
  const open = new Int8Array(cells).fill(CLOSED);
  const bare = new Int32Array(cells).fill(SHUT);
  for (let square = 0; square < cellOf.length; square++) {
    const cell = (row[square]! + 1) * across + column[square]! + 1;
    cellOf[square] = cell;
    squareOf[cell] = square;
    open[cell] = OPEN;
    bare[cell] = FAR;
  }
  const by = Int32Array.from({ length: DIRECTIONS }, (_, step) => downBy(step) * across + acrossBy(step));
  return { width, height, cells, cellOf, squareOf, column, row, by, open, bare };
}

/** Made once for each size of a mat; the last one is at hand. */
const grids = new Map<number, Grid>();
let last = newGrid(0, 0);

/** The grid of the mat of a game. */
export function gridOf({ width, height }: Pick<MmsGame, 'width' | 'height'>): Grid {
  if (last.width === width && last.height === height) return last;
  const key = width * 1000 + height;
  last = grids.get(key) ?? newGrid(width, height);
  grids.set(key, last);
  return last;
}

import type { Op } from '../drawing';
import { drawable, widthMm } from '../measure';
import { INK, QUIET } from '../palette';
import { turnedWords } from './shapes';

/** Room for the numbers of columns and rows. */
export const RIM_MM = 4.5;
/** Between a fold and the numbers of the columns, where the far edge is named. */
export const FAR_MM = 5;
const NUMBER_PT = 7;
/** Every fifth line is stronger, for counting. */
const FIVE = 5;
const HAIR = '#6b6355';

const isStrong = (n: number): boolean => n % FIVE === 0;

/** Squares with their numbers on all four sides, from a corner. */
export function gridOps(
  columns: readonly number[],
  rows: readonly number[],
  side: number,
  x: number,
  y: number,
): readonly Op[] {
  const [w, h] = [columns.length * side, rows.length * side];
  // By their numbers, not by their places: fives are the same where squares are shared among pages.
  const fives = [
    ...columns.flatMap((n, i) => (i > 0 && isStrong(n) ? [[x + i * side, y, x + i * side, y + h]] : [])),
    ...rows.flatMap((n, i) => (i > 0 && isStrong(n) ? [[x, y + i * side, x + w, y + i * side]] : [])),
  ];
  const number = (n: number, cx: number, cy: number): Op =>
    turnedWords(String(n), cx, cy, NUMBER_PT, 0, 'body', isStrong(n) ? INK : QUIET);
  const off = RIM_MM / 2;
  return [
    ...rows.flatMap((_, row) =>
      columns.map((_, column): Op => ({
        op: 'rect',
        x: x + column * side,
        y: y + row * side,
        w: side,
        h: side,
        stroke: HAIR,
        lineMm: 0.2,
      })),
    ),
    { op: 'strokes', lines: fives, stroke: INK, lineMm: 0.45 },
    { op: 'rect', x, y, w, h, stroke: INK, lineMm: 0.6 },
    ...columns.flatMap((n, i) => [y - off, y + h + off].map((cy) => number(n, x + (i + 0.5) * side, cy))),
    ...rows.flatMap((n, i) => [x - off, x + w + off].map((cx) => number(n, cx, y + (i + 0.5) * side))),
  ];
}

/** The far edge by its name, between two arrows that point there. */
export function farOps(far: string, cx: number, cy: number): readonly Op[] {
  const half = widthMm(drawable(far, 'strong'), 'strong', 8) / 2;
  const arrow = (x: number): Op => ({
    op: 'poly',
    points: [x - 1.6, cy + 1.3, x, cy - 1.3, x + 1.6, cy + 1.3],
    closed: true,
    fill: INK,
  });
  return [turnedWords(far, cx, cy, 8), arrow(cx - half - 3.5), arrow(cx + half + 3.5)];
}

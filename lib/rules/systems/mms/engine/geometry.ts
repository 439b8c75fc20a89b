import { acrossOf, downOf } from './board';
import { gridOf } from './grid';
import { poseOf, type MmsState } from './state';

/**
 * Squares from one stretch to another along a line of the grid: 0 where they overlap, 1 where they touch. Both by their first
 * square and how many they cover.
 */
const apart = (a: number, longA: number, b: number, longB: number): number =>
  b >= a + longA ? b - (a + longA - 1) : a >= b + longB ? a - (b + longB - 1) : 0;

/** Squares between the nearest columns of two outlines. A pose is a square times two, one more if turned. */
function across(s: MmsState, a: number, poseA: number, b: number, poseB: number): number {
  const { column } = gridOf(s.game);
  const [x, other] = [column[poseA >> 1]!, column[poseB >> 1]!];
  return apart(x, acrossOf(s, a, poseA & 1), other, acrossOf(s, b, poseB & 1));
}

/** The same between their nearest rows. */
function down(s: MmsState, a: number, poseA: number, b: number, poseB: number): number {
  const { row } = gridOf(s.game);
  const [y, other] = [row[poseA >> 1]!, row[poseB >> 1]!];
  return apart(y, downOf(s, a, poseA & 1), other, downOf(s, b, poseB & 1));
}

/**
 * The distance between two pieces in these poses, in halves of a unit, between their nearest squares: the longer side and
 * half the shorter one, as movement is counted (MMS-127, MMS-R10).
 */
export function distanceBetween(s: MmsState, a: number, poseA: number, b: number, poseB: number): number {
  const dx = across(s, a, poseA, b, poseB);
  const dy = down(s, a, poseA, b, poseB);
  return dx > dy ? 2 * dx + dy : 2 * dy + dx;
}

/** Before it, over it or after it along a line of the grid: −1, 0, 1. */
const sideOf = (a: number, longA: number, b: number, longB: number): number =>
  b >= a + longA ? 1 : a >= b + longB ? -1 : 0;

// prettier-ignore
const DIRECTION_BY_SIDES = [7, 0, 1, 6, -1, 2, 5, 4, 3];

/** The direction in which the other lies, −1: on the same squares. */
export function directionTo(s: MmsState, a: number, poseA: number, b: number, poseB: number): number {
  const { column, row } = gridOf(s.game);
  const [from, to, turnA, turnB] = [poseA >> 1, poseB >> 1, poseA & 1, poseB & 1];
  const x = sideOf(column[from]!, acrossOf(s, a, turnA), column[to]!, acrossOf(s, b, turnB));
  const y = sideOf(row[from]!, downOf(s, a, turnA), row[to]!, downOf(s, b, turnB));
  return DIRECTION_BY_SIDES[(y + 1) * 3 + x + 1]!;
}

/** On one of the eight squares around its outline, corners included, or on the same square (MMS-R11). */
export const isNextTo = (s: MmsState, a: number, poseA: number, b: number, poseB: number): boolean =>
  across(s, a, poseA, b, poseB) <= 1 && down(s, a, poseA, b, poseB) <= 1;

/** Is the other within this range, in halves? All eight neighbours are where `diagonalReach` is `adjacent` (MMS-R10). */
export const inReach = (
  s: MmsState,
  a: number,
  poseA: number,
  b: number,
  poseB: number,
  range: number,
): boolean =>
  distanceBetween(s, a, poseA, b, poseB) <= range ||
  (s.game.house.diagonalReach === 'adjacent' && isNextTo(s, a, poseA, b, poseB));

/** Columns and rows, the last of them included. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const box: Box = { left: 0, right: 0, top: 0, bottom: 0 };

/**
 * Where the first square of a piece lies wherever it has the other within this range, and in some poses more: a question that
 * costs less than `inReach`. The answer is the same object each time.
 */
export function boxOfReach(s: MmsState, a: number, b: number, range: number): Readonly<Box> {
  const poseB = poseOf(s, b);
  const { column, row } = gridOf(s.game);
  const far = Math.max(1, range >> 1);
  const length = Math.max(s.wide[a]!, s.long[a]!);
  box.left = column[poseB >> 1]! - far - (length - 1);
  box.right = column[poseB >> 1]! + acrossOf(s, b, poseB & 1) - 1 + far;
  box.top = row[poseB >> 1]! - far - (length - 1);
  box.bottom = row[poseB >> 1]! + downOf(s, b, poseB & 1) - 1 + far;
  return box;
}

import { NOWHERE, type MmsState } from './state';

/** Steps by number: the eight directions from north on by the clock, then the pivots. */
export const DIRECTIONS = 8;
/** Four corners, from the north-west one on as one reads, each by the clock and against it. */
export const STEPS = DIRECTIONS + 8;

// prettier-ignore
const DX = [0, 1, 1, 1, 0, -1, -1, -1];
const DY = [-1, -1, 0, 1, 1, 1, 0, -1];

/** An orthogonal step costs one unit, a diagonal one and a half: two and three halves (MMS-008, MMS-015, MMS-R09). */
export const ORTHOGONAL = 2;
export const DIAGONAL = 3;

export const isPivot = (step: number): boolean => step >= DIRECTIONS;
export const isDiagonal = (step: number): boolean => step < DIRECTIONS && (step & 1) === 1;
export const acrossBy = (step: number): number => DX[step]!;
export const downBy = (step: number): number => DY[step]!;

/** What a step itself costs, in halves (MMS-R14). */
export const stepCost = (s: MmsState, step: number): number =>
  isPivot(step) ? s.game.house.pivotCost * 2 : isDiagonal(step) ? DIAGONAL : ORTHOGONAL;

/** A mat and an outline on it, as it lies unturned. */
export interface Lie {
  readonly width: number;
  readonly height: number;
  readonly wide: number;
  readonly long: number;
}

/** The pose of an outline with this corner, NOWHERE where it does not lie on the mat. */
function poseAt({ width, height, wide, long }: Lie, x: number, y: number, rot: number): number {
  const across = rot === 0 ? wide : long;
  const down = rot === 0 ? long : wide;
  const isOff = x < 0 || y < 0 || x + across > width || y + down > height;
  return isOff ? NOWHERE : (y * width + x) * 2 + rot;
}

/** A quarter turn about one of its corner squares. A square piece has none; one of one row has two corners, not four. */
function turned(lie: Lie, x: number, y: number, rot: number, pivot: number): number {
  const across = rot === 0 ? lie.wide : lie.long;
  const down = rot === 0 ? lie.long : lie.wide;
  const east = (pivot >> 1) & 1;
  const south = pivot >> 2;
  if (across === down || (east === 1 && across === 1) || (south === 1 && down === 1)) return NOWHERE;
  const cornerX = x + east * (across - 1);
  const cornerY = y + south * (down - 1);
  // By the clock what lay west of the corner comes to lie north of it, and what lay north comes to lie east.
  const byClock = (pivot & 1) === 0;
  const liesWest = byClock ? south === 0 : south === 1;
  const liesNorth = byClock ? east === 1 : east === 0;
  return poseAt(
    lie,
    liesWest ? cornerX - (down - 1) : cornerX,
    liesNorth ? cornerY - (across - 1) : cornerY,
    1 - rot,
  );
}

/** By pose times STEPS and step: the pose after it, NOWHERE off the mat (MMS-014, MMS-R14). */
export function nextPosesOf(lie: Lie): Int32Array {
  const { width, height } = lie;
  const table = new Int32Array(width * height * 2 * STEPS).fill(NOWHERE);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let rot = 0; rot < 2; rot++) {
        const pose = poseAt(lie, x, y, rot);
        if (pose === NOWHERE) continue;
        for (let step = 0; step < STEPS; step++)
          table[pose * STEPS + step] = isPivot(step)
            ? turned(lie, x, y, rot, step - DIRECTIONS)
            : poseAt(lie, x + DX[step]!, y + DY[step]!, rot);
      }
  return table;
}

/** Made once for each mat and outline. */
const tables = new Map<number, Int32Array>();

/** The same of a piece on the mat of its game. */
export function nextPoses(s: MmsState, piece: number): Int32Array {
  const { width, height } = s.game;
  const wide = s.wide[piece]!;
  const long = s.long[piece]!;
  const key = ((width * 100 + height) * 100 + wide) * 100 + long;
  let table = tables.get(key);
  if (!table) {
    table = nextPosesOf({ width, height, wide, long });
    tables.set(key, table);
  }
  return table;
}

/** The pose after one step or pivot, NOWHERE where it leaves the mat. */
export const poseAfter = (s: MmsState, piece: number, pose: number, step: number): number =>
  nextPoses(s, piece)[pose * STEPS + step]!;

import { acrossOf, downOf } from './board';
import { addPlace, kept, newFound, type Found } from './found';
import { gridOf } from './grid';
import type { Mover } from './mover';
import { NOWHERE, type MmsState } from './state';
import { DIRECTIONS, nextPosesOf, stepCost, STEPS, type Lie } from './steps';

/*
 * The ways of an outline over a mat without a rim on which nothing lies: on a real one nobody comes further, and nobody for less.
 * They depend on its shape alone, how it lies at first and what a turn costs, and are searched once.
 */

/** A place is a number: its turn by rising cost. The first is where all ways begin. */
export interface FreeWays {
  /** Its poses are those of the mat on which they were searched. */
  readonly found: Readonly<Found>;
  /** By place: columns and rows from the start. */
  readonly across: Int16Array;
  readonly down: Int16Array;
  /** By cost in halves, up to the most that was searched: how many places cost no more. */
  readonly countBy: Int32Array;
  /** By pose of that mat: the place, NOWHERE. */
  readonly placeBy: Int32Array;
  /** Squares along that mat, and from its edge to the start. */
  readonly side: number;
  readonly middle: number;
}

/** By mat and outline, and by how it turns. */
const searched = new Map<number, FreeWays>();
/** Searched in rounds of so many halves, so that few are searched again for a longer allowance. */
const ROUND = 8;

/** Squares along the longer side of the mat. */
const matSide = (s: MmsState): number => Math.max(s.game.width, s.game.height);

/** How far a half leads at most, in squares: a long outline swings its corner by its length. */
function squaresBy(s: MmsState, { piece }: Mover): number {
  const swing = Math.max(s.wide[piece]!, s.long[piece]!) - 1;
  return Math.max(1 / 2, swing / stepCost(s, DIRECTIONS));
}

/** Finds all places up to a cost, by rising cost. */
function search(s: MmsState, m: Mover, limit: number): FreeWays {
  const longest = Math.max(s.wide[m.piece]!, s.long[m.piece]!);
  // Beyond the length of the mat nobody comes back to it.
  const middle = Math.min(Math.ceil(limit * squaresBy(s, m)) + longest, matSide(s));
  const side = 2 * middle + longest;
  const lie: Lie = { width: side, height: side, wide: s.wide[m.piece]!, long: s.long[m.piece]! };
  const next = nextPosesOf(lie);
  const poses = side * side * 2;
  const found = newFound(poses);
  const placeBy = new Int32Array(poses).fill(NOWHERE);
  const countBy = new Int32Array(limit + 1);
  const steps = m.canTurn ? STEPS : DIRECTIONS;
  /** By cost: poses reached, by which step from which place. */
  const reached: (readonly [pose: number, step: number, before: number])[][] = [];
  for (let cost = 0; cost <= limit; cost++) reached[cost] = [];
  reached[0]!.push([(middle * side + middle) * 2 + (m.start & 1), NOWHERE, NOWHERE]);
  for (let cost = 0; cost <= limit; cost++) {
    for (const [pose, how, before] of reached[cost]!) {
      if (placeBy[pose] !== NOWHERE) continue;
      const place = addPlace(found, pose, cost, 0, how, before);
      placeBy[pose] = place;
      for (let step = 0; step < steps; step++) {
        const to = next[pose * STEPS + step]!;
        if (to !== NOWHERE) reached[cost + stepCost(s, step)]?.push([to, step, place]);
      }
    }
    countBy[cost] = found.count;
  }
  const across = new Int16Array(found.count);
  const down = new Int16Array(found.count);
  for (let place = 0; place < found.count; place++) {
    const square = found.poses[place]! >> 1;
    across[place] = (square % side) - middle;
    down[place] = ((square / side) | 0) - middle;
  }
  return { found: kept(found), across, down, countBy, placeBy, side, middle };
}

/** The ways of a mover, up to a cost in halves at least. */
export function freeWays(s: MmsState, m: Mover, cost: number): FreeWays {
  // What has no length does not turn.
  const turns = m.canTurn ? stepCost(s, DIRECTIONS) * 2 + (m.start & 1) : 0;
  const key = ((matSide(s) * 100 + turns) * 100 + s.wide[m.piece]!) * 100 + s.long[m.piece]!;
  const known = searched.get(key);
  if (known && known.countBy.length > cost) return known;
  const ways = search(s, m, Math.ceil((cost + 1) / ROUND) * ROUND);
  searched.set(key, ways);
  return ways;
}

/** The pose that a place of the ways is on the mat, NOWHERE: it is not on it. */
export function poseOfPlace(s: MmsState, m: Mover, ways: FreeWays, place: number): number {
  const { column, row, width, height } = gridOf(s.game);
  const x = column[m.start >> 1]! + ways.across[place]!;
  const y = row[m.start >> 1]! + ways.down[place]!;
  const rot = m.canTurn ? ways.found.poses[place]! & 1 : m.start & 1;
  const isOn =
    x >= 0 && y >= 0 && x + acrossOf(s, m.piece, rot) <= width && y + downOf(s, m.piece, rot) <= height;
  return isOn ? (y * width + x) * 2 + rot : NOWHERE;
}

/** The place that a pose on the mat is, NOWHERE: no way of the allowance leads there. */
export function placeOfPose(s: MmsState, m: Mover, ways: FreeWays, pose: number): number {
  const { column, row } = gridOf(s.game);
  const x = column[pose >> 1]! - column[m.start >> 1]! + ways.middle;
  const y = row[pose >> 1]! - row[m.start >> 1]! + ways.middle;
  if (x < 0 || y < 0 || x >= ways.side || y >= ways.side) return NOWHERE;
  const rot = m.canTurn ? pose & 1 : ways.found.poses[0]! & 1;
  const place = ways.placeBy[(y * ways.side + x) * 2 + rot]!;
  return place >= 0 && ways.found.costs[place]! <= m.allowance ? place : NOWHERE;
}

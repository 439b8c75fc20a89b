import type { Seat } from '../../../kernel/game/engine';
import { bitsAtStart, bitsGathered, bonusOfBits, entering, owedFor } from './entering';
import { openField } from './field';
import { newMover, setMover } from './mover';
import { isPassable, isStanding } from './passage';
import { beginSearch, endCost, settle } from './search';
import { NOWHERE, poseOf, type MmsState } from './state';
import { DIRECTIONS, poseAfter, stepCost, STEPS } from './steps';

export { DIRECTIONS, isDiagonal, isPivot, poseAfter, stepCost, STEPS } from './steps';

/*
 * A path laid by hand. A step is a number: 0 to 7 the directions N, NE, E, SE, S, SW, W, NW; from 8 on the pivots about the
 * corners NW, NE, SW, SE, each by the clock and against it.
 */

const mover = newMover();
let bitCount = 0;
/** Where the path that was traced last has come, at what cost in halves, with which bits (see field.ts). */
let pose = NOWHERE;
let cost = 0;
let set = 0;

function begin(s: MmsState, seat: Seat, piece: number, withAttack: boolean, target: number): void {
  setMover(mover, s, seat, piece, withAttack);
  bitCount = openField(s, mover, target);
  pose = mover.start;
  cost = 0;
  set = bitsAtStart(s, mover);
}

/** Makes one step of the path that is traced. */
function trace(s: MmsState, step: number, to: number): void {
  cost += stepCost(s, step);
  if (!mover.passes) {
    cost += entering(s, mover, pose, to);
    set |= bitsGathered();
  }
  pose = to;
}

function traceAll(s: MmsState, path: readonly number[]): void {
  for (let i = 0; i < path.length; i++) trace(s, path[i]!, poseAfter(s, mover.piece, pose, path[i]!));
}

/** Cost and bits where the path ends here: whoever passes pays for what it stops in (MMS-R16). */
function land(s: MmsState): void {
  if (!mover.passes) return;
  cost += entering(s, mover, mover.start, pose);
  set = bitsGathered();
}

/** The poses of a path from where the piece stands, this one first. */
export function posesAlong(s: MmsState, piece: number, path: readonly number[]): number[] {
  const poses = [poseOf(s, piece)];
  for (const step of path) poses.push(poseAfter(s, piece, poses.at(-1)!, step));
  return poses;
}

/**
 * May a move end with this path of legal steps, as far as the seat knows? Where it began as well, as whoever looks round a
 * corner and comes back does (MMS-072); one that ends in an attack on the target only where that can be paid too (MMS-R19).
 * The range is not looked at.
 */
export function mayEnd(
  s: MmsState,
  seat: Seat,
  piece: number,
  path: readonly number[],
  withAttack: boolean,
  target = -1,
): boolean {
  if (path.length === 0) return withAttack;
  begin(s, seat, piece, withAttack, target);
  traceAll(s, path);
  if (!isStanding(mover, pose)) return false;
  land(s);
  return cost + owedFor(s, mover, pose, set) <= mover.allowance + bonusOfBits(set);
}

/** Is there any way to end a move that has come here? */
function leadsOn(s: MmsState): boolean {
  const found = beginSearch(s, mover, bitCount, pose, cost, set);
  for (let i = 0; ; i++) {
    settle(s, mover, i + 1);
    if (i >= found.count) return false;
    if (endCost(s, mover, found.poses[i]!, found.costs[i]!, found.sets[i]!, false) >= 0) return true;
  }
}

/** Where the path has come of which `mayStep` speaks, at what cost, with which bits. */
let [here, spent, gathered] = [NOWHERE, 0, 0];

/** Begins to ask `mayStep` about a path, until anything else is asked here; gives how many steps there are to ask about. */
export function beginPath(
  s: MmsState,
  seat: Seat,
  piece: number,
  path: readonly number[],
  withAttack: boolean,
): number {
  begin(s, seat, piece, withAttack, -1);
  traceAll(s, path);
  [here, spent, gathered] = [pose, cost, set];
  return mover.canTurn ? STEPS : DIRECTIONS;
}

/**
 * May the step follow the path that was begun, as far as the seat knows: can it be made and paid (MMS-R12 to MMS-R16), and is there
 * a way to end the move after it?
 */
export function mayStep(s: MmsState, step: number): boolean {
  if (mover.passes && spent > mover.allowance) return false;
  [pose, cost, set] = [here, spent, gathered];
  const to = poseAfter(s, mover.piece, here, step);
  if (to === NOWHERE || !isPassable(s, mover, here, to, step)) return false;
  trace(s, step, to);
  return (mover.passes || cost <= mover.allowance + bonusOfBits(set)) && leadsOn(s);
}

/** All such steps. */
export function nextSteps(
  s: MmsState,
  seat: Seat,
  piece: number,
  path: readonly number[],
  withAttack: boolean,
): number[] {
  const steps = beginPath(s, seat, piece, path, withAttack);
  const out: number[] = [];
  for (let step = 0; step < steps; step++) if (mayStep(s, step)) out.push(step);
  return out;
}

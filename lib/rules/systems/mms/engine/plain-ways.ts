import { empty } from '../../../kernel/game/row';
import { acrossOf, downOf } from './board';
import type { FreeWays } from './free-ways';
import { directionTo, inReach } from './geometry';
import { areaAt, TRUTH } from './ground';
import type { Mover } from './mover';
import { knows, NOWHERE, poseOf, type MmsState } from './state';
import { DIRECTIONS, isDiagonal, stepCost, STEPS } from './steps';

/*
 * Mostly there is a way over squares on which, as far as the viewer knows, nothing lies at all: nobody closes it, nothing but the
 * steps is paid, and whoever stands there is in no area. It is tried before any search: where it is found, none is needed, and
 * where it is not, nothing is said.
 */

/** Does somebody stand on a square, beside the mover, of whom its viewer knows? */
function isTaken(s: MmsState, { piece, viewer }: Mover, square: number): boolean {
  for (let one = s.characterOn[square]!; one >= 0; one = s.next[one]!)
    if (one !== piece && (viewer === TRUTH || knows(s, viewer, one))) return true;
  return false;
}

/** Does nothing lie where the outline comes to lie, beside the piece itself? */
function isBare(s: MmsState, m: Mover, pose: number): boolean {
  const { width } = s.game;
  const wide = acrossOf(s, m.piece, pose & 1);
  const long = downOf(s, m.piece, pose & 1);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const square = (pose >> 1) + y * width + x;
      if (areaAt(s, square, m.viewer) >= 0 || isTaken(s, m, square)) return false;
    }
  return true;
}

/** The pose after a step to bare squares, past none that could close a corner (MMS-R13); NOWHERE: it is not so plain. */
function bareAfter(s: MmsState, m: Mover, pose: number, step: number): number {
  const to = m.next[pose * STEPS + step]!;
  if (to === NOWHERE || !isBare(s, m, to)) return NOWHERE;
  if (!m.isSingle || !isDiagonal(step)) return to;
  const isOpen =
    isBare(s, m, m.next[pose * STEPS + step - 1]!) &&
    isBare(s, m, m.next[pose * STEPS + ((step + 1) % DIRECTIONS)]!);
  return isOpen ? to : NOWHERE;
}

/** Can the mover plainly go somewhere: a step beside it? */
export function hasPlainStep(s: MmsState, m: Mover): boolean {
  for (let step = 0; step < DIRECTIONS; step += 2)
    if (m.allowance >= stepCost(s, step) && bareAfter(s, m, m.start, step) !== NOWHERE) return true;
  return false;
}

/**
 * Does the way straight towards a target plainly come within this range, which is that from where no area lies? What an attack
 * costs beside the way is not looked at.
 */
export function plainWayStrikes(s: MmsState, m: Mover, target: number, range: number): boolean {
  const { piece } = m;
  const at = poseOf(s, target);
  let left = m.allowance;
  let pose = m.start;
  for (;;) {
    const step = directionTo(s, piece, pose, target, at);
    if (step < 0) return false;
    left -= stepCost(s, step);
    if (left < 0) return false;
    pose = bareAfter(s, m, pose, step);
    if (pose === NOWHERE) return false;
    if (inReach(s, piece, pose, target, at, range)) return true;
  }
}

/** Does nothing lie on the way of these steps, taken in this order or in the other one? */
export function isBareAlong(s: MmsState, m: Mover, steps: readonly number[], isBackward = false): boolean {
  const { length } = steps;
  let pose = m.start;
  for (let i = 0; i < length && pose !== NOWHERE; i++)
    pose = bareAfter(s, m, pose, steps[isBackward ? length - 1 - i : i]!);
  return pose !== NOWHERE;
}

/** The steps of the way that was looked at last, from the last one back. */
const steps: number[] = [];

/**
 * Does the free way to a place plainly lead there? No way costs less. An outline that does not turn comes to the same place by the
 * same steps the other way round. `path` is filled in where it is asked for.
 */
export function leadsPlainly(s: MmsState, m: Mover, ways: FreeWays, place: number, path?: number[]): boolean {
  const { how, from, costs } = ways.found;
  if (costs[place]! > m.allowance) return false;
  empty(steps);
  for (let one = place; how[one] !== NOWHERE; one = from[one]!) steps.push(how[one]!);
  const isThere = isBareAlong(s, m, steps, true);
  if (!isThere && (m.canTurn || !isBareAlong(s, m, steps))) return false;
  if (path) path.push(...(isThere ? steps.toReversed() : steps));
  return true;
}

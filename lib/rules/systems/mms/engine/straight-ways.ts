import { acrossOf, downOf } from './board';
import { directionTo, inReach } from './geometry';
import { liesOnArea } from './ground';
import type { Mover } from './mover';
import { NOWHERE, poseOf, type MmsState } from './state';
import { DIRECTIONS, isDiagonal, poseAfter, stepCost } from './steps';

/*
 * Mostly there is a way over squares on which nothing lies at all, neither known nor unknown: nobody closes it, nothing but the
 * steps is paid, and whoever stands there is in no area. It is tried before any search: where it is found, none is needed, and
 * where it is not, nothing is said.
 */

/** Does nothing lie where the outline comes to lie, beside the piece itself? */
function isBare(s: MmsState, piece: number, pose: number): boolean {
  if (liesOnArea(s, piece, pose)) return false;
  const { width } = s.game;
  const wide = acrossOf(s, piece, pose & 1);
  const long = downOf(s, piece, pose & 1);
  for (let y = 0; y < long; y++)
    for (let x = 0; x < wide; x++) {
      const one = s.characterOn[(pose >> 1) + y * width + x]!;
      if (one >= 0 && one !== piece) return false;
    }
  return true;
}

/** The pose after a step to bare squares, past none that could close a corner (MMS-R13); NOWHERE: it is not so plain. */
function bareAfter(s: MmsState, piece: number, pose: number, step: number): number {
  const to = poseAfter(s, piece, pose, step);
  if (to === NOWHERE || !isBare(s, piece, to)) return NOWHERE;
  if (!isDiagonal(step)) return to;
  const isOpen =
    isBare(s, piece, poseAfter(s, piece, pose, step - 1)) &&
    isBare(s, piece, poseAfter(s, piece, pose, (step + 1) % DIRECTIONS));
  return isOpen ? to : NOWHERE;
}

/** Can the mover plainly go somewhere: a step beside it? */
export function hasBareStep(s: MmsState, m: Mover): boolean {
  for (let step = 0; step < DIRECTIONS; step += 2)
    if (m.allowance >= stepCost(s, step) && bareAfter(s, m.piece, m.start, step) !== NOWHERE) return true;
  return false;
}

/**
 * Does the way straight towards a target plainly come within this range, which is that from where no area lies? What an attack
 * costs beside the way is not looked at.
 */
export function bareWayStrikes(
  s: MmsState,
  { piece, start, allowance }: Mover,
  target: number,
  range: number,
): boolean {
  const at = poseOf(s, target);
  let left = allowance;
  let pose = start;
  for (;;) {
    const step = directionTo(s, piece, pose, target, at);
    if (step < 0) return false;
    left -= stepCost(s, step);
    if (left < 0) return false;
    pose = bareAfter(s, piece, pose, step);
    if (pose === NOWHERE) return false;
    if (inReach(s, piece, pose, target, at, range)) return true;
  }
}

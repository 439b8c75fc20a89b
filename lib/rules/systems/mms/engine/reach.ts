import type { Seat } from '../../../kernel/game/engine';
import { bitsAtStart } from './entering';
import { openField } from './field';
import { newFound, stepsTo, type Found } from './found';
import { isIntruder, withinAreas } from './ground';
import { isLastLook } from './kept-look';
import { newMover, setMover } from './mover';
import { beginSearch, endCost, searchUnderWay, settle } from './search';
import { cardOf, poseOf, type MmsState } from './state';

/** Where a move may end, the nearest first: poses, and what the cheapest path to each costs in halves of a unit. */
export interface Reach {
  readonly ends: readonly number[];
  readonly costs: readonly number[];
}

/** The same as it is found, in arrays that are longer and hold until the next look; and where the search has each. */
export interface Ends {
  count: number;
  poses: Int32Array;
  costs: Int32Array;
  places: Int32Array;
}

/** The look that is kept, and what was found in it, which holds as long as no other search is made. */
const ends: Ends = {
  count: 0,
  poses: new Int32Array(0),
  costs: new Int32Array(0),
  places: new Int32Array(0),
};
let found: Readonly<Found> = newFound(0);
let search = -1;
/** By pose: the look in which it was found as an end. */
let ended = new Int32Array(0);
let look = 0;

const mover = newMover();
/** Filled anew whenever it is asked for. */
const areas: number[] = [];

/** Does it cost something to attack whoever stands there, though nobody enters (MMS-R19)? */
export function isDear(s: MmsState, seat: Seat, target: number): boolean {
  const count = withinAreas(s, target, poseOf(s, target), areas, seat);
  for (let i = 0; i < count; i++)
    if (isIntruder(s, seat, areas[i]!) && cardOf(s, areas[i]!).attackMod < 0) return true;
  return false;
}

function makeRoom(poses: number): void {
  if (ended.length >= poses) return;
  ended = new Int32Array(poses);
  ends.poses = new Int32Array(poses);
  ends.costs = new Int32Array(poses);
  ends.places = new Int32Array(poses);
}

function addEnd(pose: number, cost: number, place: number): void {
  ended[pose] = look;
  ends.poses[ends.count] = pose;
  ends.costs[ends.count] = cost;
  ends.places[ends.count++] = place;
}

/** Of all places the first in each pose where the move may end. */
function findEnds(s: MmsState, owes: boolean): void {
  const { count, poses, costs, sets } = found;
  for (let place = 0; place < count; place++) {
    const pose = poses[place]!;
    if (ended[pose] === look) continue;
    const cost = endCost(s, mover, pose, costs[place]!, sets[place]!, owes);
    if (cost >= 0) addEnd(pose, cost, place);
  }
}

/**
 * Where a move may end as far as the seat knows, by the cheapest path: within E in a free move, which does not end where it
 * began, within F before an attack, the own place first (MMS-014 to MMS-016, MMS-073, MMS-R09 to MMS-R19, MMS-R31). With a target,
 * what it costs to attack it has to fit as well. The answer is the same object each time.
 */
export function endsOf(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  target = -1,
): Readonly<Ends> {
  // Most targets are no dearer than others, and one look is enough for them all.
  const dear = target >= 0 && isDear(s, seat, target) ? target : -1;
  if (isLastLook(s, seat, piece, withAttack, dear) && search === searchUnderWay()) return ends;
  setMover(mover, s, seat, piece, withAttack);
  const bitCount = openField(s, mover, dear);
  found = beginSearch(s, mover, bitCount, mover.start, 0, bitsAtStart(s, mover));
  while (settle(s, mover));
  search = searchUnderWay();
  makeRoom(s.game.width * s.game.height * 2);
  look++;
  ends.count = 0;
  if (withAttack) addEnd(mover.start, 0, 0);
  else ended[mover.start] = look;
  findEnds(s, dear >= 0);
  return ends;
}

/** All ends and what they cost, for whoever looks at more than one piece. */
export function reachOf(s: MmsState, seat: Seat, piece: number, withAttack: boolean, target = -1): Reach {
  const { count, poses, costs } = endsOf(s, seat, piece, withAttack, target);
  return { ends: Array.from(poses.subarray(0, count)), costs: Array.from(costs.subarray(0, count)) };
}

/** The steps of the cheapest path that ends in this pose; none for its own. @throws where it may not end there */
export function pathTo(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  pose: number,
  target = -1,
): number[] {
  if (pose === poseOf(s, piece)) return [];
  const { count, poses, places } = endsOf(s, seat, piece, withAttack, target);
  for (let i = 0; i < count; i++) if (poses[i] === pose) return stepsTo(found, places[i]!);
  throw new Error(`piece ${piece} does not come to ${pose >> 1}`);
}

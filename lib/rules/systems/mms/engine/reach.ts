import type { Seat } from '../../../kernel/game/engine';
import { bitsAtStart } from './entering';
import { fieldOpen, openField } from './field';
import { newFound, stepsTo, type Found } from './found';
import { freeWays, placeOfPose } from './free-ways';
import { isIntruder, withinAreas } from './ground';
import { isLastLook } from './kept-look';
import { newMover, setMover } from './mover';
import { beginSearch, endCost, searchUnderWay, settle } from './search';
import { cardOf, NOWHERE, poseOf, type MmsState } from './state';
import { leadsPlainly } from './plain-ways';

/** Where a move may end, the nearest first: poses, and what the cheapest path to each costs in halves of a unit. */
export interface Reach {
  readonly ends: readonly number[];
  readonly costs: readonly number[];
}

/** The look that is kept: by which field and search, and whether an attack on its target costs something beside the way. */
let found: Readonly<Found> = newFound(0);
let field = -1;
let search = -1;
let owes = false;
/** By place: 1 where an earlier one, with other bits, is an end in the same pose. Only where paths gather bits. */
let again = new Uint8Array(0);
let isAnyAgain = false;

const mover = newMover();
const walker = newMover();
/** Filled anew whenever it is asked for. */
const areas: number[] = [];

/** Does it cost something to attack whoever stands there, though nobody enters (MMS-R19)? */
export function isDear(s: MmsState, seat: Seat, target: number): boolean {
  const count = withinAreas(s, target, poseOf(s, target), areas, seat);
  for (let i = 0; i < count; i++)
    if (isIntruder(s, seat, areas[i]!) && cardOf(s, areas[i]!).attackMod < 0) return true;
  return false;
}

/** What a move costs that ends in a place, −1: it may not. An attack may always be made from the own place, which is the first. */
const costAt = (s: MmsState, place: number): number =>
  place === 0
    ? mover.withAttack
      ? 0
      : -1
    : endCost(s, mover, found.poses[place]!, found.costs[place]!, found.sets[place]!, owes);

/** Marks the places in poses in which a move may end already. */
function findAgain(s: MmsState): void {
  const { count, poses } = found;
  const ended = new Set<number>([mover.start]);
  again = new Uint8Array(count);
  for (let place = 1; place < count; place++)
    if (ended.has(poses[place]!)) again[place] = 1;
    else if (costAt(s, place) >= 0) ended.add(poses[place]!);
}

/**
 * Looks at where a move may end as far as the seat knows, by the cheapest path: within E in a free move, whose way back to
 * where it began is laid by hand alone, within F before an attack, the own place first (MMS-014 to MMS-016, MMS-073, MMS-R09
 * to MMS-R19, MMS-R31). With a target, what it costs to attack it has to fit as well. Of the places that are found, `isEnd`
 * says which those are.
 */
export function lookAtPlaces(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  target = -1,
): Readonly<Found> {
  // Most targets are no dearer than others, and one look is enough for them all.
  const dear = target >= 0 && isDear(s, seat, target) ? target : -1;
  const isSame = isLastLook(s, seat, piece, withAttack, dear);
  if (isSame && field === fieldOpen() && search === searchUnderWay()) return found;
  setMover(mover, s, seat, piece, withAttack);
  const bitCount = openField(s, mover, dear);
  found = beginSearch(s, mover, bitCount, mover.start, 0, bitsAtStart(s, mover));
  settle(s, mover, Infinity);
  owes = dear >= 0;
  field = fieldOpen();
  search = searchUnderWay();
  isAnyAgain = bitCount > 0;
  if (isAnyAgain) findAgain(s);
  return found;
}

/** May the move of the last look end in a place? Of several in one pose in the first that lets it. */
export const isEnd = (s: MmsState, place: number): boolean =>
  !(isAnyAgain && again[place] === 1) && costAt(s, place) >= 0;

/** Is there any end beside the own place? */
export function isAnyEnd(s: MmsState, seat: Seat, piece: number, withAttack: boolean): boolean {
  const { count } = lookAtPlaces(s, seat, piece, withAttack);
  for (let place = 1; place < count; place++) if (isEnd(s, place)) return true;
  return false;
}

/** All ends and what they cost, for whoever looks at more than one piece. */
export function reachOf(s: MmsState, seat: Seat, piece: number, withAttack: boolean, target = -1): Reach {
  const { count, poses } = lookAtPlaces(s, seat, piece, withAttack, target);
  const ends: number[] = [];
  const costs: number[] = [];
  for (let place = 0; place < count; place++) {
    if (!isEnd(s, place)) continue;
    ends.push(poses[place]!);
    costs.push(costAt(s, place));
  }
  return { ends, costs };
}

/** The place of the end in this pose, −1: a move may not end so. */
export function endAt(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  pose: number,
  target: number,
): number {
  const { count, poses } = lookAtPlaces(s, seat, piece, withAttack, target);
  for (let place = 0; place < count; place++) if (poses[place] === pose && isEnd(s, place)) return place;
  return NOWHERE;
}

/**
 * The steps of the cheapest path that ends in this pose, the plain one where there is one; none for its own.
 * @throws where it may not end there
 */
export function pathTo(
  s: MmsState,
  seat: Seat,
  piece: number,
  withAttack: boolean,
  pose: number,
  target = -1,
): number[] {
  if (pose === poseOf(s, piece)) return [];
  const plain: number[] = [];
  setMover(walker, s, seat, piece, withAttack);
  const ways = freeWays(s, walker, walker.allowance);
  const free = target >= 0 && isDear(s, seat, target) ? NOWHERE : placeOfPose(s, walker, ways, pose);
  if (free >= 0 && leadsPlainly(s, walker, ways, free, plain)) return plain;
  const place = endAt(s, seat, piece, withAttack, pose, target);
  if (place < 0) throw new Error(`piece ${piece} does not come to ${pose >> 1}`);
  return stepsTo(found, place);
}

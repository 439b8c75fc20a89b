import type { Seat } from '../../../kernel/game/engine';
import { bitsAtStart } from './entering';
import { fieldOpen, openField } from './field';
import { isIntruder, withinAreas } from './ground';
import { isLastLook } from './kept-look';
import { newMover, setMover } from './mover';
import { beginSearch, endCost, poseOfPlace, searchUnderWay, settle, stepsTo } from './search';
import { cardOf, NOWHERE, poseOf, type MmsState } from './state';

/** Where a move may end, the nearest first: poses, and what the cheapest path to each costs in halves of a unit. */
export interface Reach {
  readonly ends: readonly number[];
  readonly costs: readonly number[];
}

/** The look that is kept: ends as far as they have been asked for, what they cost, and where the search has them. */
const mover = newMover();
const ends: number[] = [];
const costs: number[] = [];
const places: number[] = [];
let owes = false;
/** By which field and search. */
let field = -1;
let search = -1;
/** By pose: the look in which it was found as an end. */
let ended = new Int32Array(0);
let look = 0;

/** Filled anew whenever it is asked for. */
const areas: number[] = [];

/** Does it cost something to attack whoever stands there, though nobody enters (MMS-R19)? */
function isDear(s: MmsState, seat: Seat, target: number): boolean {
  const count = withinAreas(s, target, poseOf(s, target), areas, seat);
  for (let i = 0; i < count; i++)
    if (isIntruder(s, seat, areas[i]!) && cardOf(s, areas[i]!).attackMod < 0) return true;
  return false;
}

function addEnd(pose: number, cost: number, place: number): void {
  ended[pose] = look;
  ends.push(pose);
  costs.push(cost);
  places.push(place);
}

/**
 * Looks at where a move may end as far as the seat knows, by the cheapest path: within E in a free move, which does not end
 * where it began, within F before an attack, the own place first (MMS-014 to MMS-016, MMS-073, MMS-R09 to MMS-R19, MMS-R31). With
 * a target, what it costs to attack it has to fit as well. The ends are asked for by `endAt`.
 */
export function lookAtEnds(s: MmsState, seat: Seat, piece: number, withAttack: boolean, target = -1): void {
  // Most targets are no dearer than others, and one look is enough for them all.
  const dear = target >= 0 && isDear(s, seat, target) ? target : -1;
  const isSame = isLastLook(s, seat, piece, withAttack, dear);
  if (isSame && field === fieldOpen() && search === searchUnderWay()) return;
  setMover(mover, s, seat, piece, withAttack);
  const count = openField(s, mover, dear);
  beginSearch(s, mover, count, mover.start, 0, bitsAtStart(s, mover));
  owes = dear >= 0;
  field = fieldOpen();
  search = searchUnderWay();
  look++;
  if (ended.length < s.game.width * s.game.height * 2)
    ended = new Int32Array(s.game.width * s.game.height * 2);
  ends.length = costs.length = places.length = 0;
  if (withAttack) addEnd(mover.start, 0, NOWHERE);
  else ended[mover.start] = look;
}

/** An end of the last look, the nearest first, as a pose; NOWHERE: there are not so many. No more is searched than is asked for. */
export function endAt(s: MmsState, i: number): number {
  if (i < ends.length) return ends[i]!;
  for (;;) {
    const place = settle(s, mover);
    if (place < 0) return NOWHERE;
    const pose = poseOfPlace(place);
    if (ended[pose] === look) continue;
    const cost = endCost(s, mover, place, owes);
    if (cost < 0) continue;
    addEnd(pose, cost, place);
    return pose;
  }
}

/** What the cheapest path to an end costs, in halves; of one that has been asked for. */
export const costAt = (i: number): number => costs[i]!;

/** All ends at once. */
export function reachOf(s: MmsState, seat: Seat, piece: number, withAttack: boolean, target = -1): Reach {
  lookAtEnds(s, seat, piece, withAttack, target);
  while (endAt(s, ends.length) !== NOWHERE);
  return { ends: ends.slice(), costs: costs.slice() };
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
  lookAtEnds(s, seat, piece, withAttack, target);
  for (let i = 0; ; i++) {
    const end = endAt(s, i);
    if (end === pose) return stepsTo(places[i]!);
    if (end === NOWHERE) throw new Error(`piece ${piece} does not come to ${pose >> 1}`);
  }
}

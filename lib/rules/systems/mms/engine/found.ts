import { NOWHERE } from './state';

/** Where a search has come, by rising cost. A place is a number: its turn in this order. */
export interface Found {
  /** How many places there are; the arrays have room for more. */
  count: number;
  poses: Int32Array;
  /** What the cheapest path to each costs in halves, before it ends. */
  costs: Int32Array;
  /** The bits that it has gathered (see field.ts). */
  sets: Int32Array;
  /** Its last step, −1: it begins there; and the place before that. */
  how: Int8Array;
  from: Int32Array;
}

export const newFound = (room: number): Found => ({
  count: 0,
  poses: new Int32Array(room),
  costs: new Int32Array(room),
  sets: new Int32Array(room),
  how: new Int8Array(room),
  from: new Int32Array(room),
});

export function addPlace(
  found: Found,
  pose: number,
  cost: number,
  set: number,
  step: number,
  before: number,
): number {
  const place = found.count++;
  found.poses[place] = pose;
  found.costs[place] = cost;
  found.sets[place] = set;
  found.how[place] = step;
  found.from[place] = before;
  return place;
}

/** A copy of what was found that has no room for more. */
export const kept = ({ count, poses, costs, sets, how, from }: Found): Found => ({
  count,
  poses: poses.slice(0, count),
  costs: costs.slice(0, count),
  sets: sets.slice(0, count),
  how: how.slice(0, count),
  from: from.slice(0, count),
});

/** The steps by which the cheapest path has come to a place. */
export function stepsTo({ how, from }: Found, place: number): number[] {
  const path: number[] = [];
  for (let one = place; how[one] !== NOWHERE; one = from[one]!) path.push(how[one]!);
  return path.reverse();
}

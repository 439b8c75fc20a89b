import type { Mover } from './mover';
import { NOWHERE, type MmsState } from './state';

/*
 * Where nothing is closed to whoever passes, its ways depend on its outline and its start alone: they are searched once and
 * kept, by rising cost. A place is the number of its turn in this order.
 */

/** A search as it is asked by others: see search.ts. */
export interface Finder {
  readonly settle: (s: MmsState, m: Mover) => number;
  readonly pose: (place: number) => number;
  readonly cost: (place: number) => number;
  readonly stepInto: (place: number) => number;
  readonly before: (place: number) => number;
}

/** All ways from one start that cost no more than `limit`: by place its pose, its cost, the last step and the place before it. */
interface Sky {
  readonly limit: number;
  readonly pivotCost: number;
  readonly poses: Int32Array;
  readonly costs: Int32Array;
  readonly how: Int8Array;
  readonly from: Int32Array;
}

/** By the table of an outline on a mat (see `nextPoses`), then by start. */
const skies = new Map<Int32Array, (Sky | undefined)[]>();
/** Places that are kept in all; when they are more, all are given up. */
const MOST = 1 << 20;
let kept = 0;

let sky: Sky | undefined;
let end = 0;
let turn = 0;

/** Keeps all that an ordinary search finds. */
function search(s: MmsState, m: Mover, finder: Finder): Sky {
  const found: number[] = [];
  const turns = new Map<number, number>();
  for (let place = finder.settle(s, m); place >= 0; place = finder.settle(s, m)) {
    turns.set(place, found.length);
    found.push(place);
  }
  return {
    limit: m.allowance,
    pivotCost: s.game.house.pivotCost,
    poses: Int32Array.from(found, finder.pose),
    costs: Int32Array.from(found, finder.cost),
    how: Int8Array.from(found, finder.stepInto),
    from: Int32Array.from(found, (place) =>
      finder.stepInto(place) < 0 ? NOWHERE : turns.get(finder.before(place))!,
    ),
  };
}

/** The ways of a mover from where it stands, if they are kept and long enough. */
function keptSky(s: MmsState, m: Mover): Sky | undefined {
  const found = skies.get(m.next)?.[m.start];
  return found && found.limit >= m.allowance && found.pivotCost === s.game.house.pivotCost
    ? found
    : undefined;
}

function keep(m: Mover, found: Sky): Sky {
  kept += found.poses.length;
  if (kept > MOST) {
    skies.clear();
    kept = found.poses.length;
  }
  let byStart = skies.get(m.next);
  if (!byStart) skies.set(m.next, (byStart = []));
  byStart[m.start] = found;
  return found;
}

/** Begins with the ways that are kept; otherwise with those that the finder, which has begun by then, finds first. */
export function beginSky(s: MmsState, m: Mover, begin: () => Finder): void {
  sky = keptSky(s, m) ?? keep(m, search(s, m, begin()));
  turn = 0;
  end = sky.costs.length;
  while (end > 0 && sky.costs[end - 1]! > m.allowance) end--;
}

export const settleSky = (): number => (turn < end ? turn++ : NOWHERE);
export const poseInSky = (place: number): number => sky!.poses[place]!;
export const costInSky = (place: number): number => sky!.costs[place]!;
export const stepInSky = (place: number): number => sky!.how[place]!;
export const beforeInSky = (place: number): number => sky!.from[place]!;

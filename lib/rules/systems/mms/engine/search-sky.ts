import { kept, type Found } from './found';
import type { Mover } from './mover';
import { beginPoses, settlePoses } from './search-poses';
import { beginSquares, settleSquares } from './search-squares';
import type { MmsState } from './state';

/*
 * Where nothing is closed to whoever passes, its ways depend on its outline and its start alone: they are searched once and
 * kept.
 */

/** All ways from one start that cost no more than `limit`. */
interface Sky {
  readonly limit: number;
  readonly pivotCost: number;
  readonly ways: Found;
}

/** By the table of an outline on a mat (see `nextPoses`), then by start. */
const skies = new Map<Int32Array, (Sky | undefined)[]>();
/** Places that are kept in all; when they are more, all are given up. */
const MOST = 1 << 20;
let places = 0;

/** All that an ordinary search finds. */
function searchAll(s: MmsState, m: Mover): Found {
  const found = m.isSingle ? beginSquares(s, m, m.start, 0) : beginPoses(s, m, 0, m.start, 0, 0);
  if (m.isSingle) settleSquares(Infinity);
  else settlePoses(s, m, Infinity);
  return found;
}

function keepSky(s: MmsState, m: Mover): Sky {
  const ways = kept(searchAll(s, m));
  places += ways.count;
  if (places > MOST) {
    skies.clear();
    places = ways.count;
  }
  let byStart = skies.get(m.next);
  if (!byStart) skies.set(m.next, (byStart = []));
  const sky = { limit: m.allowance, pivotCost: s.game.house.pivotCost, ways };
  byStart[m.start] = sky;
  return sky;
}

/** How many of these rising costs are no more than so much. */
function countUpTo(costs: Int32Array, most: number): number {
  let from = 0;
  let to = costs.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (costs[middle]! <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The ways of a mover from where it stands: those that are kept, where they are long enough. */
export function lookAtSky(s: MmsState, m: Mover): Found {
  const found = skies.get(m.next)?.[m.start];
  const isEnough = found && found.limit >= m.allowance && found.pivotCost === s.game.house.pivotCost;
  const { ways } = isEnough ? found : keepSky(s, m);
  ways.count = countUpTo(ways.costs, m.allowance);
  return ways;
}

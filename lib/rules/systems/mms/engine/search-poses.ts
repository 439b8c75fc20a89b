import { bitsGathered, bonusOfBits, entering, mostBonus } from './entering';
import { SOME_AREA, SOME_CLOSED, under } from './field';
import { addPlace, newFound, type Found } from './found';
import type { Mover } from './mover';
import { isPassable } from './passage';
import { NOWHERE, type MmsState } from './state';
import { DIRECTIONS, stepCost, STEPS } from './steps';

/*
 * The search of everybody else: a label is a pose with the bits that a path has gathered (see field.ts); labels are settled by
 * rising cost, out of one bucket for every half of a unit. The arrays are kept from search to search.
 */
let run = 0;
let bitCount = 0;
let limit = 0;
let cursor = 0;
let entries = 0;
/** By label: the search in which it was reached, at what cost, from which place by which step. */
let reached = new Int32Array(0);
let best = new Int32Array(0);
let from = new Int32Array(0);
let how = new Int8Array(0);
/** What each step costs, in halves. */
const costs = new Int32Array(STEPS);
let heads = new Int32Array(0);
let entryLabel = new Int32Array(1024);
let entryNext = new Int32Array(1024);
let found = newFound(0);

function makeRoom(poses: number, costs: number): void {
  const labels = poses << bitCount;
  if (reached.length < labels) {
    reached = new Int32Array(labels);
    best = new Int32Array(labels);
    from = new Int32Array(labels);
    how = new Int8Array(labels);
    found = newFound(labels);
  }
  if (heads.length < costs) heads = new Int32Array(costs);
  heads.fill(NOWHERE, 0, costs);
}

function push(label: number, cost: number, before: number, step: number): void {
  if (reached[label] === run && best[label]! <= cost) return;
  reached[label] = run;
  best[label] = cost;
  from[label] = before;
  how[label] = step;
  if (entries === entryLabel.length) {
    const [labels, nexts] = [entryLabel, entryNext];
    entryLabel = new Int32Array(entries * 2);
    entryNext = new Int32Array(entries * 2);
    entryLabel.set(labels);
    entryNext.set(nexts);
  }
  entryLabel[entries] = label;
  entryNext[entries] = heads[cost]!;
  heads[cost] = entries++;
}

/** Steps on from a place to all poses next to it. Most have been reached for less, and take one look. */
function expand(s: MmsState, m: Mover, place: number): void {
  const pose = found.poses[place]!;
  const set = found.sets[place]!;
  const cost = found.costs[place]!;
  // Whoever passes gets a bonus only where the move ends, so that no step may be made on credit (MMS-R15).
  if (m.passes && cost > m.allowance) return;
  const steps = m.canTurn ? STEPS : DIRECTIONS;
  const table = m.next;
  for (let step = 0; step < steps; step++) {
    const to = table[pose * STEPS + step]!;
    if (to === NOWHERE) continue;
    let next = cost + costs[step]!;
    if (bitCount === 0 && reached[to] === run && best[to]! <= next) continue;
    if (!isWide(m, to) && !isPassable(s, m, pose, to, step)) continue;
    let nextSet = set;
    if (!m.passes && (under[to]! & SOME_AREA) !== 0) {
      next += entering(s, m, pose, to);
      nextSet |= bitsGathered();
    }
    if (next > (m.passes ? limit : m.allowance + bonusOfBits(nextSet))) continue;
    push((to << bitCount) | nextSet, next, place, step);
  }
}

/** Does a mover of several squares pass there whatever the step? */
const isWide = (m: Mover, to: number): boolean => !m.isSingle && (under[to]! & SOME_CLOSED) === 0;

/** Has a path that gathered more come here for no more? Then nothing can come of this one. */
function isOutdone(label: number): boolean {
  const all = (1 << bitCount) - 1;
  const set = label & all;
  for (let more = (set + 1) | set; more <= all; more = (more + 1) | set)
    if (reached[label - set + more] === run && best[label - set + more]! <= cursor) return true;
  return false;
}

/** Begins on the open field, from a pose at which a path has come at this cost with these bits. */
export function beginPoses(
  s: MmsState,
  m: Mover,
  bitsInAll: number,
  pose: number,
  cost: number,
  set: number,
): Found {
  run++;
  bitCount = bitsInAll;
  for (let step = 0; step < STEPS; step++) costs[step] = stepCost(s, step);
  limit = m.allowance + mostBonus();
  cursor = cost;
  entries = 0;
  makeRoom(s.game.width * s.game.height * 2, limit + 1);
  found.count = 0;
  if (cost <= limit) push((pose << bitCount) | set, cost, NOWHERE, NOWHERE);
  return found;
}

/** Finds places by rising cost until there are so many in all, or no more. */
export function settlePoses(s: MmsState, m: Mover, most: number): void {
  const all = (1 << bitCount) - 1;
  while (cursor <= limit) {
    const entry = heads[cursor]!;
    if (entry < 0) {
      cursor++;
      continue;
    }
    if (found.count >= most) return;
    heads[cursor] = entryNext[entry]!;
    const label = entryLabel[entry]!;
    // It may have been reached more cheaply since.
    if (best[label] !== cursor || isOutdone(label)) continue;
    expand(s, m, addPlace(found, label >> bitCount, cursor, label & all, how[label]!, from[label]!));
  }
}

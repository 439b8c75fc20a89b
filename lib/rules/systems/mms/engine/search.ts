import { bitsGathered, bonusOfBits, entering, mostBonus, owedFor } from './entering';
import { isAnyClosed, under } from './field';
import type { Found } from './found';
import type { Mover } from './mover';
import { isStanding } from './passage';
import { beginPoses, settlePoses } from './search-poses';
import { lookAtSky } from './search-sky';
import { beginSquares, settleSquares } from './search-squares';
import type { MmsState } from './state';

/*
 * A search for the cheapest paths on the open field, in one of three ways that find the same. No more is searched than is asked
 * for; what was found holds until the next search.
 */

let run = 0;
let way: 'sky' | 'squares' | 'poses' = 'poses';

/** Which search is under way, by number. */
export const searchUnderWay = (): number => run;

/** Begins a search from a pose at which a path has come at this cost with these bits. What it finds is the same object. */
export function beginSearch(
  s: MmsState,
  m: Mover,
  bitsInAll: number,
  pose: number,
  cost: number,
  set: number,
): Readonly<Found> {
  run++;
  // Whoever passes gathers nothing on its way; a bonus where it ends depends on what else lies there.
  if (m.passes && !isAnyClosed && mostBonus() === 0 && pose === m.start && cost === 0) {
    way = 'sky';
    return lookAtSky(s, m);
  }
  if (m.isSingle && (m.passes || bitsInAll === 0)) {
    way = 'squares';
    return beginSquares(s, m, pose, cost);
  }
  way = 'poses';
  return beginPoses(s, m, m.passes ? 0 : bitsInAll, pose, cost, set);
}

/** Finds more places until there are so many in all, or no more. */
export function settle(s: MmsState, m: Mover, most: number): void {
  if (way === 'squares') settleSquares(most);
  else if (way === 'poses') settlePoses(s, m, most);
}

/**
 * What a move costs that ends in a pose, in halves, after a path of this cost with these bits; −1: it may not end so. With `owes`,
 * what an attack on the target costs without entering has to fit as well (MMS-R19).
 */
export function endCost(
  s: MmsState,
  m: Mover,
  pose: number,
  cost: number,
  set: number,
  owes: boolean,
): number {
  // Mostly nothing lies there.
  if (under[pose] === 0 && !owes && cost <= m.allowance) return cost;
  if (!isStanding(m, pose)) return -1;
  // Whoever passes pays for what it stops in and did not start in (MMS-R16).
  const toll = m.passes ? entering(s, m, m.start, pose) : 0;
  const gathered = m.passes ? bitsGathered() : set;
  const due = owes ? owedFor(s, m, pose, gathered) : 0;
  return cost + toll + due <= m.allowance + bonusOfBits(gathered) ? cost + toll : -1;
}

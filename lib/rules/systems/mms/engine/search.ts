import { bitsGathered, bonusOfBits, entering, mostBonus, owedFor } from './entering';
import { isAnyClosed } from './field';
import type { Mover } from './mover';
import { isStanding } from './passage';
import {
  beforeLabel,
  beginPoses,
  bitsOfLabel,
  costOfLabel,
  poseOfLabel,
  settlePose,
  stepIntoLabel,
} from './search-poses';
import { beforeInSky, beginSky, costInSky, poseInSky, settleSky, stepInSky, type Finder } from './search-sky';
import {
  beforeCell,
  beginSquares,
  costOfCell,
  poseOfCell,
  settleSquare,
  stepIntoCell,
} from './search-squares';
import type { MmsState } from './state';

/*
 * A search for the cheapest paths on the open field, in one of three ways that find the same. Where a path comes is a place: a
 * number that means something to the search only. Places are settled by rising cost, and no more of them than are asked for.
 */

let run = 0;
let way: 'sky' | 'squares' | 'poses' = 'poses';

const bySquares: Finder = {
  settle: settleSquare,
  pose: poseOfCell,
  cost: costOfCell,
  stepInto: stepIntoCell,
  before: beforeCell,
};
const byPoses: Finder = {
  settle: settlePose,
  pose: poseOfLabel,
  cost: costOfLabel,
  stepInto: stepIntoLabel,
  before: beforeLabel,
};

/** Begins a search from a pose at which a path has come at this cost with these bits. */
export function beginSearch(
  s: MmsState,
  m: Mover,
  bitsInAll: number,
  pose: number,
  cost: number,
  set: number,
): void {
  run++;
  // Whoever passes gathers nothing on its way; a bonus where it ends depends on what else lies there.
  if (m.passes && !isAnyClosed && mostBonus() === 0 && pose === m.start && cost === 0) {
    way = 'sky';
    beginSky(s, m, () => {
      if (m.isSingle) beginSquares(s, m, pose, 0);
      else beginPoses(s, m, 0, pose, 0, 0);
      return m.isSingle ? bySquares : byPoses;
    });
  } else if (m.isSingle && (m.passes || bitsInAll === 0)) {
    way = 'squares';
    beginSquares(s, m, pose, cost);
  } else {
    way = 'poses';
    beginPoses(s, m, m.passes ? 0 : bitsInAll, pose, cost, set);
  }
}

/** Which search is under way, by number. */
export const searchUnderWay = (): number => run;

/** The next place by rising cost, −1: no more. */
export const settle = (s: MmsState, m: Mover): number =>
  way === 'sky' ? settleSky() : way === 'squares' ? settleSquare() : settlePose(s, m);

export const poseOfPlace = (place: number): number =>
  way === 'sky' ? poseInSky(place) : way === 'squares' ? poseOfCell(place) : poseOfLabel(place);

/** What the path there costs, in halves, before it ends. */
const costOfPlace = (place: number): number =>
  way === 'sky' ? costInSky(place) : way === 'squares' ? costOfCell(place) : costOfLabel(place);

/**
 * What a move costs that ends in a place, in halves; −1: it may not end so. With `owes`, what an attack on the target costs
 * without entering has to fit as well (MMS-R19).
 */
export function endCost(s: MmsState, m: Mover, place: number, owes: boolean): number {
  const pose = poseOfPlace(place);
  if (!isStanding(m, pose)) return -1;
  let cost = costOfPlace(place);
  let set = way === 'poses' ? bitsOfLabel(place) : 0;
  if (m.passes) {
    // It pays for what it stops in and did not start in (MMS-R16).
    cost += entering(s, m, m.start, pose);
    set = bitsGathered();
  }
  const due = owes ? owedFor(s, m, pose, set) : 0;
  return cost + due <= m.allowance + bonusOfBits(set) ? cost : -1;
}

/** The steps by which the cheapest path has come to a place. */
export function stepsTo(place: number): number[] {
  const [stepInto, before] =
    way === 'sky'
      ? [stepInSky, beforeInSky]
      : way === 'squares'
        ? [stepIntoCell, beforeCell]
        : [stepIntoLabel, beforeLabel];
  const path: number[] = [];
  for (let one = place; stepInto(one) >= 0; one = before(one)) path.push(stepInto(one));
  return path.reverse();
}

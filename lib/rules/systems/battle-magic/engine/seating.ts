import { distancesFrom, type BmGraph } from '../boards/map';

/** Territories for a first castle: coastal, with land and water beside it (BM-083, BM-R04). */
const spotsOf = ({ coastal, neighbours, land }: BmGraph): number[] =>
  coastal.flatMap((is, at) => (is && neighbours[at]!.some((to) => land[to]) ? [at] : []));

interface Seating {
  readonly spots: readonly number[];
  /** Distance between two spots by their places in `spots`; −1: no way. */
  readonly apart: readonly (readonly number[])[];
  /** Places of the first castle, by how many come after it and how far apart they must stand. */
  readonly firsts: Map<string, readonly number[]>;
}

const seatings = new WeakMap<BmGraph, Seating>();

function seatingOf(ground: BmGraph): Seating {
  let seating = seatings.get(ground);
  if (!seating) {
    const spots = spotsOf(ground);
    const apart = spots.map((at) => {
      const far = distancesFrom(ground, at);
      return spots.map((to) => far[to]!);
    });
    seatings.set(ground, (seating = { spots, apart, firsts: new Map() }));
  }
  return seating;
}

const clear = (distance: number, least: number): boolean => distance < 0 || distance >= least;

/** Do `left` more castles find room among these, none nearer to another than `least`? */
function seats(seating: Seating, open: readonly number[], left: number, least: number): boolean {
  if (left === 0) return true;
  for (let i = 0; i + left <= open.length; i++) {
    const row = seating.apart[open[i]!]!;
    const rest = open.filter((spot, j) => j > i && clear(row[spot]!, least));
    if (rest.length >= left - 1 && seats(seating, rest, left - 1, least)) return true;
  }
  return false;
}

/**
 * Where a castle may go: far enough from those that stand, and so that everybody after it still finds a place
 * (BM-084, BM-R02, BM-L16).
 * @param left castles still to come after this one
 */
export function castleSpots(
  ground: BmGraph,
  placed: readonly number[],
  left: number,
  least: number,
): readonly number[] {
  const seating = seatingOf(ground);
  if (placed.length > 0) return spotsBeside(seating, placed, left, least);
  const key = `${left} ${least}`;
  let spots = seating.firsts.get(key);
  if (!spots) seating.firsts.set(key, (spots = spotsBeside(seating, placed, left, least)));
  return spots;
}

function spotsBeside(
  seating: Seating,
  placed: readonly number[],
  left: number,
  least: number,
): readonly number[] {
  const taken = placed.map((at) => seating.spots.indexOf(at));
  const open = seating.spots
    .map((_, i) => i)
    .filter((i) => taken.every((j) => j < 0 || (i !== j && clear(seating.apart[i]![j]!, least))));
  return open
    .filter((i) => {
      if (left === 0) return true;
      const rest = open.filter((j) => j !== i && clear(seating.apart[i]![j]!, least));
      return seats(seating, rest, left, least);
    })
    .map((i) => seating.spots[i]!);
}

/** The largest distance up to `wanted` at which the map seats so many castles; 0: it does not. */
export function seatsAt(ground: BmGraph, players: number, wanted: number): number {
  const seating = seatingOf(ground);
  const open = seating.spots.map((_, i) => i);
  for (let least = wanted; least > 0; least--) if (seats(seating, open, players, least)) return least;
  return 0;
}

import { territoriesFor } from './map';

/** Sizes of map that were tried, the smallest first. */
const sizes = [100, 120, 140, 160, 180, 200, 220, 240] as const;

/**
 * How far apart the castles of so many players can stand, by size of map: the best of the four layouts over a hundred maps of
 * each, one more where that was close (section 10 of the ledger, step 6). Two players find room for ten on any.
 */
const farthest: Readonly<Record<number, readonly number[]>> = {
  3: [8, 9, 10, 10, 10, 10, 10, 10],
  4: [7, 7, 8, 9, 10, 10, 10, 10],
  5: [5, 6, 7, 7, 8, 8, 8, 9],
  6: [5, 5, 6, 6, 7, 7, 7, 8],
};

interface Wanted {
  readonly players: number;
  readonly mapTerritories: number | null;
}

/** How far apart the first castles can be agreed at most, where the map is dealt (BM-084, BM-M11, BM-R02). */
export function roomFor({ players, mapTerritories }: Wanted): number {
  const size = mapTerritories ?? territoriesFor(players);
  const tried = sizes.findIndex((one) => one >= size);
  return farthest[players]?.[tried < 0 ? sizes.length - 1 : tried] ?? 10;
}

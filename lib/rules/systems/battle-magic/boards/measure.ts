import type { House } from '../house';
import { specialEntry } from '../catalogue/territories';
import type { SpecialId, TerrainId } from '../catalogue/vocabulary';
import type { BmGraph, BmMap } from './map';

const terrainCost: Readonly<Record<TerrainId, number>> = {
  clear: 1,
  forest: 2,
  mountain: 3,
  sea: 1,
  reef: 2,
};

/** Move points to enter a territory, its rivers apart (BM-094..BM-099, BM-161, BM-R12). */
export function entryCost(
  terrain: TerrainId,
  special: SpecialId | undefined,
  { specialEntry: rule }: Pick<House, 'specialEntry'>,
): number {
  const cost = terrainCost[terrain];
  if (special === undefined) return cost;
  if (rule === 'add') return cost + specialEntry;
  return rule === 'max' ? Math.max(cost, specialEntry) : specialEntry;
}

export const entryCosts = (map: BmMap, house: Pick<House, 'specialEntry'>): number[] =>
  map.territories.map(({ terrain, special }) => entryCost(terrain, special, house));

export const FAR = 9_999;
/** One more than the dearest step: a mountain with a special added, over a river. */
const RINGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Least move points from any of these territories to every other; `FAR` where they do not suffice. Rivers cost 1 (BM-097). */
export function costsFrom(
  { size, land, neighbours, rivers }: BmGraph,
  entry: readonly number[],
  from: readonly number[],
  on: 'land' | 'water' | 'any',
  most = 400,
): Int32Array {
  const cost = new Int32Array(size).fill(FAR);
  // Territories waiting by their cost, one ring for each of the points that a step may take at most.
  const waiting: number[][] = RINGS.map(() => []);
  let open = from.length;
  for (const start of from) {
    cost[start] = 0;
    waiting[0]!.push(start);
  }
  for (let points = 0; open > 0 && points <= most; points++) {
    const ring = waiting[points % RINGS.length]!;
    for (let n = 0; n < ring.length; n++) {
      const at = ring[n]!;
      open--;
      if (cost[at] !== points) continue;
      const row = neighbours[at]!;
      const wet = rivers[at]!;
      for (let i = 0; i < row.length; i++) {
        const to = row[i]!;
        if (on !== 'any' && land[to] !== (on === 'land')) continue;
        const sum = points + entry[to]! + (wet[i] ? 1 : 0);
        if (sum > most || sum >= cost[to]!) continue;
        cost[to] = sum;
        waiting[sum % RINGS.length]!.push(to);
        open++;
      }
    }
    ring.length = 0;
  }
  return cost;
}

const within = (cost: Int32Array): number => {
  let n = 0;
  for (const c of cost) if (c < FAR) n++;
  return n;
};

/** Move points within which a start's surroundings are counted. */
export const NEAR = 6;

/** What one place to begin offers by itself. */
export interface Outlook {
  /** Land that an army reaches with 6 move points. */
  readonly land: number;
  /** Water that a ship beside the castle reaches with 6. */
  readonly water: number;
  /** Costs for a hero, to everywhere. */
  readonly walk: Int32Array;
}

export function outlook(graph: BmGraph, entry: readonly number[], at: number): Outlook {
  const harbours = graph.neighbours[at]!.filter((n) => !graph.land[n]);
  return {
    land: within(costsFrom(graph, entry, [at], 'land', NEAR)),
    water: within(costsFrom(graph, entry, harbours, 'water', NEAR)),
    walk: costsFrom(graph, entry, [at], 'any'),
  };
}

/** How the starts of a map compare, by seat. */
export interface Comparison {
  readonly land: readonly number[];
  readonly water: readonly number[];
  /** Territories nearer to this start than to any other, shared where equally near. */
  readonly nearer: readonly number[];
  /** Cost for a hero to the nearest other start. */
  readonly apart: readonly number[];
  /** The widest of the three spreads: 0 where all stand alike. */
  readonly score: number;
}

/** Difference between the most and the least, as part of the mean. */
export function spreadOf(values: readonly number[]): number {
  const sum = values.reduce((all, v) => all + v, 0);
  return sum === 0 ? 0 : ((Math.max(...values) - Math.min(...values)) * values.length) / sum;
}

export function compare(outlooks: readonly Outlook[], starts: readonly number[]): Comparison {
  const nearer = starts.map(() => 0);
  const size = outlooks[0]?.walk.length ?? 0;
  const walks = outlooks.map(({ walk }) => walk);
  for (let at = 0; at < size; at++) {
    let least = FAR;
    let sharers = 0;
    for (let i = 0; i < walks.length; i++) {
      const walk = walks[i]![at]!;
      if (walk < least) [least, sharers] = [walk, 1];
      else if (walk === least) sharers++;
    }
    for (let i = 0; i < walks.length; i++) if (walks[i]![at] === least) nearer[i]! += 1 / sharers;
  }
  const land = outlooks.map((o) => o.land);
  const water = outlooks.map((o) => o.water);
  const apart = outlooks.map(({ walk }, i) =>
    starts.reduce((least, other, j) => (j === i ? least : Math.min(least, walk[other]!)), FAR),
  );
  return { land, water, nearer, apart, score: Math.max(spreadOf(land), spreadOf(water), spreadOf(nearer)) };
}

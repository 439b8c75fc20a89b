import type { BmGraph, BmMap } from '../boards/map';
import { graphOf } from '../boards/map';
import { entryCosts } from '../boards/measure';
import { specialIds } from '../catalogue/vocabulary';
import type { House } from '../house';
import type { UnitKind } from './kinds';

/** The map as play reads it: all by place of the territory (BM-003..BM-011). */
export interface Ground extends BmGraph {
  /** Place in `specialIds`, −1: none. */
  readonly special: readonly number[];
  /** The special territories. */
  readonly specials: readonly number[];
  /** MP to go to each of the neighbours, rivers included: on foot or by ship, and in the air. */
  readonly toll: readonly (readonly number[])[];
  readonly tollAir: readonly (readonly number[])[];
  /** By the way one goes (see `wayOf`): places among the neighbours of those one can enter, the cheapest first. */
  readonly cheapest: readonly (readonly (readonly number[])[])[];
  /** The first of those, as a territory, −1: none; and what it costs to go there. */
  readonly nearest: readonly (readonly number[])[];
  readonly nearestToll: readonly (readonly number[])[];
}

/** How a unit goes: over land, water or both, on foot or through the air. */
export const wayOf = (land: boolean, water: boolean, flies: boolean): number =>
  (land ? 1 : 0) + (water ? 2 : 0) + (flies ? 4 : 0);
const WAYS = 8;

/** What it costs a unit of the kind to go from there to each of the neighbours. */
export const tollsFrom = ({ toll, tollAir }: Ground, { flies }: UnitKind, from: number): readonly number[] =>
  (flies ? tollAir : toll)[from]!;

const RIVER = 1;

/** `toll[from][i]`: what it costs to go from there to the i-th neighbour (BM-097, BM-R11). */
export function groundOf(map: BmMap, house: House): Ground {
  const graph = graphOf(map, house.minBorderMm);
  const { size, land, coastal, neighbours, rivers } = graph;
  const entry = entryCosts(map, house);
  const toll = neighbours.map((row, from) => row.map((to, i) => entry[to]! + (rivers[from]![i] ? RIVER : 0)));
  const tollAir = neighbours.map((row, from) =>
    row.map((_, i) => 1 + (house.riverForDragons && rivers[from]![i] ? RIVER : 0)),
  );
  const cheapest = Array.from({ length: WAYS }, (_, way) =>
    neighbours.map((row, from) => {
      const tolls = (way & 4 ? tollAir : toll)[from]!;
      const open = row.map((_, i) => i).filter((i) => way & (land[row[i]!] ? 1 : 2));
      return open.sort((a, b) => tolls[a]! - tolls[b]!);
    }),
  );
  // Named one by one, as copied fields give the grounds of different maps different shapes, which slows all play.
  return {
    size,
    land,
    coastal,
    neighbours,
    rivers,
    special: map.territories.map(({ special }) => (special === undefined ? -1 : specialIds.indexOf(special))),
    specials: map.territories.flatMap(({ special }, at) => (special === undefined ? [] : [at])),
    toll,
    tollAir,
    cheapest,
    nearest: cheapest.map((rows) => rows.map(([i = -1], from) => neighbours[from]![i] ?? -1)),
    nearestToll: cheapest.map((rows, way) =>
      rows.map(([i = -1], from) => (way & 4 ? tollAir : toll)[from]![i] ?? 0),
    ),
  };
}

import type { BmGraph, BmMap } from '../boards/map';
import { graphOf } from '../boards/map';
import { specialIds, terrainIds } from '../catalogue/vocabulary';
import { specialEntry } from '../catalogue/territories';
import type { House } from '../house';

/** The map as play reads it: all by place of the territory (BM-003..BM-011). */
export interface Ground extends BmGraph {
  /** Place in `specialIds`, −1: none. */
  readonly special: readonly number[];
  /** The special territories. */
  readonly specials: readonly number[];
  /** MP to go to each of the neighbours, rivers included: on foot or by ship, and in the air. */
  readonly toll: readonly (readonly number[])[];
  readonly tollAir: readonly (readonly number[])[];
}

/** BM-094..BM-099 in the order of `terrainIds`. */
const entry = [1, 2, 3, 1, 2] as const;
export const RIVER = 1;

/** MP to enter a territory on foot or by ship (BM-161, BM-R12). */
export function entryCost(map: BmMap, at: number, how: House['specialEntry']): number {
  const { terrain, special } = map.territories[at]!;
  const plain = entry[terrainIds.indexOf(terrain)]!;
  if (special === undefined) return plain;
  if (how === 'replace') return specialEntry;
  return how === 'max' ? Math.max(plain, specialEntry) : plain + specialEntry;
}

/** `toll[from][i]`: what it costs to go from there to the i-th neighbour (BM-097, BM-R11). */
export function groundOf(map: BmMap, house: House): Ground {
  const graph = graphOf(map, house.minBorderMm);
  const { neighbours, rivers } = graph;
  return {
    ...graph,
    special: map.territories.map(({ special }) => (special === undefined ? -1 : specialIds.indexOf(special))),
    specials: map.territories.flatMap(({ special }, at) => (special === undefined ? [] : [at])),
    toll: neighbours.map((row, from) =>
      row.map((to, i) => entryCost(map, to, house.specialEntry) + (rivers[from]![i] ? RIVER : 0)),
    ),
    tollAir: neighbours.map((row, from) =>
      row.map((_, i) => 1 + (house.riverForDragons && rivers[from]![i] ? RIVER : 0)),
    ),
  };
}

import type { BmGraph, BmMap } from '../boards/map';
import { graphOf } from '../boards/map';
import { entryCosts } from '../boards/measure';
import { specialIds } from '../catalogue/vocabulary';
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

const RIVER = 1;

/** `toll[from][i]`: what it costs to go from there to the i-th neighbour (BM-097, BM-R11). */
export function groundOf(map: BmMap, house: House): Ground {
  const graph = graphOf(map, house.minBorderMm);
  const { neighbours, rivers } = graph;
  const entry = entryCosts(map, house);
  return {
    ...graph,
    special: map.territories.map(({ special }) => (special === undefined ? -1 : specialIds.indexOf(special))),
    specials: map.territories.flatMap(({ special }, at) => (special === undefined ? [] : [at])),
    toll: neighbours.map((row, from) => row.map((to, i) => entry[to]! + (rivers[from]![i] ? RIVER : 0))),
    tollAir: neighbours.map((row, from) =>
      row.map((_, i) => 1 + (house.riverForDragons && rivers[from]![i] ? RIVER : 0)),
    ),
  };
}

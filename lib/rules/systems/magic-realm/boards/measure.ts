import type { Fairness } from '../../../kernel/game/board-maker';
import type { House } from '../house';
import { FIRST, hexesRound, hexKey, isValley, laidOf, type RealmMap } from './map';
import {
  clearingsOn,
  dwellingPlace,
  isFree,
  phasesFrom,
  reachedFrom,
  reachingBorderland,
  roadsOf,
  type Roads,
} from './roads';

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, n) => sum + n, 0) / values.length;

/** Phases to each clearing from the nearest of some; those without a way are left out. */
const nearest = (roads: Roads, from: readonly number[], mountain: number): readonly number[] => {
  const all = from.map((place) => phasesFrom(roads, place, mountain));
  return roads.clearings.flatMap((_, place) => {
    const least = Math.min(...all.map((phases) => phases[place]!));
    return Number.isFinite(least) ? [least] : [];
  });
};

/** What has to be discovered first counts as so many phases. */
const UNKNOWN = 25;

/** How far the clearings lie from Borderland: the less, the more compact. */
export function spread(map: RealmMap): number {
  const roads = roadsOf(map);
  const known = nearest(roads, clearingsOn(roads, FIRST), 1);
  return mean([...known, ...Array<number>(roads.clearings.length - known.length).fill(UNKNOWN)]);
}

const figure = (label: string, explains: string, whole: number): Fairness => ({
  label,
  explains,
  bySeat: [],
  whole,
});

/** Where dwellings and ghosts stand: the clearings of all valleys that lie. */
const dwellings = (map: RealmMap, roads: Roads): readonly number[] => {
  const reached = reachingBorderland(roads);
  return laidOf(map).flatMap(({ tile }) => {
    const place = isValley(tile) ? dwellingPlace(roads, reached, tile.id) : undefined;
    return place === undefined ? [] : [place];
  });
};

/** What ways a map has, in MOVE phases: hidden paths and secret passages nobody knows yet. */
export function figuresOf(map: RealmMap, house: House): readonly Fairness[] {
  const roads = roadsOf(map);
  const mountain = house['world.mountainCost'];
  const homes = dwellings(map, roads);
  const fromHome = nearest(roads, homes, mountain);
  const apart = homes.flatMap((home, i) => {
    const phases = phasesFrom(roads, home, mountain);
    return homes.slice(i + 1).flatMap((other) => (Number.isFinite(phases[other]!) ? [phases[other]!] : []));
  });
  const laid = laidOf(map);
  const at = new Set(laid.map(({ q, r }) => hexKey(q, r)));
  const touching = laid.map(({ q, r }) => hexesRound(q, r).filter(([x, y]) => at.has(hexKey(x, y))).length);
  const walked = reachedFrom(roads, clearingsOn(roads, FIRST), isFree);
  return [
    figure(
      'Phases from a valley',
      'MOVE phases to a clearing from the nearest valley, where dwellings and ghosts stand, in the mean. Fewer: more is within a day or two.',
      mean(fromHome),
    ),
    figure(
      'Farthest clearing',
      'MOVE phases from the nearest valley to the clearing that lies farthest.',
      Math.max(0, ...fromHome),
    ),
    figure(
      'Valleys apart',
      'MOVE phases between the dwellings or ghosts of two valleys, in the mean of all pairs.',
      mean(apart),
    ),
    figure(
      'From Borderland',
      'MOVE phases from Borderland to a clearing, in the mean.',
      mean(nearest(roads, clearingsOn(roads, FIRST), mountain)),
    ),
    figure(
      'Neighbours of a tile',
      'How many tiles lie round one, in the mean. More: the map is more compact.',
      mean(touching),
    ),
    figure(
      'Clearings to discover',
      'Clearings to which no way leads from Borderland but by hidden paths or secret passages, or none at all.',
      walked.filter((is) => !is).length,
    ),
    figure(
      'Dead ends',
      'Clearings from which a single way leads on that everybody may use.',
      roads.ways.filter((ways) => ways.filter((way) => isFree(way) && way.to !== undefined).length === 1)
        .length,
    ),
    figure(
      'Roads off the map',
      'Roadways at the edge of the map, by which the game can be left for good (MR-B36).',
      roads.ways.flat().filter(({ to }) => to === undefined).length,
    ),
  ];
}

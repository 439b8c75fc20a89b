import { seededDice } from '../../../kernel/game/dice';
import { House } from '../house';
import { makeMap, type MapWayId } from './build';
import type { Place, RealmMap } from './map';

export const houseOf = (given: object = {}): House => House.parse(given) as House;

export const made = (seed: string, way: MapWayId = 'agreed', players = 2, given: object = {}): RealmMap =>
  makeMap(way, seededDice(seed), players, houseOf(given));

/** The map with something about one tile changed. */
export const changed = (map: RealmMap, tile: string, to: Partial<Place>): RealmMap => ({
  tiles: { ...map.tiles, [tile]: { ...map.tiles[tile]!, ...to } },
});

import { hexBeyond, hexKey, laidOf, ownEdge, wayOf, type RealmMap } from '../../../boards/map';
import { tiles } from '../../../catalogue/tiles';
import type { Clearing, Roadway, Tile, TileSide } from '../../../catalogue/types';
import { edges, type ClearingType, type Color, type RoadKind } from '../../../catalogue/vocabulary';

/** A clearing as one number: eight for each tile of the catalogue, and the number of the clearing. −1: nowhere. */
export type Place = number;
/** A roadway of one side of a tile as one number, as it is crossed off when it is discovered. */
export type RoadCode = number;

export const NOWHERE: Place = -1;
export const tileAt = (place: Place): number => place >> 3;
export const clearingNo = (place: Place): number => place & 7;
export const placeOn = (tile: number, clearing: number): Place => (tile << 3) | clearing;
export const tileOf = (place: Place): Tile => tiles[tileAt(place)]!;
/** `cliff-3`, as boards and scenes call it. */
export const placeId = (place: Place): string => `${tileOf(place).id}-${clearingNo(place)}`;

/** Which side of each tile is up: 0 green, 1 enchanted. */
export type Sides = readonly number[];

const sideUp = (sides: Sides, tile: number): TileSide =>
  sides[tile] === 1 ? tiles[tile]!.enchanted : tiles[tile]!.normal;

/** Clearings by their numbers, of both sides of each tile. */
const clearings: readonly (readonly (Clearing | undefined)[])[] = tiles.flatMap(({ normal, enchanted }) =>
  [normal, enchanted].map((side) => {
    const out: (Clearing | undefined)[] = new Array<undefined>(8).fill(undefined);
    for (const one of side.clearings) out[one.n] = one;
    return out;
  }),
);
const clearingAt = (sides: Sides, place: Place): Clearing =>
  clearings[tileAt(place) * 2 + (sides[tileAt(place)] === 1 ? 1 : 0)]![clearingNo(place)]!;
export const typeAt = (sides: Sides, place: Place): ClearingType => clearingAt(sides, place).type;
export const tileColors = (sides: Sides, place: Place): readonly Color[] =>
  clearingAt(sides, place).colors ?? [];

const placesByTile = tiles.map(({ normal }, tile) => normal.clearings.map(({ n }) => placeOn(tile, n)));
/** The clearings of a tile; both sides have the same numbers. */
export const placesOn = (tile: number): readonly Place[] => placesByTile[tile]!;

/** A way out of a clearing; `to` is nowhere where it leads off the map. */
export interface Way {
  readonly to: Place;
  readonly kind: RoadKind;
  /** What must be crossed off to use it; a way between tiles may need two. */
  readonly codes: readonly RoadCode[];
}

const codeOf = (tile: number, side: number, at: number): RoadCode => ((tile * 2 + side) << 5) | at;
export const isHiddenRoad = (kind: RoadKind): boolean => kind === 'hidden' || kind === 'secret';

/** Every hidden path and secret passage of both sides of all tiles, with the clearings that it touches. */
export interface Discovery {
  readonly code: RoadCode;
  readonly kind: 'hidden' | 'secret';
  readonly tile: number;
  readonly side: number;
  readonly touches: readonly Place[];
}
const discoveriesOf = ({ roadways }: TileSide, tile: number, side: number): readonly Discovery[] =>
  roadways.flatMap(([from, to, kind], at) =>
    kind === 'hidden' || kind === 'secret'
      ? [
          {
            code: codeOf(tile, side, at),
            kind,
            tile,
            side,
            touches: [placeOn(tile, from), ...(typeof to === 'number' ? [placeOn(tile, to)] : [])],
          },
        ]
      : [],
  );
export const discoveries: readonly Discovery[] = tiles.flatMap(({ normal, enchanted }, tile) => [
  ...discoveriesOf(normal, tile, 0),
  ...discoveriesOf(enchanted, tile, 1),
]);

const discoveriesByPlace: readonly (readonly Discovery[])[] = tiles
  .flatMap((_, tile) => Array.from({ length: 8 }, (_one, n) => placeOn(tile, n)))
  .map((place) => discoveries.filter(({ touches }) => touches.includes(place)));
/** Those of them that touch a clearing. */
export const discoveriesAt = (place: Place): readonly Discovery[] => discoveriesByPlace[place] ?? [];

/** How the tiles of a map touch: by tile and own edge, the tile beyond and the edge of it. */
export interface Ground {
  /** Tiles that touch one, by edge of its own; −1: none. */
  readonly beside: readonly (readonly number[])[];
  readonly meets: readonly (readonly number[])[];
  /** What is known of the ways out of each clearing, by the sides that are up round it. */
  readonly ways: readonly Record<number, readonly Way[]>[];
}

const grounds = new WeakMap<RealmMap, Ground>();

function reckon(map: RealmMap): Ground {
  const laid = laidOf(map);
  const at = new Map(laid.map((one) => [hexKey(one.q, one.r), one]));
  const placeOfTile = new Map(tiles.map(({ id }, i) => [id, i]));
  const beside = tiles.map(() => edges.map(() => -1));
  const meets = tiles.map(() => edges.map(() => -1));
  for (const one of laid) {
    const tile = placeOfTile.get(one.tile.id)!;
    edges.forEach((edge, i) => {
      const way = wayOf(edge, one.turn);
      const next = at.get(hexKey(...hexBeyond(one.q, one.r, way)));
      if (!next) return;
      beside[tile]![i] = placeOfTile.get(next.tile.id)!;
      meets[tile]![i] = edges.indexOf(ownEdge((way + 3) % 6, next.turn));
    });
  }
  return { beside, meets, ways: tiles.flatMap(() => Array.from({ length: 8 }, () => ({}))) };
}

/** How the tiles of this map touch; reckoned once for each map. */
function groundOf(map: RealmMap): Ground {
  let ground = grounds.get(map);
  if (!ground) grounds.set(map, (ground = reckon(map)));
  return ground;
}

/** Tiles that touch this one. (MR-B37, MR-B38) */
export const tilesBeside = (map: RealmMap, tile: number): readonly number[] => [
  ...new Set(groundOf(map).beside[tile]!.filter((other) => other >= 0)),
];

const codesOf = (road: Roadway, code: RoadCode): readonly RoadCode[] => (isHiddenRoad(road[2]) ? [code] : []);

function beyond(
  ground: Ground,
  sides: Sides,
  tile: number,
  edge: number,
  road: Roadway,
  code: RoadCode,
): Way | undefined {
  const other = ground.beside[tile]![edge]!;
  if (other < 0) return { to: NOWHERE, kind: road[2], codes: codesOf(road, code) };
  const back = edges[ground.meets[tile]![edge]!]!;
  const { roadways } = sideUp(sides, other);
  const at = roadways.findIndex(([, to]) => to === back);
  const met = roadways[at];
  // Against a tile without a road there it leads nowhere.
  if (!met) return undefined;
  const kind = isHiddenRoad(road[2]) ? road[2] : met[2];
  return {
    to: placeOn(other, met[0]),
    kind,
    codes: [...codesOf(road, code), ...codesOf(met, codeOf(other, sides[other]!, at))],
  };
}

/** Which sides of a tile and of those beside it are up, as bits. */
function sidesRound(ground: Ground, sides: Sides, tile: number): number {
  let bits = sides[tile]!;
  for (const other of ground.beside[tile]!) bits = bits * 2 + (other < 0 ? 0 : sides[other]!);
  return bits;
}

/** All ways out of a clearing, known or not. (MR-023, MR-024, MR-B36) */
export function waysFrom(map: RealmMap, sides: Sides, place: Place): readonly Way[] {
  const ground = groundOf(map);
  const known = ground.ways[place]!;
  const bits = sidesRound(ground, sides, tileAt(place));
  return (known[bits] ??= reckonWays(ground, sides, place));
}

function reckonWays(ground: Ground, sides: Sides, place: Place): readonly Way[] {
  const tile = tileAt(place);
  const n = clearingNo(place);
  const out: Way[] = [];
  sideUp(sides, tile).roadways.forEach((road, at) => {
    const [from, to, kind] = road;
    const code = codeOf(tile, sides[tile]!, at);
    if (typeof to === 'number') {
      if (from === n) out.push({ to: placeOn(tile, to), kind, codes: codesOf(road, code) });
      else if (to === n) out.push({ to: placeOn(tile, from), kind, codes: codesOf(road, code) });
    } else if (from === n) {
      const way = beyond(ground, sides, tile, edges.indexOf(to), road, code);
      if (way) out.push(way);
    }
  });
  return out;
}

/** May he use it? Hidden paths and secret passages must be crossed off. (MR-025) */
export const isKnown = ({ codes }: Way, known: readonly RoadCode[]): boolean =>
  codes.every((code) => known.includes(code));

const allPlaces = new WeakMap<RealmMap, readonly Place[]>();

/** Every clearing of the map, in the order of the catalogue. */
export function placesOnMap(map: RealmMap): readonly Place[] {
  let all = allPlaces.get(map);
  if (!all) allPlaces.set(map, (all = laidOf(map).flatMap(({ tile }) => placesOn(tiles.indexOf(tile)))));
  return all;
}

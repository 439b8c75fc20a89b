import { z } from 'zod';
import { tiles } from '../catalogue/tiles';
import type { Tile, TileSide } from '../catalogue/types';
import { edges, type Edge, type StartPlace } from '../catalogue/vocabulary';

/** What a valley holds when its warning chit is exchanged before play. (MR-B09) */
export const valleyHolds = [
  'inn',
  'house',
  'chapel',
  'guardhouse',
  'ghosts',
] as const satisfies readonly StartPlace[];

export const sides = ['green', 'enchanted'] as const;

/** Where a tile lies: columns to the east, rows to the south; its south edge is turned clockwise by so many edges. */
export interface Place {
  readonly q: number;
  readonly r: number;
  readonly turn: number;
  readonly side: (typeof sides)[number];
  /** Of a valley; absent: not dealt yet. */
  readonly holds?: StartPlace | undefined;
}

/** The map of a game: every tile by its id. One that lies nowhere is missed by the checks. */
export interface RealmMap {
  readonly tiles: Readonly<Partial<Record<string, Place>>>;
}

/** Farther out nothing is laid: twenty tiles in a row go there. */
const FAR = 40;
const place = {
  q: z.int().min(-FAR).max(FAR).meta({ description: 'Column, to the east' }),
  r: z
    .int()
    .min(-FAR)
    .max(FAR)
    .meta({ description: 'Row, to the south; a column further east begins half a tile lower' }),
  turn: z
    .int()
    .min(0)
    .max(5)
    .meta({ description: 'Edges by which the tile is turned clockwise; 0: its name at the bottom' }),
  side: z.enum(sides),
};
const holds = z.enum(valleyHolds).optional().meta({ description: 'What its warning chit is exchanged for' });

/** Is this board a map? What lies in one clearing has no tiles. */
export const isMap = (board: unknown): board is RealmMap =>
  typeof board === 'object' && board !== null && 'tiles' in board;

export const isValley = ({ tileKind }: Tile): boolean => tileKind === 'valley';

export const RealmMap: z.ZodType<RealmMap> = z
  .strictObject({
    tiles: z.strictObject(
      Object.fromEntries(
        tiles.map((tile) => [
          tile.id,
          (isValley(tile) ? z.strictObject({ ...place, holds }) : z.strictObject(place)).optional(),
        ]),
      ),
    ),
  })
  .meta({ id: 'MagicRealmMap', title: 'Map of Magic Realm' });

/** A tile where it lies. */
export interface Laid extends Place {
  readonly tile: Tile;
}

/** All that lies, in the order of the catalogue. */
export const laidOf = (map: RealmMap): readonly Laid[] =>
  tiles.flatMap((tile) => {
    const at = map.tiles[tile.id];
    return at ? [{ tile, ...at }] : [];
  });

/** The map on which all that lies so; in the order of the catalogue, so that equal maps are equal texts. */
export const mapOf = (laid: Iterable<Laid>): RealmMap => {
  const by = new Map([...laid].map((one) => [one.tile.id, one]));
  return {
    tiles: Object.fromEntries(
      tiles.flatMap(({ id }) => {
        const one = by.get(id);
        if (!one) return [];
        const { q, r, turn, side, holds: held } = one;
        return [[id, { q, r, turn, side, ...(held === undefined ? {} : { holds: held }) }]];
      }),
    ),
  };
};

export const sideOf = ({ tile, side }: Pick<Laid, 'tile' | 'side'>): TileSide =>
  side === 'enchanted' ? tile.enchanted : tile.normal;

/** The hexagon beyond each edge, clockwise from the north. */
const beyond: Readonly<Record<Edge, readonly [q: number, r: number]>> = {
  N: [0, -1],
  NE: [1, -1],
  SE: [1, 0],
  S: [0, 1],
  SW: [-1, 1],
  NW: [-1, 0],
};

export const hexKey = (q: number, r: number): string => `${q},${r}`;

/** The hexagons round one, in the order of `edges`. */
export const hexesRound = (q: number, r: number): readonly (readonly [q: number, r: number])[] =>
  edges.map((edge) => [q + beyond[edge][0], r + beyond[edge][1]] as const);

/** The hexagon that lies that way. */
export function hexBeyond(q: number, r: number, way: number): readonly [q: number, r: number] {
  const [dq, dr] = beyond[edges[way]!];
  return [q + dq, r + dr];
}

/** Of a turned tile, the edge of its own that points that way. */
export const ownEdge = (way: number, turn: number): Edge => edges[(way - turn + 6) % 6]!;

/** Where an edge of its own points once it is turned. */
export const wayOf = (edge: Edge, turn: number): number => (edges.indexOf(edge) + turn) % 6;

export const hasRoad = ({ roadEdges }: Tile, edge: Edge): boolean => roadEdges.includes(edge);

/** The tile with which every map begins. (MR-B03) */
export const FIRST = 'borderland';

import { z } from 'zod';
import { specialIds, terrainIds, type TerrainId } from '../catalogue/vocabulary';

/** Lengths on a map are whole tenths of a millimetre, so that every machine reads the same map. */
export const TENTHS = 10;

const Place = z.int().min(0).max(399).meta({ title: 'Territory, counted from 0' });
const Coordinate = z.int().min(0).max(20_000);
const Line = z.array(Coordinate).min(4).max(80).readonly();

/** One area of the map; its number on paper is its place in the list plus one (BM-003..BM-007, BM-160). */
export const Territory = z.strictObject({
  terrain: z.enum(terrainIds).meta({ title: 'Terrain' }),
  special: z.enum(specialIds).optional().meta({ title: 'Special territory' }),
  name: z.string().min(1).max(40).optional().meta({ title: 'Name' }),
  shape: z.array(Coordinate).min(6).max(120).readonly().meta({ title: 'x and y of each corner in turn' }),
  centre: z.tuple([Coordinate, Coordinate]).readonly().meta({ title: 'Where its counters lie' }),
});
export type Territory = z.infer<typeof Territory>;

/** Where two territories touch; they are neighbours if that is long enough (BM-R62). */
export const Border = z.strictObject({
  a: Place,
  b: Place,
  line: Line.meta({ title: 'x and y of each point along it' }),
  river: z.boolean().default(false).meta({ title: 'A river runs along it' }),
});
export type Border = z.infer<typeof Border>;

/** A place for an empire to begin: its castle, and an army and a ship beside it (BM-083..BM-086). */
export const Start = z.strictObject({ castle: Place, army: Place, ship: Place });
export type Start = z.infer<typeof Start>;

/** A map as plain JSON (section 10 of the ledger). What makes it a good one is for the checks to say. */
export const BmMap = z
  .strictObject({
    name: z.string().max(80).optional().meta({ title: 'Name' }),
    width: Coordinate.min(100).meta({ title: 'Width in tenths of a millimetre' }),
    height: Coordinate.min(100).meta({ title: 'Height in tenths of a millimetre' }),
    territories: z.array(Territory).min(2).max(400).readonly().meta({ title: 'Territories' }),
    borders: z.array(Border).max(2_000).readonly().meta({ title: 'Borders' }),
    /** Proposed starts; the players may choose others. */
    starts: z.array(Start).max(6).readonly().default([]).meta({ title: 'Places to begin' }),
  })
  .superRefine(({ territories, borders, starts }, context) => {
    const seen = new Set<number>();
    borders.forEach(({ a, b }, i) => {
      if (a >= b || b >= territories.length || seen.has(a * 400 + b))
        context.addIssue({
          code: 'custom',
          path: ['borders', i],
          message:
            'A border joins two territories of the map, the lower number first, and stands there once.',
        });
      seen.add(a * 400 + b);
    });
    starts.forEach(({ castle, army, ship }, i) => {
      if (Math.max(castle, army, ship) >= territories.length)
        context.addIssue({ code: 'custom', path: ['starts', i], message: 'A start lies on the map.' });
    });
  })
  .readonly();
export type BmMap = z.infer<typeof BmMap>;

export const isLand = (terrain: TerrainId): boolean => terrain !== 'sea' && terrain !== 'reef';

/** Length in tenths of a millimetre. */
export function lengthOf(line: readonly number[]): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2) {
    const [dx, dy] = [line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!];
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** A map as a graph: what play, checks and bots need of it. All by place of the territory. */
export interface BmGraph {
  readonly size: number;
  readonly land: readonly boolean[];
  /** Land beside water (BM-011). */
  readonly coastal: readonly boolean[];
  /** In rising order. */
  readonly neighbours: readonly (readonly number[])[];
  /** For each of the neighbours: does a river run between (BM-006)? */
  readonly rivers: readonly (readonly boolean[])[];
}

/** Neighbours share a border of at least so many millimetres (BM-R62, BM-M14). */
export function graphOf(map: BmMap, minBorderMm: number): BmGraph {
  const size = map.territories.length;
  const land = map.territories.map(({ terrain }) => isLand(terrain));
  const joined: { readonly to: number; readonly river: boolean }[][] = Array.from({ length: size }, () => []);
  for (const { a, b, line, river } of map.borders) {
    if (lengthOf(line) < minBorderMm * TENTHS) continue;
    joined[a]!.push({ to: b, river });
    joined[b]!.push({ to: a, river });
  }
  for (const row of joined) row.sort((x, y) => x.to - y.to);
  return {
    size,
    land,
    coastal: joined.map((row, i) => land[i]! && row.some(({ to }) => !land[to])),
    neighbours: joined.map((row) => row.map(({ to }) => to)),
    rivers: joined.map((row) => row.map(({ river }) => river)),
  };
}

/** Least number of borders to cross from the territory to every other; −1: cannot be reached (BM-R59). */
export function distancesFrom({ size, neighbours }: BmGraph, from: number): number[] {
  const steps = new Array<number>(size).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (let at = 0; at < queue.length; at++)
    for (const to of neighbours[queue[at]!]!)
      if (steps[to] === -1) {
        steps[to] = steps[queue[at]!]! + 1;
        queue.push(to);
      }
  return steps;
}

/** Connected pieces of those territories that are wanted, the largest first. */
export function piecesOf(graph: BmGraph, wanted: (at: number) => boolean): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let first = 0; first < graph.size; first++) {
    if (!wanted(first) || seen.has(first)) continue;
    const piece = [first];
    seen.add(first);
    for (const at of piece)
      for (const to of graph.neighbours[at]!)
        if (wanted(to) && !seen.has(to)) {
          seen.add(to);
          piece.push(to);
        }
    found.push(piece);
  }
  return found.sort((a, b) => b.length - a.length);
}

import type { Tile } from '../catalogue/types';
import { FIRST } from './map';
import { FLATS_MM } from './sizes';
import { tileSide, wideMm, type Point } from './tile-side';

/** A point of a road, or a clearing, that words keep clear of. */
interface Obstacle {
  readonly at: Point;
  readonly r: number;
}

/** Height of its capitals. */
export const NAME_MM = 3.6;
/** Near enough to keep them clear of roads. */
const LETTER_MM = NAME_MM * 0.82;
const TALL_MM = NAME_MM * 1.4;
/** Air to the rim of the tile, and to the heavy one of Borderland. */
const [RIM_MM, HEAVY_RIM_MM] = [1.2, 3];
/** More air than this makes a place no better. */
const ENOUGH_MM = 2.5;
/** Places tried: so many to each side of the middle, both ways. */
const TRIED = 16;
const STEP_MM = 2.5;

/** With the letter of its warning chit: `Cliff M`. */
export const tileLabel = ({ name, letter }: Tile): string => `${name} ${letter}`;

const along = (points: readonly number[]): readonly Point[] =>
  Array.from({ length: points.length / 2 - 1 }, (_, i) => {
    const [x, y, toX, toY] = points.slice(i * 2, i * 2 + 4) as [number, number, number, number];
    const steps = Math.ceil(Math.hypot(toX - x, toY - y) / STEP_MM);
    return Array.from({ length: steps }, (__, step): Point => [
      x + ((toX - x) * step) / steps,
      y + ((toY - y) * step) / steps,
    ]);
  }).flat();

function search(tile: Tile, which: 'normal' | 'enchanted', turn: number, clearingMm: number): Point {
  const { lines, places } = tileSide(tile, which, { x: 0, y: 0, flatsMm: FLATS_MM, clearingMm, turn });
  const obstacles: readonly Obstacle[] = [
    ...[...places.values()].map((at) => ({ at, r: clearingMm })),
    ...lines.flatMap(({ points }) => along(points).map((at) => ({ at, r: 1 }))),
  ];
  const half = FLATS_MM / 2;
  const rim = tile.id === FIRST ? HEAVY_RIM_MM : RIM_MM;
  const wide = tileLabel(tile).length * LETTER_MM;
  const airAt = (dx: number, dy: number): number => {
    // The corners of the words lie inside of the hexagon.
    const [ox, oy] = [Math.abs(dx) + wide / 2, Math.abs(dy) + TALL_MM / 2];
    let least = Math.min(half - oy, half - (ox * Math.sqrt(3) + oy) / 2) - rim;
    const [x, y] = [wideMm(FLATS_MM) / 2 + dx, half + dy];
    for (const { at, r } of obstacles) {
      const [ax, ay] = [Math.abs(at[0] - x) - wide / 2, Math.abs(at[1] - y) - TALL_MM / 2];
      least = Math.min(least, Math.hypot(Math.max(0, ax), Math.max(0, ay)) - r);
    }
    return least;
  };
  let best: Point = [0, 0];
  let most = -Infinity;
  for (let i = -TRIED; i <= TRIED; i++)
    for (let j = -TRIED; j <= TRIED; j++) {
      const [dx, dy] = [(i / TRIED) * half, (j / TRIED) * half];
      // Of places with air enough the lowest, where printed tiles have their names.
      const worth = Math.min(airAt(dx, dy), ENOUGH_MM) + dy * 0.004;
      if (worth > most) [most, best] = [worth, [dx, dy]];
    }
  return best;
}

const found = new Map<string, Point>();

/** Where the name of a tile stands, upright however it is turned, from its middle: as clear of clearings and roads as can be. */
export function nameSpot(tile: Tile, which: 'normal' | 'enchanted', turn: number, clearingMm: number): Point {
  const key = `${tile.id} ${which} ${turn} ${clearingMm}`;
  let spot = found.get(key);
  if (!spot) found.set(key, (spot = search(tile, which, turn, clearingMm)));
  return spot;
}

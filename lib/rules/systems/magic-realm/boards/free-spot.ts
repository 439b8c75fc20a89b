import type { Tile } from '../catalogue/types';
import { FIRST } from './map';
import { FLATS_MM } from './sizes';
import { tileSide, wideMm, type Point } from './tile-side';

/** Something upright on a tile, its middle counted from the middle of the tile. */
export interface Block {
  readonly at: Point;
  readonly wideMm: number;
  readonly tallMm: number;
}

/** A point of a road, or a clearing, that things keep clear of. */
interface Obstacle {
  readonly at: Point;
  readonly r: number;
}

/** Air to the rim of the tile, and to the heavy one of Borderland. */
const [RIM_MM, HEAVY_RIM_MM] = [1.2, 3];
/** More air than this makes a place no better. */
const ENOUGH_MM = 2.5;
/** Places tried: so many to each side of the middle, both ways. */
const TRIED = 16;
const STEP_MM = 2.5;

const along = (points: readonly number[]): readonly Point[] =>
  Array.from({ length: points.length / 2 - 1 }, (_, i) => {
    const [x, y, toX, toY] = points.slice(i * 2, i * 2 + 4) as [number, number, number, number];
    const steps = Math.ceil(Math.hypot(toX - x, toY - y) / STEP_MM);
    return Array.from({ length: steps }, (__, step): Point => [
      x + ((toX - x) * step) / steps,
      y + ((toY - y) * step) / steps,
    ]);
  }).flat();

/** Between two things that stand upright; zero where they touch. */
const between = (a: Block, b: Block): number =>
  Math.hypot(
    Math.max(0, Math.abs(a.at[0] - b.at[0]) - (a.wideMm + b.wideMm) / 2),
    Math.max(0, Math.abs(a.at[1] - b.at[1]) - (a.tallMm + b.tallMm) / 2),
  );

/** Where something so wide and tall stands on a side of a tile, however that is turned: as clear of clearings, roads and the others as can be. */
export function freeSpot(
  tile: Tile,
  which: 'normal' | 'enchanted',
  turn: number,
  clearingMm: number,
  wide: number,
  tall: number,
  others: readonly Block[] = [],
): Point {
  const { lines, places } = tileSide(tile, which, { x: 0, y: 0, flatsMm: FLATS_MM, clearingMm, turn });
  const obstacles: readonly Obstacle[] = [
    ...[...places.values()].map((at) => ({ at, r: clearingMm })),
    ...lines.flatMap(({ points }) => along(points).map((at) => ({ at, r: 1 }))),
  ];
  const half = FLATS_MM / 2;
  const rim = tile.id === FIRST ? HEAVY_RIM_MM : RIM_MM;
  let best: Point = [0, 0];
  let most = -Infinity;
  /** How much air there is; no more than that there is less than some, where it is. */
  const airAt = (dx: number, dy: number, some: number): number => {
    // The corners lie inside of the hexagon.
    const [ox, oy] = [Math.abs(dx) + wide / 2, Math.abs(dy) + tall / 2];
    let least = Math.min(half - oy, half - (ox * Math.sqrt(3) + oy) / 2) - rim;
    for (const other of others)
      least = Math.min(least, between({ at: [dx, dy], wideMm: wide, tallMm: tall }, other));
    const [x, y] = [wideMm(FLATS_MM) / 2 + dx, half + dy];
    for (const { at, r } of obstacles) {
      if (least < some) return least;
      const [ax, ay] = [Math.abs(at[0] - x) - wide / 2, Math.abs(at[1] - y) - tall / 2];
      least = Math.min(least, Math.hypot(Math.max(0, ax), Math.max(0, ay)) - r);
    }
    return least;
  };
  for (let i = -TRIED; i <= TRIED; i++)
    for (let j = -TRIED; j <= TRIED; j++) {
      const [dx, dy] = [(i / TRIED) * half, (j / TRIED) * half];
      // Of places with air enough the lowest, where printed tiles have their names.
      const lower = dy * 0.004;
      const worth = Math.min(airAt(dx, dy, most - lower), ENOUGH_MM) + lower;
      if (worth > most) [most, best] = [worth, [dx, dy]];
    }
  return best;
}

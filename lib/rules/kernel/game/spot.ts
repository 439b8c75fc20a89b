import type { SceneSpace } from './scene';

/** The middle of a place and how much room there is round it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

type Points = readonly number[];

const corners = (shape: Points): readonly (readonly [number, number])[] =>
  Array.from({ length: shape.length >> 1 }, (_, i) => [shape[i * 2]!, shape[i * 2 + 1]!] as const);

/** The middle of the area; of a shape without one, the mean of its corners. */
function middle(shape: Points): readonly [number, number] {
  const all = corners(shape);
  let [area, x, y] = [0, 0, 0];
  all.forEach(([x1, y1], i) => {
    const [x2, y2] = all[(i + 1) % all.length]!;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  if (Math.abs(area) < 1e-9) {
    const n = Math.max(1, all.length);
    return [all.reduce((sum, [a]) => sum + a, 0) / n, all.reduce((sum, [, b]) => sum + b, 0) / n];
  }
  return [x / (3 * area), y / (3 * area)];
}

/** How far it is from a point to the nearest edge. */
function room(shape: Points, px: number, py: number): number {
  const all = corners(shape);
  let least = Infinity;
  all.forEach(([x1, y1], i) => {
    const [x2, y2] = all[(i + 1) % all.length]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const long = dx * dx + dy * dy;
    const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((px - x1) * dx + (py - y1) * dy) / long));
    least = Math.min(least, Math.hypot(px - x1 - along * dx, py - y1 - along * dy));
  });
  return Number.isFinite(least) ? least : 0;
}

/** Where the things of a space stand, and how far it is from there to its border. */
export function spotOf({ shape, centre }: Pick<SceneSpace, 'shape' | 'centre'>): Spot {
  const [x, y] = centre ?? middle(shape);
  return { x, y, r: room(shape, x, y) };
}

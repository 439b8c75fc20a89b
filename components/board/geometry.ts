import type { Scene, ScenePiece, SceneSpace } from '@/lib/rules/kernel/scene';

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

export function spotOf({ shape, centre }: SceneSpace): Spot {
  const [x, y] = centre ?? middle(shape);
  return { x, y, r: room(shape, x, y) };
}

/** The middling room of all spaces: pens and patterns are measured by it. */
export function usualRoom(spots: Iterable<Spot>): number {
  const all = [...spots].map((s) => s.r).sort((a, b) => a - b);
  return all[all.length >> 1] || 1;
}

/** More pieces than this on one space are counted instead of drawn. */
export const MOST_FANNED = 9;

/** Where each of some things stands on one space: side by side in rows, the whole in its middle. */
export function fan({ x, y, r }: Spot, n: number): readonly Spot[] {
  if (n <= 1) return [{ x, y, r: r * 0.62 }];
  const columns = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / columns);
  const cell = (r * 1.56) / columns;
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * cell,
      y: y + (row - (rows - 1) / 2) * cell,
      r: cell * 0.46,
    };
  });
}

export interface Placed {
  readonly piece: ScenePiece;
  readonly spot: Spot;
}

/** Every piece in its place, and how many could not be drawn on which space. */
export function placePieces(
  { pieces }: Pick<Scene, 'pieces'>,
  spots: ReadonlyMap<string, Spot>,
): {
  readonly placed: readonly Placed[];
  readonly more: readonly { readonly n: number; readonly spot: Spot }[];
} {
  const by = new Map<string, ScenePiece[]>();
  for (const piece of pieces) {
    const there = by.get(piece.space);
    if (there) there.push(piece);
    else by.set(piece.space, [piece]);
  }
  const placed: Placed[] = [];
  const more: { n: number; spot: Spot }[] = [];
  for (const [space, there] of by) {
    const spot = spots.get(space);
    if (!spot) continue;
    const drawn = there.length > MOST_FANNED ? MOST_FANNED - 1 : there.length;
    const places = fan(spot, there.length > MOST_FANNED ? MOST_FANNED : drawn);
    there.slice(0, drawn).forEach((piece, i) => placed.push({ piece, spot: places[i]! }));
    if (drawn < there.length) more.push({ n: there.length - drawn, spot: places[drawn]! });
  }
  return { placed, more };
}

const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const;
export type Arrow = keyof typeof ways;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ways, key);

/** The nearest of some things in the direction of an arrow key; what lies askew counts as farther. */
export function towards(
  from: { readonly x: number; readonly y: number },
  things: readonly { readonly id: string; readonly x: number; readonly y: number }[],
  arrow: Arrow,
): string | undefined {
  const [dx, dy] = ways[arrow];
  let found: string | undefined;
  let least = Infinity;
  for (const { id, x, y } of things) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const across = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along <= 1e-6) continue;
    const cost = along + across * 2;
    if (cost < least) [least, found] = [cost, id];
  }
  return found;
}

import type { Scene, ScenePiece, SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { roomOn, type PrintedSpace } from './printed';

/** The middling room of all spaces: pens and patterns are measured by it. */
function usualRoom(spots: Iterable<Spot>): number {
  const all = [...spots].map((s) => s.r).sort((a, b) => a - b);
  return all[all.length >> 1] || 1;
}

/** So much of an outer space’s room signs and pens take where other spaces lie within. */
const INNER = 0.42;

/** The unit of signs and pens of a board. */
export function unitOf(
  spaces: readonly Pick<SceneSpace, 'id' | 'within'>[],
  spots: ReadonlyMap<string, Spot>,
): number {
  const outer = spaces.filter(({ within }) => within === undefined);
  const usual = usualRoom(outer.map(({ id }) => spots.get(id)!));
  return outer.length < spaces.length ? usual * INNER : usual;
}

/** The room that pieces have on each space. */
export const pieceRoom = (
  spaces: readonly (PrintedSpace & Pick<SceneSpace, 'id'>)[],
  spots: ReadonlyMap<string, Spot>,
): ReadonlyMap<string, Spot> =>
  new Map(spaces.map((space) => [space.id, roomOn(space, spots.get(space.id)!)]));

/** More pieces than this on one space are counted instead of drawn. */
const MOST_FANNED = 9;

/** So much of the room has a piece that shares it with none. */
const ALONE = 0.66;

/** Where each of some things stands on one space: side by side in rows, the whole in its middle. */
export function fan({ x, y, r }: Spot, n: number): readonly Spot[] {
  if (n <= 1) return [{ x, y, r: r * ALONE }];
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

/** The room of all spaces that a piece covers, measured by their middles. */
function roomOf(
  covers: readonly string[],
  spots: ReadonlyMap<string, Spot>,
): Spot & { readonly corner: Spot } {
  const all = covers.flatMap((space) => spots.get(space) ?? []);
  const r = Math.min(...all.map((one) => one.r));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    r: Math.min(right - left, bottom - top) / 2 + r,
    corner: { x: left, y: top, r },
  };
}

/** A larger piece stands in the middle of what it covers; one that lies flat goes into a corner where others stand on it. */
function placeLarge(
  piece: ScenePiece,
  spots: ReadonlyMap<string, Spot>,
  isTaken: (space: string) => boolean,
): Placed | undefined {
  const covers = piece.covers ?? [piece.space];
  if (!covers.some((space) => spots.has(space))) return undefined;
  const { corner, ...whole } = roomOf(covers, spots);
  if (!piece.flat || !covers.some(isTaken)) {
    // As large as on one space, but where there is much room.
    const r = Math.min(whole.r * ALONE, corner.r * 1.1);
    return { piece, spot: { x: whole.x, y: whole.y, r } };
  }
  const aside = corner.r * 0.66;
  return { piece, spot: { x: corner.x - aside, y: corner.y - aside, r: corner.r * 0.34 } };
}

const isLarge = ({ covers = [], flat }: ScenePiece): boolean => flat === true || covers.length > 1;

/**
 * Every piece in its place, what lies flat first and larger ones before smaller, so that each is drawn over what it stands
 * on; and how many could not be drawn on which space.
 */
export function placePieces(
  { pieces }: Pick<Scene, 'pieces'>,
  spots: ReadonlyMap<string, Spot>,
): {
  readonly placed: readonly Placed[];
  readonly more: readonly { readonly n: number; readonly spot: Spot }[];
} {
  const by = new Map<string, ScenePiece[]>();
  const large = pieces.filter(isLarge);
  const taken = new Set(pieces.flatMap((piece) => (piece.flat ? [] : (piece.covers ?? [piece.space]))));
  for (const piece of pieces) {
    if (isLarge(piece)) continue;
    const there = by.get(piece.space);
    if (there) there.push(piece);
    else by.set(piece.space, [piece]);
  }
  const placed: Placed[] = [];
  for (const flat of [true, false])
    for (const piece of large)
      if ((piece.flat === true) === flat) {
        const one = placeLarge(piece, spots, (space) => taken.has(space));
        if (one) placed.push(one);
      }
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

/** The edges of some shapes that lie side by side, without those between two of them, as a path to draw. */
export function outlineOf(shapes: readonly (readonly number[])[]): string {
  const edges = new Map<string, string | undefined>();
  for (const shape of shapes)
    for (let i = 0; i < shape.length; i += 2) {
      const from = `${shape[i]} ${shape[i + 1]}`;
      const to = `${shape[(i + 2) % shape.length]} ${shape[(i + 3) % shape.length]}`;
      const key = from < to ? `${from},${to}` : `${to},${from}`;
      edges.set(key, edges.has(key) ? undefined : `M${from}L${to}`);
    }
  return [...edges.values()].join('');
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

/** The middle of what some things take up together; undefined where there are none. */
export function middleOf(spots: readonly Spot[]): { readonly x: number; readonly y: number } | undefined {
  if (spots.length === 0) return undefined;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The one of some things whose middle is nearest to a point, where it is no farther than so much. */
export function nearest<T extends { readonly spot: Spot }>(
  { x, y }: { readonly x: number; readonly y: number },
  things: readonly T[],
  most: number,
): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, most];
  for (const thing of things) {
    const far = Math.hypot(thing.spot.x - x, thing.spot.y - y);
    if (far <= least) [found, least] = [thing, far];
  }
  return found;
}

import type { PaperFloor, PaperLine, PaperSpace } from '../../../kernel/catalogue/paper';
import type { SceneGround, SceneLine } from '../../../kernel/game/scene';
import type { Tile, TileSide } from '../catalogue/types';
import { edges, type ClearingType, type Edge, type RoadKind } from '../catalogue/vocabulary';
import { bendOf } from './bends';
import { clearingId } from './roads';

export type Point = readonly [x: number, y: number];

/** Where a tile is drawn, how large across its flats and its clearings, and how it is turned. */
export interface TileSize {
  readonly x: number;
  readonly y: number;
  readonly flatsMm: number;
  readonly clearingMm: number;
  /** Edges clockwise; absent: its name is at the bottom. */
  readonly turn?: number;
}

/** From corner to corner; flat side up. */
export const wideMm = (flatsMm: number): number => (flatsMm * 2) / Math.sqrt(3);

const middleOf = ({ x, y, flatsMm }: TileSize): Point => [x + wideMm(flatsMm) / 2, y + flatsMm / 2];

/** So far from the middle, clockwise from the east. */
const outwards = (size: TileSize, far: number, degrees: number): Point => {
  const [x, y] = middleOf(size);
  const turned = (degrees * Math.PI) / 180;
  return [x + far * Math.cos(turned), y + far * Math.sin(turned)];
};

export const cornersOf = (size: TileSize, inset = 0): readonly number[] => {
  const r = wideMm(size.flatsMm - 2 * inset) / 2;
  return edges.flatMap((_, i) => outwards(size, r, i * 60));
};

/** The middle of an edge, or a point so far inside of it. */
export const atEdge = (edge: Edge, size: TileSize, inside = 0): Point =>
  outwards(size, size.flatsMm / 2 - inside, -90 + (edges.indexOf(edge) + (size.turn ?? 0)) * 60);

/** A place in percent of the upright tile, as it comes to lie. */
function placed([x, y]: Point, size: TileSize): Point {
  const { flatsMm, turn = 0 } = size;
  const [dx, dy] = [(x / 100 - 0.5) * wideMm(flatsMm), (y / 100 - 0.5) * flatsMm];
  const [cx, cy] = middleOf(size);
  const angle = (turn * Math.PI) / 3;
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

const STEPS = 14;
/** Points of a cubic curve. */
const curve = (a: Point, b: Point, c: Point, d: Point): readonly number[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    return [0, 1].map((k) => u ** 3 * a[k]! + 3 * u * u * t * b[k]! + 3 * u * t * t * c[k]! + t ** 3 * d[k]!);
  }).flat();

/** A road meets its edge squarely, from so far inside, so that the roads of two tiles are one line. */
const SQUARE = 0.137;

function roadway(a: Point, to: Point | Edge, bend: number, size: TileSize): readonly number[] {
  const b = typeof to === 'string' ? atEdge(to, size) : to;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  const aside = (along: number, by: number): Point => [
    a[0] + dx * along - (dy / long) * by,
    a[1] + dy * along + (dx / long) * by,
  ];
  const by = bend * size.flatsMm;
  if (typeof to === 'string')
    return curve(a, aside(0.33, by * 1.6), atEdge(to, size, Math.min(SQUARE * size.flatsMm, long * 0.45)), b);
  return bend === 0 ? [...a, ...b] : curve(a, aside(1 / 3, (by * 4) / 3), aside(2 / 3, (by * 4) / 3), b);
}

/** The circle of a clearing, or the oval of a box. */
const CORNERS = 48;
const circle = ([x, y]: Point, r: number): readonly number[] =>
  Array.from({ length: CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  }).flat();

const rim = (at: Point, r: number): readonly number[] => {
  const round = circle(at, r);
  return [...round, ...round.slice(0, 2)];
};
/** The rim of a clearing lies so far out, in parts of its breadth. */
const RIM = 1.06;

const grounds: Readonly<Record<ClearingType, SceneGround>> = {
  woods: 'grass',
  cave: 'void',
  mountain: 'mountain',
};
const kinds: Readonly<Record<RoadKind, SceneLine['kind']>> = {
  open: 'roadway',
  tunnel: 'tunnel',
  hidden: 'hidden',
  secret: 'secret',
};
/** A line under the rim of a clearing: caves are told from mountains and woods without their colours. */
export const rims: Readonly<Partial<Record<ClearingType, SceneLine['kind']>>> = {
  cave: 'rim',
  mountain: 'roadway',
};
export const groundOfClearing = (type: ClearingType): SceneGround => grounds[type];
export const lineOfRoad = (kind: RoadKind): SceneLine['kind'] => kinds[kind];

/** One side of a tile as it lies: its hexagon, roadways and clearings, and where each clearing lies. */
export function tileSide(
  tile: Tile,
  which: 'normal' | 'enchanted',
  size: TileSize,
): {
  readonly floor: PaperFloor;
  readonly lines: readonly (PaperLine & SceneLine)[];
  readonly spaces: readonly PaperSpace[];
  readonly places: ReadonlyMap<number, Point>;
} {
  const { clearings, roadways }: TileSide = tile[which];
  const places = new Map(clearings.map(({ n, at }) => [n, placed(at, size)]));
  return {
    floor: { shape: cornersOf(size), ground: which === 'enchanted' ? 'portal' : 'forest' },
    lines: [
      ...roadways.map(([from, to, kind]) => ({
        kind: kinds[kind],
        points: roadway(
          places.get(from)!,
          typeof to === 'number' ? places.get(to)! : to,
          bendOf(tile, which, from, to),
          size,
        ),
      })),
      ...clearings.flatMap(({ n, type }) => {
        const kind = rims[type];
        return kind ? [{ kind, points: rim(places.get(n)!, size.clearingMm * RIM) }] : [];
      }),
    ],
    spaces: clearings.map(({ n, type }): PaperSpace => ({
      id: clearingId(tile.id, n),
      name: `${tile.name} ${n}, ${type}`,
      shape: circle(places.get(n)!, size.clearingMm),
      ground: grounds[type],
      label: String(n),
    })),
    places,
  };
}

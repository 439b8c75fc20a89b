import type { PaperFloor, PaperLine, PaperSpace } from '../../../kernel/catalogue/paper';
import type { SceneGround } from '../../../kernel/game/scene';
import type { Tile, TileSide } from '../catalogue/types';
import type { ClearingType, Edge, RoadKind } from '../catalogue/vocabulary';
import { oval } from './shapes';

/** Where a tile is drawn, and how large: across its flats, and its clearings. */
export interface TileSize {
  readonly x: number;
  readonly y: number;
  readonly flatsMm: number;
  readonly clearingMm: number;
}

/** From corner to corner; flat side up. */
export const wideMm = (flatsMm: number): number => (flatsMm * 2) / Math.sqrt(3);

const cornersOf = ({ x, y, flatsMm }: TileSize): readonly number[] => {
  const r = wideMm(flatsMm) / 2;
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return [x + r + r * Math.cos(turn), y + flatsMm / 2 + r * Math.sin(turn)];
  }).flat();
};

/** The middle of each edge. */
const directions: Readonly<Record<Edge, number>> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 };
const edgeAt = (edge: Edge, { x, y, flatsMm }: TileSize): readonly [number, number] => {
  const turn = (directions[edge] * Math.PI) / 180;
  return [
    x + wideMm(flatsMm) / 2 + (flatsMm / 2) * Math.cos(turn),
    y + flatsMm / 2 + (flatsMm / 2) * Math.sin(turn),
  ];
};

const grounds: Readonly<Record<ClearingType, SceneGround>> = {
  woods: 'grass',
  cave: 'void',
  mountain: 'mountain',
};
const kinds: Readonly<Record<RoadKind, PaperLine['kind']>> = {
  open: 'road',
  tunnel: 'tunnel',
  hidden: 'hidden',
  secret: 'secret',
};

/** One side of a tile: its hexagon, roadways and clearings, and where each clearing lies. */
export function tileSide(
  tile: Tile,
  which: 'normal' | 'enchanted',
  size: TileSize,
): {
  readonly floor: PaperFloor;
  readonly lines: readonly PaperLine[];
  readonly spaces: readonly PaperSpace[];
  readonly places: ReadonlyMap<number, readonly [x: number, y: number]>;
} {
  const { clearings, roadways }: TileSide = tile[which];
  const { flatsMm, clearingMm: r } = size;
  const places = new Map(
    clearings.map(({ n, at: [x, y] }) => [
      n,
      [size.x + (x / 100) * wideMm(flatsMm), size.y + (y / 100) * flatsMm] as const,
    ]),
  );
  return {
    floor: { shape: cornersOf(size), ground: which === 'enchanted' ? 'portal' : 'forest' },
    lines: roadways.flatMap(([from, to, kind]): readonly PaperLine[] => {
      const a = places.get(from);
      const b = typeof to === 'number' ? places.get(to) : edgeAt(to, size);
      return a && b ? [{ kind: kinds[kind], points: [...a, ...b] }] : [];
    }),
    spaces: clearings.map(({ n, type }): PaperSpace => {
      const [x, y] = places.get(n)!;
      return {
        id: `${tile.id}-${n}`,
        name: `${tile.name} ${n}, ${type}`,
        shape: oval({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }),
        ground: grounds[type],
        label: String(n),
      };
    }),
    places,
  };
}

import type { PaperBoard, PaperDrawing, PaperLine } from '../../../kernel/catalogue/paper';
import type { SceneGround, SceneSpace } from '../../../kernel/game/scene';
import { tiles } from '../catalogue/tiles';
import type { Clearing, Tile, TileSide } from '../catalogue/types';
import type { ClearingType, Edge, RoadKind } from '../catalogue/vocabulary';
import type { House } from '../house';

/** A tile measures 95 mm across its flats (chapter 9 of the ledger, our proposal); flat side up. */
const FLATS_MM = 95;
const WIDE_MM = (FLATS_MM * 2) / Math.sqrt(3);
const CLEARING_MM = 7.5;

const corners: readonly number[] = Array.from({ length: 6 }, (_, i) => {
  const turn = (i * Math.PI) / 3;
  return [WIDE_MM / 2 + (WIDE_MM / 2) * Math.cos(turn), FLATS_MM / 2 + (WIDE_MM / 2) * Math.sin(turn)];
}).flat();

/** The middle of each side. */
const directions: Readonly<Record<Edge, number>> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 };
const edgeAt = (edge: Edge): readonly [number, number] => {
  const turn = (directions[edge] * Math.PI) / 180;
  return [WIDE_MM / 2 + (FLATS_MM / 2) * Math.cos(turn), FLATS_MM / 2 + (FLATS_MM / 2) * Math.sin(turn)];
};

/** Percent of the tile in millimetres, kept so far from its border that the clearing lies on it. */
const placeOf = ({ at: [x, y] }: Clearing): readonly [number, number] => [
  (x / 100) * WIDE_MM,
  (y / 100) * FLATS_MM,
];

const roundOf = (x: number, y: number, r: number): readonly number[] =>
  Array.from({ length: 20 }, (_, i) => {
    const turn = (i * Math.PI) / 10;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  }).flat();

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

function side(tile: Tile, { clearings, roadways }: TileSide, enchanted: boolean): PaperDrawing {
  const places = new Map(clearings.map((clearing) => [clearing.n, placeOf(clearing)]));
  return {
    name: enchanted ? `${tile.name}, enchanted` : tile.name,
    wMm: WIDE_MM,
    hMm: FLATS_MM,
    floor: { shape: corners, ground: enchanted ? 'portal' : 'forest' },
    lines: roadways.flatMap(([from, to, kind]): readonly PaperLine[] => {
      const a = places.get(from);
      const b = typeof to === 'number' ? places.get(to) : edgeAt(to);
      return a && b ? [{ kind: kinds[kind], points: [...a, ...b] }] : [];
    }),
    spaces: clearings.map(({ n, type }): SceneSpace => {
      const [x, y] = places.get(n)!;
      return {
        id: `${tile.id}-${n}`,
        name: `${tile.name} ${n}, ${type}`,
        shape: roundOf(x, y, CLEARING_MM),
        ground: grounds[type],
        label: String(n),
      };
    }),
    marks: [
      { x: WIDE_MM / 2, y: FLATS_MM - 3.2, sizeMm: 2.2, label: `${tile.name} ${tile.letter}` },
      ...clearings.flatMap(({ n, colors = [] }) => {
        const [x, y] = places.get(n)!;
        return colors.length === 0 ? [] : [{ x, y: y + 5, sizeMm: 1.4, label: colors.join(', ') }];
      }),
    ],
  };
}

const green = (tile: Tile): PaperDrawing => side(tile, tile.normal, false);
const enchanted = (tile: Tile): PaperDrawing => side(tile, tile.enchanted, true);

/** The twenty tiles, to be cut out; printed on both sides they can be turned over. */
export const tileBoards: readonly PaperBoard<House>[] = [
  {
    id: 'tiles',
    name: 'The twenty tiles',
    explains: 'Hexagons of 95 mm across the flats. With backs, the enchanted side lies behind each.',
    asks: [],
    rules: ['MR-B03', 'MR-B04', 'MR-B08'],
    draw: () => tiles.map((tile) => ({ ...green(tile), behind: enchanted(tile) })),
  },
  {
    id: 'enchanted',
    name: 'The twenty tiles, enchanted',
    explains: 'The other sides by themselves, for a printer that prints on one side.',
    asks: [],
    rules: ['MR-B03', 'MR-B08'],
    draw: () => tiles.map(enchanted),
  },
];

import type { PaperBoard, PaperDrawing, PaperFloor } from '../../../kernel/catalogue/paper';
import { tiles } from '../catalogue/tiles';
import type { Tile, TileSide } from '../catalogue/types';
import type { House } from '../house';
import { joined, RIM_MM, UPRIGHT, words, type Part } from './shapes';
import { tileSide, wideMm } from '../boards/tile-side';

/** Small, but its numbers can be read. */
const FLATS_MM = 34;
const CLEARING_MM = 2.9;
const ACROSS = 2;
const DOWN = 5;
const EACH = ACROSS * DOWN;
const FIRST_MM = 8;
const CELL = { w: UPRIGHT.wMm / ACROSS, h: (UPRIGHT.hMm - FIRST_MM) / DOWN } as const;
const NAME_MM = 5;

/** Its hidden or secret roadways, as they are crossed off (MR-025). */
const roads = ({ roadways }: TileSide, kind: 'hidden' | 'secret'): readonly string[] => {
  const of = roadways.filter((road) => road[2] === kind).map(([from, to]) => `${from}–${to}`);
  return of.length > 0 ? [`${kind} ${of.join(', ')}`] : [];
};
const findable = (side: TileSide): string =>
  [...roads(side, 'hidden'), ...roads(side, 'secret')].join('; ') || 'nothing hidden';

interface Cell extends Part {
  readonly floors: readonly PaperFloor[];
}

/** Both sides beside each other, the enchanted one to the right. */
function cellOf(tile: Tile, i: number): Cell {
  const [left, top] = [(i % ACROSS) * CELL.w, FIRST_MM + Math.floor(i / ACROSS) * CELL.h];
  const wide = wideMm(FLATS_MM);
  const air = (CELL.w - 2 * wide) / 3;
  const sides = (['normal', 'enchanted'] as const).map((which, at) => {
    const x = left + air + at * (wide + air);
    const drawn = tileSide(tile, which, {
      x,
      y: top + NAME_MM,
      flatsMm: FLATS_MM,
      clearingMm: CLEARING_MM,
    });
    return {
      floors: [drawn.floor],
      lines: drawn.lines,
      spaces: drawn.spaces.map((space) => ({ ...space, id: `${which}-${space.id}` })),
      marks: [words(findable(tile[which]), x + wide / 2, top + NAME_MM + FLATS_MM + 2.4, 1.5, wide + air)],
    };
  });
  const name: Part = {
    spaces: [],
    lines: [],
    marks: [
      words(
        `${tile.name} ${tile.letter} · roads ${tile.roadEdges.join(' ')}`,
        left + CELL.w / 2,
        top + NAME_MM / 2,
        1.9,
      ),
    ],
  };
  return { ...joined([...sides, name]), floors: sides.flatMap(({ floors }) => floors) };
}

function sheet(some: readonly Tile[], number: number, of: number): PaperDrawing {
  const cells = some.map(cellOf);
  const { spaces, lines, marks } = joined(cells);
  const name = `Tile index ${number} of ${of}`;
  return {
    name,
    ...UPRIGHT,
    fine: 0.55,
    floors: cells.flatMap(({ floors }) => floors),
    spaces,
    lines,
    marks: [...marks, words(`${name}: green side, enchanted side`, UPRIGHT.wMm / 2, RIM_MM + 2.5, 2.8)],
  };
}

/** All tiles at a glance (chapter 9 of the ledger). */
export const tileIndex: PaperBoard<House> = {
  id: 'tile-index',
  name: 'Tile index',
  explains: 'Both sides of the twenty tiles, small, with road edges, hidden paths and secret passages.',
  asks: [],
  rules: ['MR-025', 'MR-B03', 'MR-072'],
  draw: () => {
    const of = Math.ceil(tiles.length / EACH);
    return Array.from({ length: of }, (_, i) => sheet(tiles.slice(i * EACH, (i + 1) * EACH), i + 1, of));
  },
};

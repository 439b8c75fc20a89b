import type { PaperBoard, PaperDrawing } from '../../../kernel/catalogue/paper';
import { tiles } from '../catalogue/tiles';
import type { Tile, TileSide } from '../catalogue/types';
import type { House } from '../house';
import { CLEARING_MM, FLATS_MM } from '../boards/sizes';
import { tileSide, wideMm } from '../boards/tile-side';

/** In the middle of the south edge, or beside a road that leads over it, away from where the road comes from. */
function nameX({ clearings, roadways }: TileSide): number {
  const road = roadways.find(([, to]) => to === 'S');
  if (!road) return 0.5;
  return clearings.find(({ n }) => n === road[0])!.at[0] < 50 ? 0.63 : 0.37;
}

function side(tile: Tile, which: 'normal' | 'enchanted'): PaperDrawing {
  const { floor, lines, spaces, places } = tileSide(tile, which, {
    x: 0,
    y: 0,
    flatsMm: FLATS_MM,
    clearingMm: CLEARING_MM,
  });
  const wMm = wideMm(FLATS_MM);
  return {
    name: which === 'enchanted' ? `${tile.name}, enchanted` : tile.name,
    wMm,
    hMm: FLATS_MM,
    floor,
    lines,
    spaces,
    marks: [
      { x: wMm * nameX(tile[which]), y: FLATS_MM - 3.2, sizeMm: 2.2, label: `${tile.name} ${tile.letter}` },
      ...tile[which].clearings.flatMap(({ n, colors = [] }) => {
        const [x, y] = places.get(n)!;
        return colors.length === 0
          ? []
          : [{ x, y: y + 5.2, sizeMm: colors.length > 1 ? 1.4 : 1.9, label: colors.join(', ') }];
      }),
    ],
  };
}

/** The twenty tiles, to be cut out; printed on both sides they can be turned over. */
export const tileBoards: readonly PaperBoard<House>[] = [
  {
    id: 'tiles',
    name: 'The twenty tiles',
    explains: 'Hexagons of 95 mm across the flats. With backs, the enchanted side lies behind each.',
    asks: [],
    rules: ['MR-B03', 'MR-B04', 'MR-B08'],
    draw: () => tiles.map((tile) => ({ ...side(tile, 'normal'), behind: side(tile, 'enchanted') })),
  },
  {
    id: 'enchanted',
    name: 'The twenty tiles, enchanted',
    explains: 'The other sides by themselves, for a printer that prints on one side.',
    asks: [],
    rules: ['MR-B03', 'MR-B08'],
    draw: () => tiles.map((tile) => side(tile, 'enchanted')),
  },
];

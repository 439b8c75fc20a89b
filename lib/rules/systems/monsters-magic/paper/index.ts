import { seededDice } from '../../../kernel/game/dice';
import {
  drawnBy,
  type PaperBoard,
  type PaperDrawing,
  type SystemPaper,
} from '../../../kernel/catalogue/paper';
import type { MmBoard } from '../boards/board';
import { boards as maker } from '../boards/maker';
import type { MmEntry } from '../catalogue/entry';
import type { MmHouse } from '../house';
import type { MmOptions } from '../options';
import { SIDE } from '../scene/ground';
import { combatTable } from './combat-table';
import { pieces } from './pieces';
import { playerSheet } from './player-sheet';
import { matchOf, setupSheet } from './setup-sheet';
import { sheet } from './sheet';
import { turnTrack } from './turn-track';

/** A space holds a tile of 42 mm with its chit (MM-P02). */
const SPACE_MM = 45;
const RIM_MM = 6;
const SPACES = 8;

const onPaper = (n: number): number => RIM_MM + (n / SIDE) * SPACE_MM;

/** The 8 × 8 board with the coordinates of its columns and rows on the rim. */
function drawing(name: string, board: MmBoard | undefined): PaperDrawing {
  const size = SPACES * SPACE_MM + 2 * RIM_MM;
  const { spaces } = maker.scene(board ?? maker.named[0]!.board);
  const rim = Array.from({ length: SPACES }, (_, i) => ({ at: RIM_MM + (i + 0.5) * SPACE_MM, i })).flatMap(
    ({ at, i }) => [
      { x: at, y: RIM_MM / 2, label: String.fromCharCode(97 + i), sizeMm: 2.6 },
      { x: at, y: size - RIM_MM / 2, label: String.fromCharCode(97 + i), sizeMm: 2.6 },
      { x: RIM_MM / 2, y: at, label: String(SPACES - i), sizeMm: 2.6 },
      { x: size - RIM_MM / 2, y: at, label: String(SPACES - i), sizeMm: 2.6 },
    ],
  );
  return {
    name,
    wMm: size,
    hMm: size,
    spaces: spaces.map((space) => {
      const { icon, ground, ...rest } = space;
      return {
        ...rest,
        shape: space.shape.map(onPaper),
        ground: board ? ground : 'blank',
        ...(board && icon !== undefined ? { icon } : {}),
      };
    }),
    lines: [],
    marks: rim,
  };
}

const dealt = (way: string, name: string, explains: string): PaperBoard<MmHouse> => ({
  id: way,
  name,
  explains,
  asks: ['seed'],
  rules: ['MM-016', 'MM-061', 'MM-062'],
  draw: ({ seed }, house) => [drawing(name, maker.make(way, seededDice(seed), house.players, house))],
});

const boards: readonly PaperBoard<MmHouse>[] = [
  {
    id: 'empty',
    name: 'The 8 × 8 board, empty',
    explains: 'Spaces of 45 mm for the tiles and chits to be laid on.',
    asks: [],
    rules: ['MM-016'],
    draw: () => [drawing('The 8 × 8 board', undefined)],
  },
  ...maker.ways.map(({ id, name, explains }) => dealt(id, `Dealt: ${name.toLowerCase()}`, explains)),
  ...maker.named.map(({ id, name, explains, board }): PaperBoard<MmHouse> => ({
    id,
    name,
    explains,
    asks: [],
    rules: ['MM-016'],
    draw: () => [drawing(name, board)],
  })),
];

/** Cards, units in the colours of the players, and boards with or without their tiles. */
export const paper: SystemPaper<MmEntry, MmHouse, MmOptions> = {
  sheet,
  pieces: (list) => pieces(list),
  boards,
  aids: [playerSheet, combatTable, turnTrack, setupSheet],
  match: matchOf,
  drawn: drawnBy(maker.schema, (name, board) => [drawing(name, board)]),
};

import type { PaperBoard, PaperDrawing } from '../../../kernel/paper';
import type { SceneSpace } from '../../../kernel/scene';
import type { MmsHouse } from '../house';
import { SQUARE_MM } from './pieces';

const RIM_MM = 8;

/** Squares of a metre each; rows that are neutral are hatched, and the halves of two players are told apart. */
function mat(name: string, house: MmsHouse, rows: number): PaperDrawing {
  const { boardWidth: columns, boardHeight, neutralRows, players } = house;
  const [neutralFrom, neutralTo] = [(boardHeight - neutralRows) / 2, (boardHeight + neutralRows) / 2];
  const ground = (row: number): SceneSpace['ground'] => {
    if (row >= Math.floor(neutralFrom) && row < Math.ceil(neutralTo)) return 'void';
    return players === 2 && row >= boardHeight / 2 ? 'stone' : 'blank';
  };
  const at = (n: number): number => RIM_MM + n * SQUARE_MM;
  const spaces = Array.from({ length: rows * columns }, (_, i): SceneSpace => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const [x, y] = [at(column), at(row)];
    return {
      id: `${column + 1}-${row + 1}`,
      name: `Column ${column + 1}, row ${row + 1}`,
      shape: [x, y, x + SQUARE_MM, y, x + SQUARE_MM, y + SQUARE_MM, x, y + SQUARE_MM],
      ground: ground(row),
    };
  });
  const numbers = (count: number, place: (n: number) => { readonly x: number; readonly y: number }) =>
    Array.from({ length: count }, (_, n) => ({ ...place(n), label: String(n + 1), sizeMm: 3 }));
  const middle = (n: number): number => at(n) + SQUARE_MM / 2;
  return {
    name,
    wMm: columns * SQUARE_MM + 2 * RIM_MM,
    hMm: rows * SQUARE_MM + 2 * RIM_MM,
    spaces,
    lines: [],
    marks: [
      ...numbers(columns, (n) => ({ x: middle(n), y: RIM_MM / 2 })),
      ...numbers(columns, (n) => ({ x: middle(n), y: at(rows) + RIM_MM / 2 })),
      ...numbers(rows, (n) => ({ x: RIM_MM / 2, y: middle(n) })),
      ...numbers(rows, (n) => ({ x: at(columns) + RIM_MM / 2, y: middle(n) })),
    ],
  };
}

/** The mat of squares, whole or the half of one player. */
export const boards: readonly PaperBoard<MmsHouse>[] = [
  {
    id: 'mat',
    name: 'The mat',
    explains: 'Squares of 25 mm for a metre each, as many as agreed, with coordinates on the rim.',
    asks: [],
    rules: ['MMS-006', 'MMS-008', 'MMS-034'],
    draw: (_, house) => [mat('The mat', house, house.boardHeight)],
  },
  {
    id: 'half',
    name: 'One player’s half',
    explains: 'The rows on one side of the middle, for a layout in secret.',
    asks: [],
    rules: ['MMS-034', 'MMS-036'],
    draw: (_, house) => [mat('One player’s half', house, Math.ceil(house.boardHeight / 2))],
  },
];

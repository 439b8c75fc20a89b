import type { PaperBoard, PaperDrawing } from '../../../kernel/catalogue/paper';
import type { SceneSpace } from '../../../kernel/game/scene';
import { matOf, matShares, partsOfMat } from '../area';
import type { MmsBoard } from '../boards/board';
import type { MmsHouse } from '../house';
import { squareId } from '../scene/names';
import { SQUARE_MM } from './pieces';

const RIM_MM = 8;
/** As narrow as its numbers let it be: a mat of twenty squares goes on six sheets of Letter then, as it does on A4. */
const NARROW_RIM_MM = 5.3;

type Ground = SceneSpace['ground'];

/**
 * Squares of a metre each, as many as lie in so many columns and rows from the first corner. What belongs to nobody at
 * layout is hatched, and parts that lie side by side are told apart; parts that the players draw themselves are not known.
 */
function mat(name: string, house: MmsHouse, columns: number, rows: number): PaperDrawing {
  const custom = house.areaDivision === 'custom';
  const { width: boardWidth, height: boardHeight } = matOf(house);
  const shares = matShares(custom ? { ...house, players: 2, boardWidth, boardHeight } : house);
  const part = (lines: readonly (readonly [number, number])[], n: number): number =>
    lines.findIndex(([from, to]) => n >= from && n < to);
  return draw(name, columns, rows, (column, row) => {
    const [x, y] = [part(shares.columns, column), part(shares.rows, row)];
    if (x < 0 || y < 0) return 'void';
    return !custom && (x + y) % 2 === 1 ? 'stone' : 'blank';
  });
}

/** By seat, so that no two grounds that meet often are alike. */
const partGrounds: readonly Ground[] = ['blank', 'stone', 'desert', 'hills', 'marsh', 'grass'];

/** A mat whose parts somebody has drawn (MMS-034, `areaDivision`). */
export const drawnMat = (name: string, { width, height, parts }: MmsBoard): PaperDrawing =>
  draw(name, width, height, (column, row) => partGrounds[parts[row * width + column]!] ?? 'void');

/** So many squares, numbered on all four sides. */
const draw = (...squares: Squares): PaperDrawing => ({
  ...withRim(RIM_MM, ...squares),
  narrower: withRim(NARROW_RIM_MM, ...squares),
});

type Squares = readonly [
  name: string,
  columns: number,
  rows: number,
  ground: (column: number, row: number) => Ground,
];

function withRim(rimMm: number, ...[name, columns, rows, ground]: Squares): PaperDrawing {
  const at = (n: number): number => rimMm + n * SQUARE_MM;
  const spaces = Array.from({ length: rows * columns }, (_, i): SceneSpace => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const [x, y] = [at(column), at(row)];
    return {
      id: squareId(i, columns),
      name: `Column ${column + 1}, row ${row + 1}`,
      shape: [x, y, x + SQUARE_MM, y, x + SQUARE_MM, y + SQUARE_MM, x, y + SQUARE_MM],
      ground: ground(column, row),
    };
  });
  const numbers = (count: number, place: (n: number) => { readonly x: number; readonly y: number }) =>
    Array.from({ length: count }, (_, n) => ({ ...place(n), label: String(n + 1), sizeMm: 3 }));
  const middle = (n: number): number => at(n) + SQUARE_MM / 2;
  return {
    name,
    wMm: columns * SQUARE_MM + 2 * rimMm,
    hMm: rows * SQUARE_MM + 2 * rimMm,
    spaces,
    lines: [],
    marks: [
      ...numbers(columns, (n) => ({ x: middle(n), y: rimMm / 2 })),
      ...numbers(columns, (n) => ({ x: middle(n), y: at(rows) + rimMm / 2 })),
      ...numbers(rows, (n) => ({ x: rimMm / 2, y: middle(n) })),
      ...numbers(rows, (n) => ({ x: at(columns) + rimMm / 2, y: middle(n) })),
    ],
  };
}

/** The corner of the mat in which one of the parts lies, with its share of what is neutral. */
function onePart(house: MmsHouse): PaperDrawing {
  const { width, height } = matOf(house);
  const [across, down] = partsOfMat(house.players);
  const name = house.players === 2 ? 'One player’s half' : 'One player’s part';
  return mat(name, house, Math.ceil(width / across), Math.ceil(height / down));
}

/** The mat of squares, whole or the part of one player. */
export const boards: readonly PaperBoard<MmsHouse>[] = [
  {
    id: 'mat',
    name: 'The mat',
    explains: 'Squares of 25 mm for a metre each, as many as agreed, with coordinates on the rim.',
    asks: [],
    rules: ['MMS-006', 'MMS-008', 'MMS-034', 'MMS-R62'],
    draw: (_, house) => {
      const { width, height } = matOf(house);
      return [mat('The mat', house, width, height)];
    },
  },
  {
    id: 'half',
    name: 'One player’s part',
    explains: 'Half of the mat, or the quadrant or block of one of several players, for a layout in secret.',
    asks: [],
    rules: ['MMS-034', 'MMS-036', 'MMS-R62'],
    draw: (_, house) => [onePart(house)],
  },
];

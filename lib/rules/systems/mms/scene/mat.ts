import type { Scene, SceneSpace } from '../../../kernel/game/scene';
import type { MmsBoard } from '../boards/board';
import { seatName, seatTone, squareId } from './names';

/** Units of the scene along one side of a square. */
export const SIDE = 40;

/** Corners of a rectangle of squares. */
export function cornersOf(at: number, width: number): readonly number[] {
  const [x, y] = [(at % width) * SIDE, Math.floor(at / width) * SIDE];
  return [x, y, x + SIDE, y, x + SIDE, y + SIDE, x, y + SIDE];
}

/** Numbers of the rim, on the squares along two edges (ledger chapter 9). */
export const rimLabel = (at: number, width: number): { readonly label?: string } => {
  const [column, row] = [at % width, Math.floor(at / width)];
  if (row === 0) return { label: String(column + 1) };
  return column === 0 ? { label: String(row + 1) } : {};
};

const seatsIn = ({ parts }: MmsBoard): number[] =>
  [...new Set(parts)].filter((seat) => seat >= 0).sort((a, b) => a - b);

/** The mat before anything lies on it: whose part each square is (MMS-034). */
export function emptyMat(board: MmsBoard): Scene {
  const { width, height, parts } = board;
  return {
    width: width * SIDE,
    height: height * SIDE,
    spaces: parts.map((part, at): SceneSpace => {
      const id = squareId(at, width);
      return {
        id,
        name: `(${id}), ${part < 0 ? 'neutral' : `part of ${seatName(part)}`}`,
        shape: cornersOf(at, width),
        ground: part < 0 ? 'void' : 'grass',
        ...rimLabel(at, width),
        ...(part < 0 ? {} : { seat: part }),
      };
    }),
    lines: [],
    pieces: [],
    trays: [],
    seats: seatsIn(board).map((seat) => ({
      seat,
      name: seatName(seat),
      tone: seatTone(seat),
      alive: true,
      facts: [{ label: 'Squares', value: String(parts.filter((part) => part === seat).length) }],
    })),
    phase: {
      title: 'Mat',
      explains: 'Each player lays out in the part of that colour, before the parts are joined.',
      rule: 'MMS-034',
    },
  };
}

import { padIds, type Board, type PadId, type SpotType } from './board';

const columns = 'ABCDEFGHI';
const rows = 7;
const traps = new Set(['C2', 'C6', 'E2', 'E6', 'G2', 'G6']);

const padPlaces: Readonly<Record<PadId, readonly [number, number, string, string]>> = {
  TXL: [13, 18, 'A1', 'A2'],
  RXL: [13, 162, 'A6', 'A7'],
  TXR: [257, 162, 'I6', 'I7'],
  RXR: [257, 18, 'I1', 'I2'],
};

const typeOf = (id: string): SpotType => (id === 'E4' ? 'nexus' : traps.has(id) ? 'trap' : 'plain');

/** Nine columns and seven rows, for a table that wants more free spots than any house board has. */
export const gridBoard: Board = {
  spots: [...columns].flatMap((column, c) =>
    Array.from({ length: rows }, (_, r) => ({
      id: `${column}${r + 1}`,
      x: 39 + 24 * c,
      y: 18 + 24 * r,
      type: typeOf(`${column}${r + 1}`),
    })),
  ),
  lines: [...columns].flatMap((column, c) =>
    Array.from({ length: rows }, (_, r) => r + 1).flatMap((row) => [
      ...(row < rows ? [[`${column}${row}`, `${column}${row + 1}`] as const] : []),
      ...(c + 1 < columns.length ? [[`${column}${row}`, `${columns[c + 1]}${row}`] as const] : []),
    ]),
  ),
  pads: padIds.map((id) => {
    const [x, y, ...attached] = padPlaces[id];
    return { id, x, y, attached };
  }),
  rocks: ['D4', 'F4'],
};

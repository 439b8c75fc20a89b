import { drawnOps, type Drawing, type Op } from '../drawing';
import { boxOf } from './box-of';

/** Is something of a board drawn in a part of it? In millimetres of the board. */
export type Ink = (x: number, y: number, w: number, h: number) => boolean;

const CELL_MM = 2;

/** The outlines that hold all of an op, as x and y of their corners in turn. */
function outlinesOf(op: Exclude<Op, { op: 'window' }>): readonly (readonly number[])[] {
  if (op.op === 'poly' && op.closed) return [op.points];
  const lines = op.op === 'poly' ? [op.points] : op.op === 'strokes' ? op.lines : undefined;
  // A bent line holds nothing of what lies between its ends.
  if (lines)
    return lines.flatMap((line) =>
      Array.from({ length: line.length / 2 - 1 }, (_, i) => line.slice(2 * i, 2 * i + 4)),
    );
  const [left, top, right, bottom] = boxOf(op);
  return [[left, top, right, top, right, bottom, left, bottom]];
}

/** How far an outline goes to the left and to the right between two heights; undefined where it does not reach. */
function spanOf(
  outline: readonly number[],
  top: number,
  bottom: number,
): readonly [number, number] | undefined {
  let [left, right] = [Infinity, -Infinity];
  for (let i = 0; i < outline.length; i += 2) {
    const [x1, y1] = [outline[i]!, outline[i + 1]!];
    const [x2, y2] = [outline[(i + 2) % outline.length]!, outline[(i + 3) % outline.length]!];
    if (Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) continue;
    const at = (y: number): number =>
      x1 + ((Math.min(Math.max(y, Math.min(y1, y2)), Math.max(y1, y2)) - y1) / (y2 - y1)) * (x2 - x1);
    const [from, to] = y1 === y2 ? [x1, x2] : [at(top), at(bottom)];
    left = Math.min(left, from, to);
    right = Math.max(right, from, to);
  }
  return left <= right ? [left, right] : undefined;
}

/** Where a board has something drawn: told by cells, so that any part is asked for at once. */
export function inkOf({ wMm, hMm, ops }: Drawing): Ink {
  const [columns, rows] = [Math.ceil(wMm / CELL_MM), Math.ceil(hMm / CELL_MM)];
  const within = (at: number, most: number): number =>
    Math.min(Math.max(Math.floor(at / CELL_MM), 0), most - 1);
  const inked = new Uint8Array(columns * rows);
  for (const outline of drawnOps(ops).flatMap(outlinesOf)) {
    const heights = outline.filter((_, i) => i % 2 === 1);
    const last = within(Math.max(...heights), rows);
    for (let row = within(Math.min(...heights), rows); row <= last; row++) {
      const span = spanOf(outline, row * CELL_MM, (row + 1) * CELL_MM);
      if (span)
        inked.fill(1, row * columns + within(span[0], columns), row * columns + within(span[1], columns) + 1);
    }
  }
  // How many inked cells lie above and to the left of each corner.
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  const sumAt = (column: number, row: number): number => sums[row * (columns + 1) + column]!;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      sums[(row + 1) * (columns + 1) + column + 1] =
        inked[row * columns + column]! + sumAt(column, row + 1) + sumAt(column + 1, row) - sumAt(column, row);
  return (x, y, w, h) => {
    if (x + w <= 0 || y + h <= 0 || x >= wMm || y >= hMm) return false;
    const [left, top] = [within(x, columns), within(y, rows)];
    const [right, bottom] = [within(x + w - 0.001, columns) + 1, within(y + h - 0.001, rows) + 1];
    return sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top) > 0;
  };
}

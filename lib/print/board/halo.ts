import type { PaperFloor, PaperLine } from '@/lib/rules/kernel/catalogue/paper';
import type { Op } from '../drawing';
import { capMm, widthMm } from '../measure';
import { WHITE } from '../palette';
import { fillOf } from './grounds';

/** How broad the broadest way is, from its middle, and a little air. */
const WAY_MM = 1.3;

/** Does a point lie within a shape, given as x and y of its corners in turn? */
function holds(shape: readonly number[], px: number, py: number): boolean {
  let inside = false;
  for (let i = 0; i < shape.length; i += 2) {
    const [x1, y1] = [shape[i]!, shape[i + 1]!];
    const [x2, y2] = [shape[(i + 2) % shape.length]!, shape[(i + 3) % shape.length]!];
    if (y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

/** The colour of what lies under a point of a board. */
export const groundUnder =
  (floors: readonly PaperFloor[]) =>
  (x: number, y: number): string => {
    const floor = floors.find(({ shape }) => holds(shape, x, y));
    return floor ? fillOf(floor.ground) : WHITE;
  };

/** Does a stretch of a line go through a box? Told by points along it, closer together than anything is high. */
function crosses(
  points: readonly number[],
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean {
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [x1, y1, x2, y2] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 0.5));
    for (let n = 0; n <= steps; n++) {
      const [x, y] = [x1 + ((x2 - x1) * n) / steps, y1 + ((y2 - y1) * n) / steps];
      if (x >= left && x <= right && y >= top && y <= bottom) return true;
    }
  }
  return false;
}

/** Words through which a way runs get a rim in the colour of the ground: they are read, and one sees that the way goes on under them. */
export const clearOf =
  (ways: readonly Pick<PaperLine, 'points'>[], ground: (x: number, y: number) => string) =>
  (op: Op): Op => {
    if (op.op !== 'text' || op.turn) return op;
    const [wide, high] = [widthMm(op.text, op.font, op.sizePt), capMm(op.sizePt)];
    const box = [op.x - WAY_MM, op.y - high - WAY_MM, op.x + wide + WAY_MM, op.y + WAY_MM] as const;
    return ways.some(({ points }) => crosses(points, box))
      ? { ...op, halo: ground(op.x + wide / 2, op.y - high / 2) }
      : op;
  };

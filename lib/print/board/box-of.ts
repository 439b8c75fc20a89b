import type { Op } from '../drawing';

/** A box that holds all of an op, with room for its line. */
export function boxOf(op: Exclude<Op, { op: 'window' }>): readonly [number, number, number, number] {
  switch (op.op) {
    case 'rect':
      return [op.x - 2, op.y - 2, op.x + op.w + 2, op.y + op.h + 2];
    case 'circle':
      return [op.x - op.r, op.y - op.r, op.x + op.r, op.y + op.r];
    case 'line':
      return [
        Math.min(op.x1, op.x2) - 2,
        Math.min(op.y1, op.y2) - 2,
        Math.max(op.x1, op.x2) + 2,
        Math.max(op.y1, op.y2) + 2,
      ];
    case 'poly': {
      const xs = op.points.filter((_, i) => i % 2 === 0);
      const ys = op.points.filter((_, i) => i % 2 === 1);
      return [Math.min(...xs) - 2, Math.min(...ys) - 2, Math.max(...xs) + 2, Math.max(...ys) + 2];
    }
    case 'strokes':
      return boxOf({ op: 'poly', points: op.lines.flat(), closed: false });
    case 'text': {
      // A turned text may lie to any side of where it begins.
      const length = op.sizePt * op.text.length;
      return op.turn
        ? [op.x - length, op.y - length, op.x + length, op.y + length]
        : [op.x, op.y - op.sizePt, op.x + length, op.y + op.sizePt];
    }
    case 'icon':
      return [op.x, op.y, op.x + op.size, op.y + op.size];
  }
}

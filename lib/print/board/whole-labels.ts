import type { Op } from '../drawing';
import { capMm, widthMm } from '../measure';
import type { BoardPage } from './cut-board';

/** So much stays free between words and the edge of a page. */
const AIR_MM = 0.3;
/** Words that would have to go farther stay with what they name. */
const FARTHEST_MM = 8;

type Text = Extract<Op, { readonly op: 'text' }>;

/** How far a stretch must go to lie within another; undefined where it is longer. */
function shiftInto(from: number, length: number, start: number, size: number): number | undefined {
  const [first, last] = [start + AIR_MM, start + size - AIR_MM - length];
  if (last < first) return undefined;
  return from < first ? first - from : from > last ? last - from : 0;
}

function onto({ x, y, w, h }: BoardPage, { text, font, sizePt, ...at }: Text) {
  const [wide, high] = [widthMm(text, font, sizePt), capMm(sizePt)];
  const right = shiftInto(at.x, wide, x, w);
  const down = shiftInto(at.y - high, high, y, h);
  return right === undefined || down === undefined ? [] : [{ right, down, far: Math.hypot(right, down) }];
}

/** Words that no page of a cut would show whole go by as little as brings them onto one: nobody reads half a number (BM, chapter 10). */
export const wholeLabels = (ops: readonly Op[], pages: readonly BoardPage[]): readonly Op[] =>
  ops.map((op) => {
    if (op.op !== 'text' || op.turn) return op;
    const ways = pages.flatMap((page) => onto(page, op));
    const best = ways.reduce<(typeof ways)[number] | undefined>(
      (least, way) => (least && least.far <= way.far ? least : way),
      undefined,
    );
    return best && best.far > 0 && best.far <= FARTHEST_MM
      ? { ...op, x: op.x + best.right, y: op.y + best.down }
      : op;
  });

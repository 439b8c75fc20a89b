import type { PlanMark } from '@/lib/rules/kernel/catalogue/paper';
import { fitLine } from '../card-frame';
import type { Op } from '../drawing';
import { capMm, drawable, LEAST_PRINT_PT, linesWithin, measure } from '../measure';
import { INK, QUIET } from '../palette';
import { mmOf } from '../paper';
import { line, ring, turnedWords } from './shapes';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a number of marks stands in a box: in columns, one under the other. */
interface Setting {
  readonly columns: number;
  readonly rows: number;
  readonly rowMm: number;
}

/** Room to read and to tick, and the least that will do. */
const EASY_MM = 6.4;
const LEAST_ROW_MM = 4.9;
const MOST_ROW_MM = 8;
const LEAST_CELL_MM = 44;
const MOST_CELL_MM = 85;
/** A key of few marks still stands in so many columns, to be seen at a glance. */
const FEW = 3;
/** Room for the two ways in which a piece may lie. */
const WAYS_MM = 9;
/** Rather two lines than one of smaller print. */
const SMALL_PT = 7;
/** So many lines of the smallest print go in the lowest row. */
const MOST_LINES = 2;
/** A square of a footprint, unless it is a large one. */
const SQUARE_MM = 1.9;

/** In few columns where there is room, for easy reading; undefined where they do not go at all. */
function setIn(count: number, { w, h }: Box): Setting | undefined {
  const ways = Array.from(
    { length: Math.max(1, Math.floor(w / LEAST_CELL_MM) - FEW + 1) },
    (_, i): Setting => {
      const columns = Math.min(i + FEW, Math.max(1, Math.floor(w / LEAST_CELL_MM)));
      const rows = Math.ceil(count / columns);
      return { columns, rows, rowMm: Math.min(MOST_ROW_MM, h / rows) };
    },
  );
  const easy = ways.find(({ rowMm }) => rowMm >= EASY_MM);
  // The most columns have the highest rows.
  const tightest = ways.at(-1)!;
  return easy ?? (tightest.rowMm >= LEAST_ROW_MM - 0.001 ? tightest : undefined);
}

/** The room that a piece takes, once for each way in which it may lie: to be ticked. */
function waysOps(footprint: PlanMark['footprint'], x: number, cy: number, rowMm: number): readonly Op[] {
  // Of what is written in nobody knows the size: a long piece stands for all.
  const [width, length] = footprint ?? [1, 2];
  const side = Math.min(SQUARE_MM, (rowMm - 0.9) / Math.max(width, length));
  const outline = (at: number, w: number, l: number): Op => ({
    op: 'rect',
    x: x + WAYS_MM * at - (w * side) / 2,
    y: cy - (l * side) / 2,
    w: w * side,
    h: l * side,
    stroke: INK,
    lineMm: 0.2,
  });
  // A square piece lies the same both ways.
  return width === length
    ? [outline(0.5, width, length)]
    : [outline(0.22, width, length), outline(0.72, length, width)];
}

/** A name on one line, or on two where it would be small on one. */
function setName(name: string, h: number, roomMm: number) {
  const linesAt = (pt: number): readonly string[] =>
    linesWithin(measure(name, 'body'), pt, roomMm).map(({ text }) => text);
  const alone = fitLine(name, 'body', Math.min(9.5, h * 1.42), SMALL_PT, roomMm);
  if (linesAt(alone).length === 1) return { lines: linesAt(alone), sizePt: alone };
  let sizePt = Math.max(LEAST_PRINT_PT, Math.min(SMALL_PT, h * 1.28));
  while (sizePt > LEAST_PRINT_PT && linesAt(sizePt).length > MOST_LINES)
    sizePt = Math.max(LEAST_PRINT_PT, sizePt - 0.25);
  return { lines: linesAt(sizePt), sizePt };
}

/** Number, ways and name of a mark, from left to right. */
function markOps({ number, name, footprint }: PlanMark, { x, y, w, h }: Box): readonly Op[] {
  const cy = y + h / 2;
  const r = Math.min(3.1, h / 2 - 0.35);
  const ways = x + 2 * r + 1;
  const from = ways + WAYS_MM + 1;
  const ops = [
    ring(x + r, cy, r, 0.3),
    turnedWords(String(number), x + r, cy, Math.max(LEAST_PRINT_PT, r * (number > 99 ? 2.2 : 2.75))),
    ...waysOps(footprint, ways, cy, h),
  ];
  if (name === undefined) return [...ops, line(from, cy + r, x + w, cy + r, 0.15, QUIET)];
  const { lines, sizePt } = setName(drawable(name, 'body'), h, x + w - from);
  const shown = lines.slice(0, MOST_LINES);
  if (shown.length < lines.length) shown.push(`${shown.pop()!.slice(0, -1)}…`);
  const stepMm = mmOf(sizePt * 1.1);
  const first = cy + (capMm(sizePt) - (shown.length - 1) * stepMm) / 2;
  return [
    ...ops,
    ...shown.map((text, i): Op => ({
      op: 'text',
      x: from,
      y: first + i * stepMm,
      text,
      font: 'body',
      sizePt,
      fill: INK,
    })),
  ];
}

/** A key in a box, column by column; undefined where it does not go there. */
export function keyOps(marks: readonly PlanMark[], box: Box): readonly Op[] | undefined {
  const set = setIn(marks.length, box);
  if (!set) return undefined;
  const w = Math.min(MOST_CELL_MM, box.w / set.columns);
  return marks.flatMap((mark, i) =>
    markOps(mark, {
      x: box.x + Math.floor(i / set.rows) * w,
      y: box.y + (i % set.rows) * set.rowMm,
      w: w - 1.5,
      h: set.rowMm,
    }),
  );
}

/** A key on both sides of something, half of it on each; undefined where it does not go there. */
export function keyBeside(marks: readonly PlanMark[], left: Box, right: Box): readonly Op[] | undefined {
  if (left.w < LEAST_CELL_MM) return undefined;
  const half = Math.ceil(marks.length / 2);
  const [first, second] = [keyOps(marks.slice(0, half), left), keyOps(marks.slice(half), right)];
  return first && second && [...first, ...second];
}

/** So many marks go in a box at the most. */
export const mostMarks = ({ w, h }: Box): number =>
  Math.max(1, Math.floor(w / LEAST_CELL_MM)) * Math.max(1, Math.floor(h / LEAST_ROW_MM));

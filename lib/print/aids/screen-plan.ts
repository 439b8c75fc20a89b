import type { PaperPlan } from '@/lib/rules';
import { fitLine } from '../card-frame';
import type { Drawing, Misfit, Op } from '../drawing';
import { drawable, LEAST_PRINT_PT, linesWithin, measure, widthMm } from '../measure';
import { lettersLost } from '../misfits';
import { QUIET } from '../palette';
import { mmOf, papers } from '../paper';
import { heightOf, type Strip } from '../sheet/flow';
import { paragraph, textOp } from '../sheet/text-strips';
import { wholePage } from '../sheet/whole-page';
import type { Page } from '../sheets';
import { FAR_MM, farOps, gridOps, RIM_MM } from './plan-grid';
import { keyBeside, keyOps, mostMarks, type Box } from './plan-key';
import type { AidSetting } from './setting';
import { dashes, line, turnedWords } from './shapes';

/** Between the numbers of the rows and a fold beside them. */
const ASIDE_MM = 1.5;
const HEAD_MM = 8.5;
const TITLE_PT = 15;
const HINT_PT = 6.5;
/** Between a fold and words beside it. */
const PAD_MM = 2;
/** What stands up beside the squares, and the least that holds a screen up. */
const WING_MM = 24;
const LEAST_WING_MM = 10;

const SCREEN =
  'Its own screen: cut the two short lines, fold up along the dashes, slip the corners over one another and clip them.';
const ELSEWHERE = 'The key stands on a page of its own.';

/** Columns or rows from one on, so many of them. */
interface Part {
  readonly from: number;
  readonly count: number;
}

/** Columns or rows in as few parts as will do, all nearly alike; none at all are one empty part. */
function partsOf(count: number, most: number): readonly Part[] {
  const parts = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / parts);
  return Array.from({ length: Math.max(1, Math.ceil(count / each)) }, (_, i) => ({
    from: i * each,
    count: Math.min(each, count - i * each),
  }));
}

const ofPart = (numbers: readonly number[], { from, count }: Part): readonly number[] =>
  numbers.slice(from, from + count);

/** How a plan lies on its paper. */
function spread(plan: PaperPlan, { paper, edge }: AidSetting) {
  const { wMm: hMm, hMm: wMm } = papers[paper];
  const most = (room: number): number => Math.max(1, Math.floor(room / plan.squareMm));
  const columns = partsOf(plan.columns.length, most(wMm - 2 * edge - 2 * RIM_MM));
  const gridMm = columns[0]!.count * plan.squareMm + 2 * (RIM_MM + ASIDE_MM);
  const wing = (wMm - Math.max(gridMm, wMm - 2 * Math.max(WING_MM, edge))) / 2;
  const [x, w] = [wing + PAD_MM, wMm - 2 * (wing + PAD_MM)];
  const set = (hints: readonly string[]) => paragraph(hints.join(' '), HINT_PT, w, { fill: QUIET });
  // Room for all of the hints, though without folds there are fewer: the folds depend on the room that is left.
  const folded = set([...plan.hints, SCREEN]);
  const bottom = hMm - edge - heightOf(folded) - 0.8 - RIM_MM;
  const rows = partsOf(plan.rows.length, most(bottom - RIM_MM - FAR_MM - HEAD_MM - edge));
  const isScreen = columns.length * rows.length === 1 && wing >= LEAST_WING_MM;
  return {
    wMm,
    hMm,
    wing,
    x,
    w,
    gridMm,
    bottom,
    columns,
    rows,
    isScreen,
    hints: isScreen ? folded : set(plan.hints),
  };
}
type Spread = ReturnType<typeof spread>;

/** The upper end of so many rows. */
const topOf = ({ bottom }: Spread, { count }: Part, side: number): number => bottom - count * side;

/** Whose plan it is, in one line over a rule. */
function headOps(name: string, says: string, y: number, { x, w }: Spread, solid: string): readonly Op[] {
  const title = drawable(name, 'display');
  const whose = drawable(says, 'body');
  const room = w - widthMm(title, 'display', TITLE_PT) - 4;
  const pt = fitLine(whose, 'body', 8.5, LEAST_PRINT_PT, room);
  const lines = linesWithin(measure(whose, 'body'), pt, room);
  const top = y + 1.6 - (lines.length - 1) * mmOf(pt * 0.8);
  return [
    textOp(x, y, title, 'display', TITLE_PT),
    ...lines.map((line, i) =>
      textOp(x + w - line.widthMm, top + i * mmOf(pt * 1.15), line.text, 'body', pt, QUIET),
    ),
    { op: 'rect', x, y: y + HEAD_MM - 1.9, w, h: 0.5, fill: solid },
  ];
}

/** Dashes to fold along, and a line to cut at both ends of the fold across, where wall and sides come apart. */
function foldOps({ wing: left, wMm, hMm }: Spread, across: number, edge: number): readonly Op[] {
  const right = wMm - left;
  const say = (text: string, x: number, y: number, turn = 0): Op =>
    turnedWords(text, x, y, 6, turn, 'body', QUIET);
  return [
    dashes(left, edge, left, hMm - edge),
    dashes(right, edge, right, hMm - edge),
    dashes(left, across, right, across),
    line(edge, across, left, across, 0.3),
    line(right, across, wMm - edge, across, 0.3),
    say('cut', (edge + left) / 2, across - 1.6),
    say('cut', (right + wMm - edge) / 2, across - 1.6),
    say('fold', left - 2, across + 12, -90),
    say('fold', right + 2, across + 12, 90),
  ];
}

const stacked = (strips: readonly Strip[], x: number, top: number): readonly Op[] => {
  let y = top;
  return strips.flatMap((strip) => {
    const ops = strip.draw(x, y);
    y += strip.heightMm;
    return ops;
  });
};

/** The key on the first page: above the squares, or on both sides of them where they are few. */
function keyOnPlan(plan: PaperPlan, on: Spread, edge: number): readonly Op[] | undefined {
  const { x, w, gridMm } = on;
  const rows = on.rows[0]!;
  const top = topOf(on, rows, plan.squareMm);
  const y = edge + HEAD_MM;
  const above: Box = { x, y, w, h: top - RIM_MM - FAR_MM - 1.5 - y };
  const sideMm = (w - gridMm) / 2;
  const h = rows.count * plan.squareMm;
  return (
    keyOps(plan.marks, above) ??
    keyBeside(plan.marks, { x, y: top, w: sideMm, h }, { x: x + w - sideMm, y: top, w: sideMm, h })
  );
}

/**
 * A plan on paper that lies on its side: squares below, their key above, and folds along which the sheet stands up as a
 * screen. More squares than go on a sheet are shared among several, without folds; a long key goes on pages of its own.
 */
export function planPages(plan: PaperPlan, set: AidSetting): readonly Page<Drawing>[] {
  const { ink, edge } = set;
  const on = spread(plan, set);
  const { wMm, hMm, x, w, hints } = on;
  const key = keyOnPlan(plan, on, edge);
  const keyBox: Box = { x, y: edge + HEAD_MM, w, h: hMm - 2 * edge - HEAD_MM };
  const apart = key ? [] : inChunks(plan.marks, mostMarks(keyBox));
  const grids = on.rows.flatMap((rows) => on.columns.map((columns) => ({ rows, columns })));

  const bodies = [
    ...grids.map(({ rows, columns }, i): readonly Op[] => {
      const top = topOf(on, rows, plan.squareMm);
      const across = top - RIM_MM - FAR_MM;
      const left = (wMm - columns.count * plan.squareMm) / 2;
      return [
        ...(i > 0 ? [] : (key ?? stacked(paragraph(ELSEWHERE, 9, w), x, keyBox.y))),
        ...(on.isScreen ? foldOps(on, across, edge) : []),
        ...(rows.from === 0 ? farOps(plan.far, wMm / 2, across + FAR_MM / 2) : []),
        ...gridOps(ofPart(plan.columns, columns), ofPart(plan.rows, rows), plan.squareMm, left, top),
        ...stacked(hints, x, hMm - edge - heightOf(hints)),
      ];
    }),
    ...apart.map((marks) => keyOps(marks, keyBox) ?? []),
  ];
  return bodies.map((body, i) => {
    const says = bodies.length === 1 ? set.says : `${set.says} · page ${i + 1} of ${bodies.length}`;
    const ops = [...headOps(plan.name, says, edge, on, ink.solid), ...body];
    const misfits = i === 0 ? misfitsOf(plan, set.says, bodies.flat()) : [];
    return { ...wholePage(wMm, hMm, ops, { misfits }), oneSided: true };
  });
}

const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

function misfitsOf({ name, marks }: PaperPlan, says: string, ops: readonly Op[]): readonly Misfit[] {
  const together = (text: string): string => text.replace(/\s/g, '');
  const written = ops.map((op) => (op.op === 'text' ? together(op.text) : '')).join('');
  const isWhole = (mark: string): boolean => written.includes(together(drawable(mark, 'body')));
  return [
    ...lettersLost(name, [[says, 'body']]),
    ...marks
      .filter((mark) => mark.name !== undefined && !isWhole(mark.name))
      .map((mark) => ({
        kind: 'text' as const,
        title: name,
        message: `“${mark.name ?? ''}” is too long for the key.`,
      })),
  ];
}

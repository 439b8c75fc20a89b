import { fitLine } from '../card-frame';
import { drawnOps, type Drawing, type Op } from '../drawing';
import type { PrintOptions } from '../job';
import { drawable, LEAST_PRINT_PT, linesWithin, measure } from '../measure';
import { INK, QUIET } from '../palette';
import { mmOf } from '../paper';
import { textOp } from '../sheet/text-strips';
import { wholePage } from '../sheet/whole-page';
import { inChapter, type Page } from '../sheets';
import { assemblyPage } from './assembly';
import type { Borders } from './borders';
import { boxOf } from './box-of';
import { cutBoard, neighbourOf, type BoardPage, type Cut, type CutWish } from './cut-board';
import { inkOf } from './ink';
import { seamsOf, type Seam } from './seams';
import { wholeLabels } from './whole-labels';

/** A board of more pages is a mistake. */
export const MOST_PAGES = 200;

/**
 * A drawing on one page, or cut into several with the plan of their assembly before them.
 * @param whole pages of it that are blank are printed as well: it is cut out along its own edge
 * @param borders where it is cut best
 */
export function cutPages(
  name: string,
  says: string,
  drawing: Drawing,
  options: PrintOptions,
  { whole: isWhole = false, borders }: { readonly whole?: boolean; readonly borders?: Borders } = {},
): readonly Page<Drawing>[] {
  const { paper, marginMm, overlapMm } = options;
  const wish: CutWish = { paper, marginMm, overlapMm, ...(borders && { borders }) };
  const whole = cutBoard(drawing, wish);
  const isCut = whole.pages.length > 1 && whole.pages.length <= MOST_PAGES;
  const cut = isCut && !isWhole ? cutBoard(drawing, { ...wish, ink: inkOf(drawing) }) : whole;
  if (cut.pages.length > MOST_PAGES) return cut.pages.map(() => wholePage(cut.pageW, cut.pageH, []));
  const seams = seamsOf(cut);
  const shown = isCut ? { ...drawing, ops: wholeLabels(drawing.ops, cut.pages) } : drawing;
  const pages = cut.pages.map((page, i) => pageOf(shown, cut, page, seams, `${name} · ${says}`, i));
  return pages.length === 1
    ? pages
    : [
        assemblyPage(name, says, drawing, cut, seams, options.paper),
        ...inChapter(`${name}: the pages`, pages),
      ];
}

/** One page: its part of the board, the letters of its seams, and the marks up to which a neighbour covers it. */
function pageOf(
  drawing: Drawing,
  cut: Cut,
  page: BoardPage,
  seams: readonly Seam[],
  says: string,
  i: number,
): Page<Drawing> {
  const { edge, pageW, pageH, overlap } = cut;
  const { x, y, w, h } = page;
  // A board by itself stands in the middle of its page.
  const isAlone = cut.pages.length === 1;
  const [left, top] = isAlone ? [(pageW - w) / 2, (pageH - h) / 2] : [edge, edge];
  const ops: Op[] = [
    { op: 'window', x: left, y: top, w, h, fromX: x, fromY: y, scale: 1, ops: inWindow(drawing.ops, page) },
  ];
  const misfits = i === 0 ? drawing.misfits : [];
  const tick = (x1: number, y1: number, x2: number, y2: number): Op => ({
    op: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke: INK,
    lineMm: 0.15,
  });
  const across = (at: number): readonly Op[] => [
    tick(left + at, top - MARK_MM, left + at, top - 0.5),
    tick(left + at, top + h + 0.5, left + at, top + h + MARK_MM),
  ];
  const down = (at: number): readonly Op[] => [
    tick(left - MARK_MM, top + at, left - 0.5, top + at),
    tick(left + w + 0.5, top + at, left + w + MARK_MM, top + at),
  ];
  ops.push(...across(0), ...across(w), ...down(0), ...down(h));
  const isBeside = (right: number, below: number): boolean =>
    neighbourOf(cut.pages, page, right, below) !== undefined;
  if (isBeside(-1, 0)) ops.push(...across(overlap));
  if (isBeside(1, 0)) ops.push(...across(w - overlap));
  if (isBeside(0, -1)) ops.push(...down(overlap));
  if (isBeside(0, 1)) ops.push(...down(h - overlap));
  for (const seam of seams) {
    const side = seam.sideOf(page);
    if (side) ops.push(...seam.letterAt(side, { x: left, y: top, w, h }));
  }
  const place = isAlone
    ? says
    : `${says} · page ${i + 1} of ${cut.pages.length}: row ${page.row + 1}, column ${page.column + 1}`;
  // Clear of the marks at both corners, and of the letter in the middle of the edge.
  const [inset, outset] = [-1, 1].map((right) => (isBeside(right, 0) ? overlap : 0) + 1) as [number, number];
  const isLettered = seams.some((seam) => seam.sideOf(page) === 'bottom');
  const foot = pageH - Math.max(3.5, edge - RIM_TEXT);
  ops.push(
    ...footOps(
      drawable(place, 'body'),
      edge + inset,
      foot,
      (isLettered ? w / 2 - 4 : isAlone ? pageW - 2 * edge - outset : w - outset) - inset,
    ),
  );
  return { ...wholePage(pageW, pageH, ops, { misfits }), oneSided: true };
}

/** How far below the board its small print begins. */
const RIM_TEXT = 0.6;
/** So far the marks reach beyond the board. */
const MARK_MM = 3.2;

/** What the page belongs to, on as many lines as it takes. */
function footOps(says: string, left: number, top: number, roomMm: number): readonly Op[] {
  const sizePt = fitLine(says, 'body', 6.5, LEAST_PRINT_PT, roomMm);
  const lines = linesWithin(measure(says, 'body'), sizePt, roomMm).map(({ text }) => text);
  const stepMm = mmOf(sizePt * 1.15);
  const first = top - ((lines.length - 1) * stepMm) / 2;
  return lines.map((line, i) => textOp(left, first + i * stepMm, line, 'body', sizePt, QUIET));
}

/** Ops of which something may be seen in a part of the board. */
function inWindow(ops: readonly Op[], { x, y, w, h }: BoardPage): readonly Op[] {
  return drawnOps(ops).filter((op) => {
    const [left, top, right, bottom] = boxOf(op);
    return right >= x && left <= x + w && bottom >= y && top <= y + h;
  });
}

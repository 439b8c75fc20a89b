import {
  defaultAgreement,
  ok,
  prepareTerms,
  refuse,
  type AnySystem,
  type PaperDrawing,
  type Result,
} from '@/lib/rules';
import { aidPages } from '../aids/pages';
import { tablePages } from '../aids/tables';
import { withBacks } from '../cut-out';
import { drawnOps, type Drawing, type Misfit, type Op } from '../drawing';
import type { PrintOptions, PrintWhat } from '../job';
import { fitLine } from '../card-frame';
import { drawable, lacking, linesWithin, measure } from '../measure';
import { INK, QUIET } from '../palette';
import { mmOf } from '../paper';
import { wholePage } from '../sheet/whole-page';
import { textOp } from '../sheet/text-strips';
import { layOnShelves } from '../shelves';
import { inChapter, TooLarge, type Page } from '../sheets';
import type { Sources } from '../sources';
import { assemblyPage } from './assembly';
import { boxOf } from './box-of';
import { cutBoard, neighbourOf, type BoardPage, type Cut } from './cut-board';
import { drawBoard } from './draw-board';
import { inkOf } from './ink';
import { seamsOf, type Seam } from './seams';
import { wholeLabels } from './whole-labels';

/** A board of more pages is a mistake. */
const MOST_PAGES = 200;

type BoardWhat = Extract<PrintWhat, { readonly kind: 'board' | 'drawn' }>;

/** The pages of a board, or of an aid that lies beside one. Refuses a board that the system does not have, and one that would take too much paper. */
export function boardPages(
  system: AnySystem,
  what: BoardWhat,
  options: PrintOptions,
  { paper }: Sources,
): Result<readonly Page<Drawing>[]> {
  const terms = prepareTerms(system, what.agreement ?? defaultAgreement(system));
  if (!terms.ok)
    return refuse(...terms.problems.map((p) => ({ ...p, path: ['what', 'agreement', ...p.path] })));
  const aid = what.kind === 'board' ? paper.aids?.find(({ id }) => id === what.board) : undefined;
  if (aid) return ok(aidPages(system, aid.make(terms.value.house), options, { terms: terms.value }));
  const drawn = drawingsOf(system, paper, what, terms.value.house);
  if (!drawn.ok) return drawn;
  const { drawings, says } = drawn.value;
  // Several with a floor of their own are tiles, to be cut out; all else is a board by itself.
  const areTiles = drawings.length > 1 && drawings.every(({ floor }) => floor);
  const pages = areTiles
    ? tiles(drawings, options)
    : drawings.flatMap((drawing) => [
        ...inChapter(drawing.name, bigBoard(drawing, says, options)),
        ...(drawing.beside
          ? inChapter(
              drawing.beside.name,
              tablePages(system, drawing.beside, options, `${drawing.name} · ${says}`, terms.value),
            )
          : []),
      ]);
  if (!pages)
    return refuse({ path: ['options'], code: 'too_large', message: 'A tile is larger than the paper.' });
  return pages.length > MOST_PAGES
    ? refuse({
        path: ['options'],
        code: 'too_large',
        message: `This board would take ${pages.length} pages; ${MOST_PAGES} are the most.`,
      })
    : ok(pages);
}

/** What is drawn, and what stands below it on each page. */
function drawingsOf(
  system: AnySystem,
  { boards, aids = [], drawn }: Sources['paper'],
  what: BoardWhat,
  house: Readonly<Record<string, unknown>>,
): Result<{ readonly drawings: readonly PaperDrawing[]; readonly says: string }> {
  if (what.kind === 'drawn') {
    const read = drawn?.(what.name, what.board, house);
    if (read?.ok) return ok({ drawings: read.value, says: system.name });
    return refuse(
      ...(read?.problems.map((p) => ({ ...p, path: ['what', 'board', ...p.path] })) ?? [
        {
          path: ['what', 'system'],
          code: 'not_playable',
          message: `Boards of one’s own of ${system.name} are not drawn here.`,
        },
      ]),
    );
  }
  const board = boards.find(({ id }) => id === what.board);
  if (!board)
    return refuse({
      path: ['what', 'board'],
      code: 'unknown_board',
      message: `${system.name} has no board “${what.board}”; it has ${[...boards, ...aids].map(({ id }) => id).join(', ')}.`,
    });
  // A seed stands on what was drawn from it, so that the same can be drawn again.
  const seed = board.asks.includes('seed') ? ` · seed ${what.seed}` : '';
  return ok({ drawings: board.draw(what, house), says: `${system.name}${seed}` });
}

/** Drawings to cut out, as many on a page as go there, each with its other side behind it. */
function tiles(
  drawings: readonly PaperDrawing[],
  options: PrintOptions,
): readonly Page<Drawing>[] | undefined {
  const drawn = drawings.map((one) => ({
    front: drawBoard(one, options),
    back: one.behind ? drawBoard(one.behind, options) : undefined,
  }));
  try {
    const pages = layOnShelves(
      drawn.map(({ front }) => ({ item: front, wMm: front.wMm, hMm: front.hMm })),
      options,
    );
    return withBacks(
      pages,
      new Map(drawn.flatMap(({ front, back }) => (back ? [[front, back] as const] : []))),
      options,
    );
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** The board with as wide a rim as it has, or with a narrower one where that takes fewer pages. */
function fitted(board: PaperDrawing, options: PrintOptions): PaperDrawing {
  const { narrower } = board;
  const pagesOf = (one: PaperDrawing): number => cutBoard(one, options).pages.length;
  return narrower && pagesOf(narrower) < pagesOf(board) ? narrower : board;
}

/** A board on one page, or cut into several with the plan of their assembly before them. */
function bigBoard(wished: PaperDrawing, says: string, options: PrintOptions): readonly Page<Drawing>[] {
  const board = fitted(wished, options);
  const drawing = { ...drawBoard(board, options), misfits: lostIn(board) };
  const whole = cutBoard(board, options);
  const isCut = whole.pages.length > 1 && whole.pages.length <= MOST_PAGES;
  const cut = isCut ? cutBoard(board, options, inkOf(drawing)) : whole;
  if (cut.pages.length > MOST_PAGES) return cut.pages.map(() => wholePage(cut.pageW, cut.pageH, []));
  const seams = seamsOf(cut);
  const shown = isCut ? { ...drawing, ops: wholeLabels(drawing.ops, cut.pages) } : drawing;
  const pages = cut.pages.map((page, i) => pageOf(shown, cut, page, seams, `${board.name} · ${says}`, i));
  return pages.length === 1
    ? pages
    : [
        assemblyPage(board.name, says, drawing, cut, seams, options.paper),
        ...inChapter(`${board.name}: the pages`, pages),
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
  const ops: Op[] = [
    { op: 'window', x: edge, y: edge, w, h, fromX: x, fromY: y, scale: 1, ops: inWindow(drawing.ops, page) },
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
    tick(edge + at, edge - MARK_MM, edge + at, edge - 0.5),
    tick(edge + at, edge + h + 0.5, edge + at, edge + h + MARK_MM),
  ];
  const down = (at: number): readonly Op[] => [
    tick(edge - MARK_MM, edge + at, edge - 0.5, edge + at),
    tick(edge + w + 0.5, edge + at, edge + w + MARK_MM, edge + at),
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
    if (side) ops.push(...seam.letterAt(side, { x: edge, y: edge, w, h }));
  }
  const place =
    cut.pages.length === 1
      ? says
      : `${says} · page ${i + 1} of ${cut.pages.length}: row ${page.row + 1}, column ${page.column + 1}`;
  // Clear of the marks at both corners, and of the letter in the middle of the edge.
  const [inset, outset] = [-1, 1].map((right) => (isBeside(right, 0) ? overlap : 0) + 1) as [number, number];
  const isLettered = seams.some((seam) => seam.sideOf(page) === 'bottom');
  const top = pageH - Math.max(3.5, edge - RIM_TEXT);
  ops.push(
    ...footOps(drawable(place, 'body'), edge + inset, top, (isLettered ? w / 2 - 4 : w - outset) - inset),
  );
  return wholePage(pageW, pageH, ops, { misfits });
}

/** Names of a board with characters that no font here has. */
const lostIn = ({ name, spaces }: PaperDrawing): readonly Misfit[] =>
  [...new Set([name, ...spaces.map(({ title }) => title ?? '')])]
    .filter((text) => lacking(text, 'strong').length > 0)
    .map((text) => ({
      kind: 'character',
      title: name,
      message: `Some characters of “${text}” are not in the font.`,
    }));

/** How far below the board its small print begins. */
const RIM_TEXT = 0.6;
/** So far the marks reach beyond the board. */
const MARK_MM = 3.2;

/** What the page belongs to, on as many lines as it takes. */
function footOps(says: string, left: number, top: number, roomMm: number): readonly Op[] {
  const sizePt = fitLine(says, 'body', 6.5, 5, roomMm);
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

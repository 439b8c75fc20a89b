import type { Size } from '@/lib/rules/reference';
import type { Op } from './drawing';
import { papers, type PaperId } from './paper';

export interface SheetOptions {
  readonly paper: PaperId;
  /** Least white rim of the page that printers cannot reach, in millimetres. */
  readonly marginMm: number;
  /** Colour beyond the cut on each side, in millimetres. */
  readonly bleedMm: number;
  readonly cropMarks: boolean;
  /** So much above the lower rim is left to what stands at the foot of each page. */
  readonly footMm?: number;
}

export interface Placed<T> {
  readonly item: T;
  /** Top left corner of the cut card on the page, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly wMm: number;
  readonly hMm: number;
  /** The drawing is turned to the right by so many degrees. */
  readonly turn: Turn;
}

export type Turn = 0 | 90 | 180 | 270;

export interface Page<T> {
  readonly wMm: number;
  readonly hMm: number;
  readonly side: 'front' | 'back';
  readonly bleedMm: number;
  readonly placed: readonly Placed<T>[];
  readonly marks: readonly Op[];
  /** Between cards and rim there is no room for its marks: they lie in the rim, where not every printer prints. */
  readonly marksInRim?: true;
  /** What begins here: it stands in the bookmarks of the PDF. */
  readonly chapter?: string;
  /** It is cut out or put together with others: nothing else may come behind it. */
  readonly oneSided?: true;
  /** Of a back: the edge over which it is turned, which is told to the printer. */
  readonly flip?: FlipEdge;
}

/** The edge of an upright sheet over which the printer turns it. */
export type FlipEdge = 'long-edge' | 'short-edge';

/** Pages of which the first begins a chapter. */
export const inChapter = <T>(chapter: string, pages: readonly Page<T>[]): readonly Page<T>[] =>
  pages.map((page, i) => (i === 0 ? { ...page, chapter } : page));

export const MARK_MM = 4;
/** A shorter one shows nothing. */
export const LEAST_MARK_MM = 0.5;
export const MARK_GAP_MM = 1;
/** One of which so much is printed is seen while cutting. */
export const SEEN_MARK_MM = 1.5;
const MARK_INK = '#000000';

/** A crop mark from one point to another. */
export const markLine = (x1: number, y1: number, x2: number, y2: number): Op => ({
  op: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: MARK_INK,
  lineMm: 0.1,
});

/** Thrown where not one card of a size goes on the paper; the job's schema keeps that from happening. */
export class TooLarge extends Error {}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly turned: boolean;
}

/** How so many are laid on pages that keep so much free around them: upright, or turned where that holds more and saves a page. */
function gridFor(items: number, size: Size, options: SheetOptions, edgeMm: number): Grid {
  const { wMm } = papers[options.paper];
  const hMm = papers[options.paper].hMm - (options.footMm ?? 0);
  const gridOf = (w: number, h: number, turned: boolean): Grid => ({
    columns: Math.floor((wMm - 2 * edgeMm + 0.001) / (w + 2 * options.bleedMm)),
    rows: Math.floor((hMm - 2 * edgeMm + 0.001) / (h + 2 * options.bleedMm)),
    turned,
  });
  const upright = gridOf(size.wMm, size.hMm, false);
  const turned = gridOf(size.hMm, size.wMm, true);
  // A turned sheet is harder to read while cutting: it must save a page, or hold half as many again.
  const isBetter =
    pagesFor(items, turned) < pagesFor(items, upright) || holds(turned) >= 1.5 * holds(upright);
  return isBetter ? turned : upright;
}

const holds = ({ columns, rows }: Grid): number => Math.max(0, columns) * Math.max(0, rows);
const pagesFor = (items: number, grid: Grid): number => Math.ceil(items / holds(grid));

/** As many on a page as go there; fewer where no page more is needed for it, so that the printer reaches the crop marks. */
function bestGrid(count: number, size: Size, options: SheetOptions): Grid {
  const full = gridFor(count, size, options, options.marginMm);
  if (holds(full) < 1)
    throw new TooLarge(`${size.wMm} × ${size.hMm} mm does not go on ${papers[options.paper].name}`);
  if (!options.cropMarks) return full;
  const marked = gridFor(count, size, options, options.marginMm + MARK_GAP_MM + SEEN_MARK_MM);
  return pagesFor(count, marked) === pagesFor(count, full) ? marked : full;
}

/** Items of one size in a centred grid, page after page. Without bleed the cards touch, so that one cut serves two. */
export function layOut<T>(items: readonly T[], size: Size, options: SheetOptions): readonly Page<T>[] {
  const grid = bestGrid(items.length, size, options);
  const { wMm, hMm } = papers[options.paper];
  const [w, h] = grid.turned ? [size.hMm, size.wMm] : [size.wMm, size.hMm];
  const [stepX, stepY] = [w + 2 * options.bleedMm, h + 2 * options.bleedMm];
  const left = (wMm - grid.columns * stepX) / 2 + options.bleedMm;
  const top = (hMm - (options.footMm ?? 0) - grid.rows * stepY) / 2 + options.bleedMm;
  const each = holds(grid);
  const pages: Page<T>[] = [];
  for (let from = 0; from < items.length; from += each) {
    const placed = items.slice(from, from + each).map((item, i): Placed<T> => ({
      item,
      x: left + (i % grid.columns) * stepX,
      y: top + Math.floor(i / grid.columns) * stepY,
      wMm: w,
      hMm: h,
      turn: grid.turned ? 90 : 0,
    }));
    pages.push({
      wMm,
      hMm,
      side: 'front',
      bleedMm: options.bleedMm,
      placed,
      oneSided: true,
      ...(options.cropMarks ? cropMarks(placed, { wMm, hMm }, options) : { marks: [] }),
    });
  }
  return pages;
}

/**
 * Short lines outside the block of cards, at each cut; none ever crosses a card, nor the rim where there is room within it, nor
 * ever the edge of the paper.
 */
function cropMarks<T>(
  placed: readonly Placed<T>[],
  { wMm, hMm }: Pick<Page<T>, 'wMm' | 'hMm'>,
  { bleedMm, marginMm }: SheetOptions,
): Pick<Page<T>, 'marks' | 'marksInRim'> {
  const xs = [...new Set(placed.flatMap((p) => [round(p.x), round(p.x + p.wMm)]))];
  const ys = [...new Set(placed.flatMap((p) => [round(p.y), round(p.y + p.hMm)]))];
  const out = MARK_GAP_MM + bleedMm;
  /** Where the marks before and behind the block begin and end. */
  const ends = (all: readonly number[], most: number) => {
    const [before, behind] = [Math.min(...all) - out, Math.max(...all) + out];
    const room = Math.min(before, most - behind) - marginMm;
    const isWithin = room >= SEEN_MARK_MM - 0.001;
    const rim = isWithin ? marginMm : 0;
    const stretches = [
      [Math.max(rim, before - MARK_MM), before],
      [behind, Math.min(most - rim, behind + MARK_MM)],
    ].filter(([from, to]) => to! - from! >= LEAST_MARK_MM) as [number, number][];
    return { stretches, isWithin };
  };
  const [across, down] = [ends(xs, wMm), ends(ys, hMm)];
  return {
    marks: [
      ...xs.flatMap((x) => down.stretches.map(([from, to]) => markLine(x, from, x, to))),
      ...ys.flatMap((y) => across.stretches.map(([from, to]) => markLine(from, y, to, y))),
    ],
    ...(across.isWithin && down.isWithin ? {} : { marksInRim: true }),
  };
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;

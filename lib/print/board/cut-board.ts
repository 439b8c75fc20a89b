import { papers, type PaperId } from '../paper';

/** One page of a board that is cut: what is seen of it, where it stands in the plan. */
export interface BoardPage {
  readonly column: number;
  readonly row: number;
  /** The part of the board that the page shows, in millimetres of the board. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How a board is cut into pages. */
export interface Cut {
  /** Size of a page as it is laid: it may lie on its side. */
  readonly pageW: number;
  readonly pageH: number;
  /** Where the board begins on each page. */
  readonly edge: number;
  readonly columns: number;
  readonly rows: number;
  readonly overlap: number;
  readonly pages: readonly BoardPage[];
}

/** Room beside the board for letters and numbers. */
const RIM_MM = 6;
const EPSILON = 0.001;

const along = (whole: number, window: number, overlap: number): number =>
  whole <= window + EPSILON ? 1 : Math.ceil((whole - overlap - EPSILON) / (window - overlap));

/** The overlap that was wished for, and less of it by whole millimetres: half of it still holds pages together. */
const overlapsTo = (wishedMm: number): readonly number[] =>
  Array.from({ length: Math.floor(wishedMm / 2) + 1 }, (_, i) => wishedMm - i);

/**
 * A board on as few pages as will do, upright or on their side; neighbours show the overlap both. Where a smaller overlap saves
 * pages it is taken: a page for a strip of a few millimetres is one that nobody wants to cut.
 */
export function cutBoard(
  board: { readonly wMm: number; readonly hMm: number },
  {
    paper,
    marginMm,
    overlapMm: wishedMm,
  }: { readonly paper: PaperId; readonly marginMm: number; readonly overlapMm: number },
): Cut {
  const { wMm, hMm } = papers[paper];
  const edge = marginMm + RIM_MM;
  const ways = overlapsTo(wishedMm).flatMap((overlapMm) =>
    [
      [wMm, hMm],
      [hMm, wMm],
    ].map(([pageW, pageH]) => {
      const [w, h] = [pageW! - 2 * edge, pageH! - 2 * edge];
      return {
        pageW: pageW!,
        pageH: pageH!,
        w,
        h,
        overlapMm,
        columns: along(board.wMm, w, overlapMm),
        rows: along(board.hMm, h, overlapMm),
      };
    }),
  );
  // Of equals the first: with the overlap that was wished for, and upright.
  const { columns, rows, w, h, pageW, pageH, overlapMm } = ways.reduce((best, way) =>
    way.columns * way.rows < best.columns * best.rows ? way : best,
  );
  const pages: BoardPage[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * (w - overlapMm), row * (h - overlapMm)];
      pages.push({ column, row, x, y, w: Math.min(w, board.wMm - x), h: Math.min(h, board.hMm - y) });
    }
  return { pageW, pageH, edge, columns, rows, overlap: overlapMm, pages };
}

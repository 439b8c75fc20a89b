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

/** A board on as few pages as will do, upright or on their side; neighbours show the overlap both. */
export function cutBoard(
  board: { readonly wMm: number; readonly hMm: number },
  {
    paper,
    marginMm,
    overlapMm,
  }: { readonly paper: PaperId; readonly marginMm: number; readonly overlapMm: number },
): Cut {
  const { wMm, hMm } = papers[paper];
  const edge = marginMm + RIM_MM;
  const ways = [
    [wMm, hMm],
    [hMm, wMm],
  ].map(([pageW, pageH]) => {
    const [w, h] = [pageW! - 2 * edge, pageH! - 2 * edge];
    return {
      pageW: pageW!,
      pageH: pageH!,
      w,
      h,
      columns: along(board.wMm, w, overlapMm),
      rows: along(board.hMm, h, overlapMm),
    };
  });
  const [upright, lying] = ways as [(typeof ways)[0], (typeof ways)[0]];
  const best = lying.columns * lying.rows < upright.columns * upright.rows ? lying : upright;
  const { columns, rows, w, h, pageW, pageH } = best;
  const pages: BoardPage[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * (w - overlapMm), row * (h - overlapMm)];
      pages.push({ column, row, x, y, w: Math.min(w, board.wMm - x), h: Math.min(h, board.hMm - y) });
    }
  return { pageW, pageH, edge, columns, rows, overlap: overlapMm, pages };
}

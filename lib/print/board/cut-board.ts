import { papers, type PaperId } from '../paper';
import { evenParts, partsAt, type Borders, type Parting, type Parts } from './borders';
import type { Ink } from './ink';

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

/** The page so many columns to the right and rows below; undefined where none is printed. */
export const neighbourOf = (
  pages: readonly BoardPage[],
  { column, row }: BoardPage,
  right: number,
  below: number,
): BoardPage | undefined => pages.find((one) => one.column === column + right && one.row === row + below);

/** Room beside the board for letters and numbers: as little as holds them, since every map is made for so many sheets (BM, chapter 10). */
const RIM_MM = 3.4;
const EPSILON = 0.001;

const along = (whole: number, window: number, overlap: number): number =>
  whole <= window + EPSILON ? 1 : Math.ceil((whole - overlap - EPSILON) / (window - overlap));

/** The overlap that was wished for, and less of it by whole millimetres: half of it still holds pages together. */
const overlapsTo = (wishedMm: number): readonly number[] =>
  Array.from({ length: Math.floor(wishedMm / 2) + 1 }, (_, i) => wishedMm - i);

/** A grid of pages on a board, its corner at a point that is the board’s own or lies outside of it. */
interface Grid {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  readonly overlap: number;
}
interface Place {
  readonly column: number;
  readonly row: number;
}

/** The pages of a grid that are printed: what two of them share is asked of the later one alone, and nobody lays an empty one. */
function placesOf({ left, top, columns, rows, w, h, overlap }: Grid, ink: Ink | undefined): readonly Place[] {
  const places = Array.from({ length: rows * columns }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
  const own = (n: number, size: number, count: number): number => (n === count - 1 ? size : size - overlap);
  return ink
    ? places.filter(({ column, row }) =>
        ink(
          left + column * (w - overlap),
          top + row * (h - overlap),
          own(column, w, columns),
          own(row, h, rows),
        ),
      )
    : places;
}

/** So far a grid is shifted at a time; farther where there would be too many ways to look through. */
const SHIFT_MM = 4;
const MOST_SHIFTS = 24;

/** How far a grid can be shifted to the left or up so that it still holds a length: first not at all. */
const shiftsOf = (whole: number, window: number, count: number, overlap: number): readonly number[] => {
  const spare = count * (window - overlap) + overlap - whole;
  const step = Math.max(SHIFT_MM, spare / MOST_SHIFTS);
  return Array.from({ length: Math.max(1, Math.floor(spare / step) + 1) }, (_, i) => -i * step);
};

/** What is asked of a cut besides the size of the board. */
export interface CutWish {
  readonly paper: PaperId;
  readonly marginMm: number;
  readonly overlapMm: number;
  /** Where the board is blank: the pages of that are left out. */
  readonly ink?: Ink;
  /** Where it is cut best. */
  readonly borders?: Borders;
}

/** A way to lay pages on a board. */
interface Way {
  readonly pageW: number;
  readonly pageH: number;
  readonly grid: Grid;
  readonly places: readonly Place[];
}

/**
 * A board on as few pages as will do, upright or on their side; neighbours show the overlap both. Where a smaller overlap saves
 * pages it is taken: a page for a strip of a few millimetres is one that nobody wants to cut. Where the ink of a board is known,
 * it is cut so that as many pages as can be are blank, and those are left out; where all are needed, they are as even as its
 * borders allow, and cut along these.
 */
export function cutBoard(
  board: { readonly wMm: number; readonly hMm: number },
  { paper, marginMm, overlapMm: wishedMm, ink, borders }: CutWish,
): Cut {
  const { wMm, hMm } = papers[paper];
  const edge = marginMm + RIM_MM;
  const ways = overlapsTo(wishedMm).flatMap((overlap) =>
    [
      [wMm, hMm],
      [hMm, wMm],
    ].flatMap(([pageW, pageH]) => {
      const [w, h] = [pageW! - 2 * edge, pageH! - 2 * edge];
      const [columns, rows] = [along(board.wMm, w, overlap), along(board.hMm, h, overlap)];
      const shifts = (whole: number, window: number, count: number) =>
        ink ? shiftsOf(whole, window, count, overlap) : [0];
      return shifts(board.hMm, h, rows).flatMap((top) =>
        shifts(board.wMm, w, columns).map((left): Way => {
          const grid: Grid = { left, top, columns, rows, w, h, overlap };
          return { pageW: pageW!, pageH: pageH!, grid, places: placesOf(grid, ink) };
        }),
      );
    }),
  );
  // Of equals the first: with the overlap that was wished for, upright, and from the corner of the board.
  const fewest = ways.reduce((best, way) => (way.places.length < best.places.length ? way : best));
  const needsAll = ({ grid, places }: Way): boolean => places.length === grid.columns * grid.rows;
  const { way, across, down } = needsAll(fewest)
    ? evenly(
        board,
        ways.filter((way) => way.places.length === fewest.places.length && needsAll(way)),
        borders,
      )
    : shifted(board, fewest);
  const { pageW, pageH, grid, places } = way;
  const pages = places.map(({ column, row }): BoardPage => {
    const [x, y] = [across[column]!, down[row]!];
    return { column, row, x: x.start, y: y.start, w: x.size, h: y.size };
  });
  return { pageW, pageH, edge, columns: grid.columns, rows: grid.rows, overlap: grid.overlap, pages };
}

interface Parted {
  readonly way: Way;
  readonly across: Parts;
  readonly down: Parts;
}

/** The windows of a grid as they lie, without what they show beyond the board. */
function shifted({ wMm, hMm }: { readonly wMm: number; readonly hMm: number }, way: Way): Parted {
  const { left, top, columns, rows, w, h, overlap } = way.grid;
  const parts = (first: number, window: number, count: number, whole: number): Parts =>
    Array.from({ length: count }, (_, i) => {
      const from = first + i * (window - overlap);
      const start = Math.max(0, from);
      return { start, size: Math.min(from + window, whole) - start };
    });
  return { way, across: parts(left, w, columns, wMm), down: parts(top, h, rows, hMm) };
}

/** Pages as even as can be: of ways that take as many, the first that is cut along borders both ways, or one way, or at all. */
function evenly(
  { wMm, hMm }: { readonly wMm: number; readonly hMm: number },
  ways: readonly Way[],
  borders: Borders = { x: [], y: [] },
): Parted {
  const partings = ways.map((way) => {
    const { columns, rows, w, h, overlap } = way.grid;
    const across: Parting = { whole: wMm, window: w, overlap, count: columns };
    const down: Parting = { whole: hMm, window: h, overlap, count: rows };
    const [onX, onY] = [partsAt(borders.x, across), partsAt(borders.y, down)];
    return {
      way,
      across: onX ?? evenParts(across),
      down: onY ?? evenParts(down),
      onBorders: Number(onX !== undefined) + Number(onY !== undefined),
    };
  });
  return partings.reduce((best, one) => (one.onBorders > best.onBorders ? one : best));
}

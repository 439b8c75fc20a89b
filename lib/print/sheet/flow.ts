import type { Op } from '../drawing';

/** Something as wide as its column that is never broken: a line, a row of a table. */
export interface Strip {
  readonly heightMm: number;
  /** Is never the last of a column: a heading, or the first line of a rule. */
  readonly leads?: boolean;
  /** Stands above it again where it opens a column: the head of its table. */
  readonly head?: Strip;
  /** Nothing but air, of which none stands at the top of a column. */
  readonly isAir?: true;
  draw(x: number, top: number): readonly Op[];
}

/** Where strips may stand on a page, in millimetres. */
export interface Column {
  readonly x: number;
  readonly y: number;
  readonly wMm: number;
  readonly hMm: number;
}

/** Air of so much height. */
export const gap = (heightMm: number): Strip => ({ heightMm, isAir: true, draw: () => [] });

/** Height of strips that stand under one another. */
export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { heightMm }) => sum + heightMm, 0);

/** How much must fit below for a strip to be begun: itself, and what it leads. */
function neededFor(strips: readonly Strip[], at: number): number {
  let needed = strips[at]!.heightMm;
  for (let i = at; strips[i]?.leads && strips[i + 1]; i++) needed += strips[i + 1]!.heightMm;
  return needed;
}

/**
 * Strips one under the other, column after column, page after page. A strip that is higher than a whole column stands alone
 * and hangs over, for its drawing to be reported.
 * @param opening the columns of the first page, where something stands above them
 */
export function flow(
  strips: readonly Strip[],
  columns: readonly Column[],
  opening: readonly Column[] = columns,
): readonly (readonly Op[])[] {
  const pages: Op[][] = [];
  let column = columns.length;
  let y = Infinity;
  const here = (): Column | undefined => (pages.length > 1 ? columns : opening)[column];
  const open = (strip: Strip): void => {
    column++;
    if (column >= columns.length) {
      column = 0;
      pages.push([]);
    }
    y = here()!.y;
    if (!strip.head) return;
    pages.at(-1)!.push(...strip.head.draw(here()!.x, y));
    y += strip.head.heightMm;
  };
  strips.forEach((strip, at) => {
    const current = here();
    if (strip.isAir && (!current || y === current.y)) return;
    if (!current || (y > current.y && y + neededFor(strips, at) > current.y + current.hMm + 0.01))
      open(strip);
    pages.at(-1)!.push(...strip.draw(here()!.x, y));
    y += strip.heightMm;
  });
  return pages;
}

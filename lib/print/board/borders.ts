import type { PaperSpace } from '@/lib/rules/kernel/catalogue/paper';

/** Where a board can be cut without cutting a space: from its left edge, and from its upper one. */
export interface Borders {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const NEAR_MM = 0.05;

/** The edges of spaces, along one axis, that go through none of the others. */
function freeEdges(stretches: readonly (readonly [from: number, to: number])[]): readonly number[] {
  const edges = [...new Set(stretches.flat().map((mm) => Math.round(mm * 1000) / 1000))];
  return edges
    .filter((at) => stretches.every(([from, to]) => at <= from + NEAR_MM || at >= to - NEAR_MM))
    .sort((a, b) => a - b);
}

/** Between squares there are borders through the whole board; hexagons interlock and have none. */
export function bordersOf(spaces: readonly Pick<PaperSpace, 'shape'>[]): Borders {
  const along = (axis: 0 | 1) =>
    freeEdges(
      spaces.map(({ shape }) => {
        const all = shape.filter((_, i) => i % 2 === axis);
        return [Math.min(...all), Math.max(...all)] as const;
      }),
    );
  return { x: along(0), y: along(1) };
}

/** How one length is parted into pages. */
export interface Parting {
  readonly whole: number;
  /** So much of it a page shows at the most, what it shares with the page before it included. */
  readonly window: number;
  readonly overlap: number;
  readonly count: number;
}

/** Begin and length of what each page shows. */
export type Parts = readonly { readonly start: number; readonly size: number }[];

/** Pages that show as much as each other. */
export function evenParts({ whole, overlap, count }: Parting): Parts {
  const size = (whole + (count - 1) * overlap) / count;
  return Array.from({ length: count }, (_, i) => ({ start: i * (size - overlap), size }));
}

/**
 * Pages that end at borders, as even as these allow; undefined where their windows are too small for that. A page is cut at its
 * far edge and covers what the next one shows again: so the seam lies on the border.
 */
export function partsAt(
  borders: readonly number[],
  { whole, window, overlap, count }: Parting,
): Parts | undefined {
  const most = window + NEAR_MM;
  /** The least sum of squares for so many pages up to each border, and the ends of those pages. */
  interface Way {
    readonly sum: number;
    readonly ends: readonly number[];
  }
  const onto = (way: Way, end: number): Way | undefined => {
    const from = way.ends.at(-1) ?? 0;
    const own = end - from;
    const shown = own + (way.ends.length > 0 ? overlap : 0);
    return own <= 0 || shown > most || from < (way.ends.length > 0 ? overlap : 0)
      ? undefined
      : { sum: way.sum + own ** 2, ends: [...way.ends, end] };
  };
  const best = (ways: readonly Way[], end: number): Way | undefined =>
    ways.reduce<Way | undefined>((least, way) => {
      const next = onto(way, end);
      return next && (!least || next.sum < least.sum - NEAR_MM) ? next : least;
    }, undefined);
  const inner = borders.filter((at) => at > 0 && at < whole);
  let ways: readonly Way[] = [{ sum: 0, ends: [] }];
  for (let i = 1; i < count; i++) ways = inner.flatMap((end) => best(ways, end) ?? []);
  const ends = best(ways, whole)?.ends;
  return ends?.map((end, i) => {
    const start = i === 0 ? 0 : ends[i - 1]! - overlap;
    return { start, size: end - start };
  });
}

import { describe, expect, test } from 'vitest';
import { layOut, TooLarge, type Page, type SheetOptions } from './sheets';
import { layOnShelves } from './shelves';

/** Trim sizes of the games’ cards and counters, as they go into sleeves. */
const sizes = [
  [63, 88],
  [44, 63],
  [44, 68],
  [88, 125],
  [60, 90],
  [110, 95],
  [15, 15],
  [12, 12],
] as const;
const EPSILON = 0.001;

const everyWay = (['a4', 'letter'] as const).flatMap((paper) =>
  [0, 3, 5, 12].flatMap((marginMm) =>
    [0, 1, 2, 3, 5].map((bleedMm): SheetOptions => ({ paper, marginMm, bleedMm, cropMarks: true })),
  ),
);

/** Full pages of cards of a size, and one that is not full; undefined where none goes on the paper. */
function pagesOf([wMm, hMm]: readonly [number, number], options: SheetOptions) {
  try {
    const [page] = layOut(Array.from({ length: 400 }), { wMm, hMm }, options);
    return layOut(Array.from({ length: page!.placed.length + 2 }), { wMm, hMm }, options);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

const marksOf = ({ marks }: Page<unknown>) => marks.flatMap((op) => (op.op === 'line' ? [op] : []));

/** How far two stretches reach into one another; less than nothing where there is a gap. */
const shared = (from: number, to: number, start: number, end: number): number =>
  Math.min(to, end) - Math.max(from, start);

/** How far the bleed that reaches farthest stays from the edge of the paper. */
const rimOf = ({ placed, wMm, hMm, bleedMm }: Page<unknown>): number =>
  Math.min(...placed.flatMap(({ x, y, wMm: w, hMm: h }) => [x, y, wMm - x - w, hMm - y - h])) - bleedMm;

/** The least gap between two trims of a page. */
const leastGap = ({ placed }: Page<unknown>): number =>
  placed.reduce(
    (least, a, i) =>
      placed
        .slice(i + 1)
        .reduce(
          (so, b) =>
            Math.min(
              so,
              -Math.min(
                shared(a.x, a.x + a.wMm, b.x, b.x + b.wMm),
                shared(a.y, a.y + a.hMm, b.y, b.y + b.hMm),
              ),
            ),
          least,
        ),
    Infinity,
  );

describe.each(sizes.map((size) => [`${size[0]} × ${size[1]} mm`, size] as const))(
  'cards of %s',
  (_, size) => {
    const all = everyWay.flatMap((options) => {
      const pages = pagesOf(size, options);
      return pages ? [{ options, pages }] : [];
    });

    test('keep their trim, with the bleed of each up to that of the next and within the printed part', () => {
      expect(all.length).toBeGreaterThan(30);
      for (const { options, pages } of all)
        for (const page of pages) {
          expect(page.placed.every(({ wMm, hMm }) => wMm * hMm === size[0] * size[1])).toBe(true);
          expect(rimOf(page)).toBeGreaterThan(options.marginMm - EPSILON);
          // Two bleeds lie between two trims: a knife that goes astray by less meets colour, and never the neighbour.
          expect(leastGap(page)).toBeGreaterThan(2 * options.bleedMm - EPSILON);
          const [first, second] = page.placed;
          if (second?.y === first!.y)
            expect(second!.x - first!.x - first!.wMm).toBeCloseTo(2 * options.bleedMm, 6);
        }
    });

    test('have a mark at both ends of every cut, on the paper, and none on a card or its bleed', () => {
      for (const { options, pages } of all)
        for (const page of pages) {
          const marks = marksOf(page);
          const { bleedMm: bleed } = options;
          const off = marks.filter(
            ({ x1, y1, x2, y2 }) =>
              Math.min(x1, y1, x2, y2) < -EPSILON ||
              Math.max(x1, x2) > page.wMm + EPSILON ||
              Math.max(y1, y2) > page.hMm + EPSILON,
          );
          const onCards = marks.filter(({ x1, y1, x2, y2 }) =>
            page.placed.some(
              ({ x, y, wMm, hMm }) =>
                shared(x1, x2, x - bleed, x + wMm + bleed) > EPSILON - (x1 === x2 ? EPSILON * 2 : 0) &&
                shared(y1, y2, y - bleed, y + hMm + bleed) > EPSILON - (y1 === y2 ? EPSILON * 2 : 0),
            ),
          );
          expect([off, onCards]).toEqual([[], []]);
          // From a rim of as much as gap, bleed and a mark on, no cut is without.
          if (options.marginMm < 5) continue;
          const cuts = new Set(page.placed.flatMap(({ x, wMm }) => [x, x + wMm]).map((mm) => mm.toFixed(2)));
          for (const cut of cuts)
            expect(marks.filter(({ x1, x2 }) => x1 === x2 && x1.toFixed(2) === cut)).toHaveLength(2);
        }
    });
  },
);

test.each([
  // Twenty tiles of a map: five sheets of four turned ones, not seven of three.
  [110, 95, 20, [4, 4, 4, 4, 4], 90],
  // One more would not go on fewer sheets: they stay upright.
  [44, 63, 64, [16, 16, 16, 16], 0],
  [44, 63, 70, [18, 18, 18, 16], 90],
])('%d × %d mm: %d lie in sheets of %j, turned by %d', (wMm, hMm, count, each, turn) => {
  const options: SheetOptions = { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: true };
  const pages = layOut(Array.from({ length: count }), { wMm, hMm }, options);
  expect(pages.map(({ placed }) => placed.length)).toEqual(each);
  expect(pages[0]!.placed[0]!.turn).toBe(turn);
});

describe('crop marks of counters that are as wide as the printed part', () => {
  const options: SheetOptions = { paper: 'a4', marginMm: 5, bleedMm: 0, cropMarks: true };
  const pagesFor = (count: number, more: Partial<SheetOptions> = {}) =>
    layOut(Array.from({ length: count }), { wMm: 20, hMm: 20 }, { ...options, ...more });
  /** Marks of which less than so much lies within the rim. */
  const outside = (pages: readonly Page<unknown>[], marginMm: number, leastMm: number) =>
    pages.flatMap((page) =>
      marksOf(page).filter(
        ({ x1, y1, x2, y2 }) =>
          shared(Math.min(x1, x2), Math.max(x1, x2), marginMm, page.wMm - marginMm) +
            shared(Math.min(y1, y2), Math.max(y1, y2), marginMm, page.hMm - marginMm) <
          leastMm - EPSILON,
      ),
    );

  test.each([
    // A column less where that takes no sheet more: 9 × 14 instead of 10 × 14.
    [100, 5, [100], false],
    [126, 5, [126], false],
    [148, 5, [126, 22], false],
    // Full sheets stay full, and say that their marks may be lost.
    [140, 5, [140], true],
    [280, 5, [140, 140], true],
    [280, 6, [126, 126, 28], false],
    [140, 2, [140], false],
  ])('%d with a rim of %d mm: sheets of %j, marks in the rim: %s', (count, marginMm, each, inRim) => {
    const pages = pagesFor(count, { marginMm });
    expect(pages.map(({ placed }) => placed.length)).toEqual(each);
    expect(pages.some(({ marksInRim }) => marksInRim)).toBe(inRim);
    if (!inRim) expect(outside(pages, marginMm, 1.5)).toEqual([]);
  });

  test('take no room where none are wanted', () => {
    const [page] = pagesFor(100, { cropMarks: false });
    expect(new Set(page!.placed.map(({ x }) => x)).size).toBe(10);
    expect(page!.marksInRim).toBeUndefined();
  });
});

test('pieces of many sizes have air between their bleeds, within the printed part; those of one size touch', () => {
  const items = Array.from({ length: 90 }, (_, i) => ({
    item: i,
    wMm: 12 + (i % 7) * 11,
    hMm: 12 + (i % 5) * 9,
  }));
  for (const options of everyWay)
    for (const page of layOnShelves(items, options)) {
      expect(rimOf(page)).toBeGreaterThan(options.marginMm - 3 * EPSILON);
      const gapOf = (a: Page<unknown>['placed'][number], b: typeof a) =>
        leastGap({ ...page, placed: [a, b] });
      const sizeOf = ({ wMm, hMm }: (typeof page.placed)[number]) => `${wMm} × ${hMm}`;
      page.placed.forEach((a, i) => {
        for (const b of page.placed.slice(i + 1))
          expect(gapOf(a, b)).toBeGreaterThan(
            2 * options.bleedMm + (sizeOf(a) === sizeOf(b) || a.y !== b.y ? 0 : 1.5) - EPSILON,
          );
        const next = page.placed[i + 1];
        if (next?.y === a.y && sizeOf(next) === sizeOf(a))
          expect(gapOf(a, next)).toBeCloseTo(2 * options.bleedMm, 6);
      });
    }
});

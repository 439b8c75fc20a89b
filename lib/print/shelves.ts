import type { Size } from '@/lib/rules/reference';
import { papers } from './paper';
import { cornerMarks } from './corner-marks';
import { MARK_GAP_MM, SEEN_MARK_MM, TooLarge, type Page, type Placed, type SheetOptions } from './sheets';

/** Air between pieces of different sizes: none shares a cut with another, as those of one size do. */
const AIR_MM = 1.5;
/** Room for the crop marks at the edge of what is printed, and between pieces of different sizes. */
const AROUND_MM = MARK_GAP_MM + SEEN_MARK_MM;
const BETWEEN_MM = 2 * MARK_GAP_MM + SEEN_MARK_MM;

interface Lying<T> {
  readonly item: T;
  readonly w: number;
  readonly h: number;
  readonly turn: 0 | 90;
}

/** What is printed of a page of shelves, in millimetres. */
const roomOn = (options: SheetOptions, aroundMm = 0) => {
  const { wMm, hMm } = papers[options.paper];
  const edge = options.marginMm + options.bleedMm + aroundMm;
  return { edge, w: wMm - 2 * edge + 0.001, h: hMm - (options.footMm ?? 0) - 2 * edge + 0.001 };
};

/** Does a piece go on such a page, upright or turned? */
export function goesOn({ wMm, hMm }: Size, options: SheetOptions, aroundMm = 0): boolean {
  const { w, h } = roomOn(options, aroundMm);
  return (wMm <= w && hMm <= h) || (hMm <= w && wMm <= h);
}

/**
 * Pieces of many sizes on common pages: the highest first, in rows from left to right; turned where that takes fewer pages.
 * Those of one size touch, so that one cut serves two. Where it takes no page more they lie so far apart, and from the rim, that
 * there is room for crop marks at each cut.
 * @throws TooLarge
 */
export function layOnShelves<T>(
  items: readonly { readonly item: T; readonly wMm: number; readonly hMm: number }[],
  options: SheetOptions,
): readonly Page<T>[] {
  const tight = shelvesOf(items, options, 0, AIR_MM);
  if (!options.cropMarks) return tight;
  const isNoMore = (pages: readonly Page<T>[]): boolean => pages.length === tight.length;
  const airy = [BETWEEN_MM, AIR_MM]
    .filter(() => items.every((one) => goesOn(one, options, AROUND_MM)))
    .map((airMm) => shelvesOf(items, options, AROUND_MM, airMm))
    .find(isNoMore);
  return (airy ?? tight).map((page) => ({
    ...page,
    marks: cornerMarks(page.placed, page, airy ? options.marginMm : 0),
    ...(airy ? {} : { marksInRim: true }),
  }));
}

/** Upright, or turned where that takes fewer pages. */
function shelvesOf<T>(
  items: readonly { readonly item: T; readonly wMm: number; readonly hMm: number }[],
  options: SheetOptions,
  aroundMm: number,
  airMm: number,
): readonly Page<T>[] {
  const { wMm, hMm } = papers[options.paper];
  const { edge, ...room } = roomOn(options, aroundMm);
  const lying = (turned: boolean): readonly Lying<T>[] =>
    items.map(({ item, wMm: w, hMm: h }) => {
      const wanted = turned ? h <= room.w && w <= room.h : w > room.w;
      return wanted ? { item, w: h, h: w, turn: 90 } : { item, w, h, turn: 0 };
    });
  const [upright, turned] = [false, true].map((isTurned) =>
    onShelves(lying(isTurned), room, options.bleedMm, airMm),
  );
  const best = turned!.length < upright!.length ? turned! : upright!;
  return best.map((placed) => ({
    wMm,
    hMm,
    side: 'front',
    bleedMm: options.bleedMm,
    placed: placed.map((one) => ({ ...one, x: one.x + edge, y: one.y + edge })),
    oneSided: true,
    marks: [],
  }));
}

function onShelves<T>(
  items: readonly Lying<T>[],
  room: { readonly w: number; readonly h: number },
  bleedMm: number,
  airMm: number,
): readonly (readonly Placed<T>[])[] {
  const pages: Placed<T>[][] = [];
  let y = Infinity;
  /** The pieces of the shelf that is being filled, from left to right. */
  let shelf: Placed<T>[] = [];
  for (const { item, w, h, turn } of [...items].sort((a, b) => b.h - a.h || b.w - a.w)) {
    if (w > room.w || h > room.h) throw new TooLarge(`${w} × ${h} mm does not go on the paper`);
    const airTo = (others: readonly Placed<T>[]): number =>
      2 * bleedMm + (others.every(({ wMm, hMm }) => wMm === w && hMm === h) ? 0 : airMm);
    const last = shelf.at(-1);
    let x = last ? last.x + last.wMm + airTo([last]) : 0;
    if (last && x + w > room.w) {
      y += Math.max(...shelf.map(({ hMm }) => hMm)) + airTo(shelf);
      [x, shelf] = [0, []];
    }
    if (y + h > room.h) {
      pages.push([]);
      [x, y, shelf] = [0, 0, []];
    }
    const placed = { item, x, y, wMm: w, hMm: h, turn };
    pages.at(-1)!.push(placed);
    shelf.push(placed);
  }
  return pages;
}

import type { Size } from '@/lib/rules/reference';
import { papers } from './paper';
import { TooLarge, type Page, type Placed, type SheetOptions } from './sheets';

/** Air between pieces of different sizes: none shares a cut with another, as those of one size do. */
const AIR_MM = 1.5;

interface Lying<T> {
  readonly item: T;
  readonly w: number;
  readonly h: number;
  readonly turn: 0 | 90;
}

/** What is printed of a page of shelves, in millimetres. */
const roomOn = (options: SheetOptions) => {
  const { wMm, hMm } = papers[options.paper];
  const edge = options.marginMm + options.bleedMm;
  return { edge, w: wMm - 2 * edge + 0.001, h: hMm - (options.footMm ?? 0) - 2 * edge + 0.001 };
};

/** Does a piece go on such a page, upright or turned? */
export function goesOn({ wMm, hMm }: Size, options: SheetOptions): boolean {
  const { w, h } = roomOn(options);
  return (wMm <= w && hMm <= h) || (hMm <= w && wMm <= h);
}

/**
 * Pieces of many sizes on common pages: the highest first, in rows from left to right; turned where that takes fewer pages.
 * Those of one size touch, so that one cut serves two. They have no crop marks; each is cut along its own outline.
 * @throws TooLarge
 */
export function layOnShelves<T>(
  items: readonly { readonly item: T; readonly wMm: number; readonly hMm: number }[],
  options: SheetOptions,
): readonly Page<T>[] {
  const { wMm, hMm } = papers[options.paper];
  const { edge, ...room } = roomOn(options);
  const lying = (turned: boolean): readonly Lying<T>[] =>
    items.map(({ item, wMm: w, hMm: h }) => {
      const wanted = turned ? h <= room.w && w <= room.h : w > room.w;
      return wanted ? { item, w: h, h: w, turn: 90 } : { item, w, h, turn: 0 };
    });
  const [upright, turned] = [onShelves(lying(false), room, options), onShelves(lying(true), room, options)];
  const best = turned.length < upright.length ? turned : upright;
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
  { bleedMm }: SheetOptions,
): readonly (readonly Placed<T>[])[] {
  const pages: Placed<T>[][] = [];
  let y = Infinity;
  /** The pieces of the shelf that is being filled, from left to right. */
  let shelf: Placed<T>[] = [];
  for (const { item, w, h, turn } of [...items].sort((a, b) => b.h - a.h || b.w - a.w)) {
    if (w > room.w || h > room.h) throw new TooLarge(`${w} × ${h} mm does not go on the paper`);
    const airTo = (others: readonly Placed<T>[]): number =>
      2 * bleedMm + (others.every(({ wMm, hMm }) => wMm === w && hMm === h) ? 0 : AIR_MM);
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

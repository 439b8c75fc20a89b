import type { Drawing } from './drawing';
import type { FlipEdge, Page, Placed, Turn } from './sheets';

export type { FlipEdge } from './sheets';

/** By how much the second side is moved, for a printer that lays it amiss. */
export interface Shift {
  readonly backRightMm: number;
  readonly backDownMm: number;
}

/** Turned over like the page of a book, a card shows its back upright: so it is turned on the sheet. */
const turnBehind = (turn: Turn, flip: FlipEdge): Turn =>
  (((flip === 'long-edge' ? 360 : 540) - turn) % 360) as Turn;

/** The place that lies exactly behind another once the sheet has been turned over. */
export const behind = <T>(
  { x, y, wMm, hMm, turn }: Placed<unknown>,
  page: Pick<Page<unknown>, 'wMm' | 'hMm'>,
  flip: FlipEdge,
  { backRightMm, backDownMm }: Shift,
  item: T,
): Placed<T> => ({
  item,
  x: (flip === 'long-edge' ? page.wMm - x - wMm : x) + backRightMm,
  y: (flip === 'long-edge' ? y : page.hMm - y - hMm) + backDownMm,
  wMm,
  hMm,
  turn: turnBehind(turn, flip),
});

const NO_SHIFT: Shift = { backRightMm: 0, backDownMm: 0 };

/** A page that goes on behind the one before it: turned over like the page of a book, it is upright. */
export const readBehind = (front: Page<Drawing>, page: Page<Drawing>, flip: FlipEdge): Page<Drawing> => ({
  ...page,
  side: 'back',
  flip,
  placed: page.placed.map((placed) => behind(placed, front, flip, NO_SHIFT, placed.item)),
});

/** The sheet that goes behind a sheet of fronts. It has no marks of its own: one cuts along those of the front. */
export const backPage = (
  { chapter: _, oneSided: __, marksInRim: ___, ...front }: Page<Drawing>,
  flip: FlipEdge,
  shift: Shift,
  backOf: (front: Drawing) => Drawing | undefined,
): Page<Drawing> => ({
  ...front,
  side: 'back',
  flip,
  placed: front.placed.flatMap((placed) => {
    const back = backOf(placed.item);
    return back ? [behind(placed, front, flip, shift, back)] : [];
  }),
  marks: [],
});

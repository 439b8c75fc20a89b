import type { Spot } from '@/lib/rules/kernel/game/spot';

/** The part of a board that is seen, in units of the scene. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const wholeOf = (width: number, height: number): Frame => ({ x: 0, y: 0, w: width, h: height });

/** The most that can be magnified. */
const CLOSEST = 8;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Keeps a frame inside of the board. */
const held = (frame: Frame, whole: Frame): Frame => ({
  ...frame,
  x: within(frame.x, 0, whole.w - frame.w),
  y: within(frame.y, 0, whole.h - frame.h),
});

/** Magnifies by a factor, with one point staying where it is. */
export function zoomed(
  frame: Frame,
  whole: Frame,
  by: number,
  at?: { readonly x: number; readonly y: number },
): Frame {
  const w = within(frame.w / by, whole.w / CLOSEST, whole.w);
  const h = (w / whole.w) * whole.h;
  const [px, py] = [at?.x ?? frame.x + frame.w / 2, at?.y ?? frame.y + frame.h / 2];
  return held(
    { x: px - ((px - frame.x) / frame.w) * w, y: py - ((py - frame.y) / frame.h) * h, w, h },
    whole,
  );
}

export const moved = (frame: Frame, whole: Frame, dx: number, dy: number): Frame =>
  held({ ...frame, x: frame.x + dx, y: frame.y + dy }, whole);

/** Where a picture stands on the screen, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Units of the scene that a pixel takes: the frame is seen whole, in the middle of its box; 0 while that has no room. */
export const pixelOf = (frame: Frame, { width, height }: Pick<Box, 'width' | 'height'>): number =>
  width > 0 && height > 0 ? Math.max(frame.w / width, frame.h / height) : 0;

/** The point of the scene at a point of the screen. */
export function pointIn(
  frame: Frame,
  box: Box,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const pixel = pixelOf(frame, box);
  return {
    x: frame.x + frame.w / 2 + (x - box.left - box.width / 2) * pixel,
    y: frame.y + frame.h / 2 + (y - box.top - box.height / 2) * pixel,
  };
}

/** With a point in the middle, as far as the board reaches; the same frame where none is named. */
export const centred = (
  frame: Frame,
  whole: Frame,
  to?: { readonly x: number; readonly y: number },
): Frame => (to ? moved(frame, whole, to.x - frame.x - frame.w / 2, to.y - frame.y - frame.h / 2) : frame);

/** The same frame where the spot is seen in it already; otherwise moved so that it is. */
export function showing(frame: Frame, whole: Frame, { x, y, r }: Spot): Frame {
  const dx = x - r < frame.x ? x - r - frame.x : x + r > frame.x + frame.w ? x + r - frame.x - frame.w : 0;
  const dy = y - r < frame.y ? y - r - frame.y : y + r > frame.y + frame.h ? y + r - frame.y - frame.h : 0;
  return dx === 0 && dy === 0 ? frame : moved(frame, whole, dx, dy);
}

export const isWhole = (frame: Frame, whole: Frame): boolean => frame.w >= whole.w * 0.999;

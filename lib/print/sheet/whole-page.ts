import type { Drawing, Misfit, Op } from '../drawing';
import { WHITE } from '../palette';
import type { Page } from '../sheets';

/** A page that is one drawing from edge to edge: nothing is cut out of it. */
export const wholePage = (
  wMm: number,
  hMm: number,
  ops: readonly Op[],
  {
    side = 'front',
    misfits = [],
  }: { readonly side?: Page<Drawing>['side']; readonly misfits?: readonly Misfit[] } = {},
): Page<Drawing> => ({
  wMm,
  hMm,
  side,
  bleedMm: 0,
  placed: [{ item: { wMm, hMm, bleedFill: WHITE, ops, misfits }, x: 0, y: 0, wMm, hMm, turn: 0 }],
  marks: [],
});

import type { Op } from './drawing';
import { LEAST_MARK_MM, MARK_GAP_MM, MARK_MM, markLine, type Page, type Placed } from './sheets';

/** A stretch along one axis, at a place of the other. */
interface Tick {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Marks beside a neighbour’s edge would be taken for its own. */
const BESIDE_MM = 0.3;

/**
 * Short lines beyond the corners of pieces that lie in no grid: at each cut, as far as the next piece and the rim leave room,
 * and none where that is too little to be seen.
 * @param rimMm so much of the page is not printed
 */
export function cornerMarks(
  placed: readonly Placed<unknown>[],
  { wMm, hMm, bleedMm }: Pick<Page<unknown>, 'wMm' | 'hMm' | 'bleedMm'>,
  rimMm: number,
): readonly Op[] {
  const out = MARK_GAP_MM + bleedMm;
  const beside = bleedMm + BESIDE_MM;
  /** What lies across the way of a tick, as a stretch along it. */
  const inTheWay = (
    self: Placed<unknown>,
    isUpright: boolean,
    at: number,
  ): readonly (readonly [number, number])[] =>
    placed.flatMap((one) => {
      const [start, size] = isUpright ? [one.x, one.wMm] : [one.y, one.hMm];
      if (one === self || at <= start - beside || at >= start + size + beside) return [];
      return [isUpright ? ([one.y, one.y + one.hMm] as const) : ([one.x, one.x + one.wMm] as const)];
    });
  const ticksOf = (one: Placed<unknown>): readonly Tick[] =>
    [true, false].flatMap((isUpright) => {
      const [x, w, y, h, most] = isUpright
        ? [one.x, one.wMm, one.y, one.hMm, hMm]
        : [one.y, one.hMm, one.x, one.wMm, wMm];
      return [x, x + w].flatMap((at): readonly Tick[] => {
        const others = inTheWay(one, isUpright, at);
        const before = others.flatMap(([, end]) => (end <= y + BESIDE_MM ? [end + out] : []));
        const behind = others.flatMap(([start]) => (start >= y + h - BESIDE_MM ? [start - out] : []));
        const [first, last] = [y - out, y + h + out];
        return [
          { isUpright, at, from: Math.max(rimMm, first - MARK_MM, ...before), to: first },
          { isUpright, at, from: last, to: Math.min(most - rimMm, last + MARK_MM, ...behind) },
        ];
      });
    });
  const seen = placed.flatMap(ticksOf).filter(({ from, to }) => to - from >= LEAST_MARK_MM);
  // Pieces that touch have their cut in common.
  const different = new Map(
    seen.map((tick) => [
      [tick.isUpright, ...[tick.at, tick.from, tick.to].map((mm) => mm.toFixed(2))].join(),
      tick,
    ]),
  );
  return [...different.values()].map(({ isUpright, at, from, to }) =>
    isUpright ? markLine(at, from, at, to) : markLine(from, at, to, at),
  );
}

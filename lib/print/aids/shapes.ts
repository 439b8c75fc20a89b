import type { Op } from '../drawing';
import { capMm, drawable, widthMm, type FontId } from '../measure';
import { INK, QUIET } from '../palette';

/** Points on an arc round a point, from one bearing to another; bearings are degrees from the top to the right. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): readonly number[] {
  // A step of three degrees strays from the circle by a third of a thousandth of its radius.
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 3));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const bearing = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + r * Math.sin(bearing), cy - r * Math.cos(bearing)];
  }).flat();
}

/** A circle that is not filled. */
export const ring = (cx: number, cy: number, r: number, lineMm: number, stroke: string = INK): Op => ({
  op: 'rect',
  x: cx - r,
  y: cy - r,
  w: 2 * r,
  h: 2 * r,
  radius: r,
  stroke,
  lineMm,
});

/** A line between two points, in millimetres. */
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  lineMm: number,
  stroke: string = INK,
): Op => ({ op: 'line', x1, y1, x2, y2, stroke, lineMm });

/** A line to fold along, as dashes of 3 mm. */
export function dashes(x1: number, y1: number, x2: number, y2: number): Op {
  const [DASH, GAP] = [3, 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const at = (mm: number): readonly number[] => [
    x1 + ((x2 - x1) * mm) / length,
    y1 + ((y2 - y1) * mm) / length,
  ];
  const lines = Array.from({ length: Math.ceil(length / (DASH + GAP)) }, (_, i) => [
    ...at(i * (DASH + GAP)),
    ...at(Math.min(length, i * (DASH + GAP) + DASH)),
  ]);
  return { op: 'strokes', lines, stroke: QUIET, lineMm: 0.2 };
}

/** Words with their middle at a point, turned to the right round it. */
export function turnedWords(
  text: string,
  cx: number,
  cy: number,
  sizePt: number,
  turn = 0,
  font: FontId = 'strong',
  fill: string = INK,
): Op {
  const said = drawable(text, font);
  const [across, down] = [-widthMm(said, font, sizePt) / 2, capMm(sizePt) / 2];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return {
    op: 'text',
    x: cx + across * cos - down * sin,
    y: cy + across * sin + down * cos,
    text: said,
    font,
    sizePt,
    fill,
    ...(turn === 0 ? {} : { turn }),
  };
}

import type { Face } from '@/lib/rules/reference';
import type { Op } from './drawing';
import { capMm, drawable, LEAST_PRINT_PT, unitsMm, unitsOf, widthMm, wrap, type FontId } from './measure';
import { PAPER, WHITE, type Inks } from './palette';

export interface Look {
  /** White bands and outlines instead of solid colour. */
  readonly lowInk: boolean;
  /** Words as large as they go, at the cost of the picture. */
  readonly largePrint?: boolean;
  /** No values in signs, however small the words are: whoever sees it can come nearer. */
  readonly inWords?: boolean;
}

/** A line around a rectangle, in the tone. */
export const outline = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  ink: Inks,
  lineMm: number,
): Op => ({ op: 'rect', x, y, w, h, radius, stroke: ink.solid, lineMm });

/** The picture on its field: a bright round behind it where there is room, and a stud in each corner. */
export function pictureOf(
  face: Face,
  ink: Inks,
  field: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  unit: number,
  look: Look,
): readonly Op[] {
  const { x, y, w, h } = field;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const round = h * 0.46;
  const stud = 0.55 * unit;
  const inset = 1.7 * unit;
  const studs = [x + inset, x + w - inset].flatMap((sx) =>
    [y + inset, y + h - inset].map((sy): Op => ({ op: 'circle', x: sx, y: sy, r: stud, fill: ink.solid })),
  );
  const size = h * 0.68;
  return [
    look.lowInk
      ? outline(x, y, w, h, 1.5 * unit, ink, 0.15)
      : { op: 'rect', x, y, w, h, radius: 1.5 * unit, fill: ink.soft },
    ...(look.lowInk ? [] : [{ op: 'circle', x: cx, y: cy, r: round, fill: PAPER } as const]),
    outline(cx - round, cy - round, 2 * round, 2 * round, round, ink, 0.2),
    outline(cx - round + 0.6, cy - round + 0.6, 2 * round - 1.2, 2 * round - 1.2, round - 0.6, ink, 0.08),
    ...(h > 12 * unit ? studs : []),
    { op: 'icon', x: cx - size / 2, y: cy - size / 2, size, name: face.icon, fill: ink.solid },
  ];
}

/** The kind in a coloured band, and the number in a medal at its end. */
export const band = (face: Face, ink: Inks, w: number, h: number, pad: number, look: Look): readonly Op[] => {
  const on = look.lowInk ? ink.solid : WHITE;
  const ops: Op[] = [
    {
      op: 'rect',
      x: 0.25,
      y: 0.25,
      w: w - 0.5,
      h,
      radius: 2.2,
      ...(look.lowInk ? { stroke: ink.solid, lineMm: 0.3 } : { fill: ink.solid }),
    },
  ];
  if (!look.lowInk) ops.push({ op: 'rect', x: 0.25, y: h / 2, w: w - 0.5, h: h / 2 + 0.25, fill: ink.solid });
  let right = w - pad;
  if (face.badge) {
    const value = drawable(face.badge.value, 'strong');
    const r = 0.66 * h;
    const valuePt = fitLine(value, 'strong', 12.5, 8, 2 * r - 1.6);
    const valueMm = widthMm(value, 'strong', valuePt);
    const medal = valueMm <= 2 * r - 1.5;
    // A medal that hangs over the lower edge of the band; a value too wide for it stands in the band.
    const [cx, cy] = medal ? [w - pad - r + 0.6, h * 0.7] : [right - valueMm / 2, h / 2];
    if (medal) {
      ops.push({ op: 'circle', x: cx, y: cy, r, fill: PAPER });
      ops.push(outline(cx - r, cy - r, 2 * r, 2 * r, r, ink, 0.5));
      ops.push(outline(cx - r + 0.55, cy - r + 0.55, 2 * r - 1.1, 2 * r - 1.1, r - 0.55, ink, 0.12));
    }
    ops.push({
      op: 'text',
      x: cx - valueMm / 2,
      y: cy + capMm(valuePt) / 2,
      text: value,
      font: 'strong',
      sizePt: valuePt,
      fill: medal ? ink.solid : on,
    });
    right = medal ? cx - r - 1 : right - valueMm;
    const label = drawable(face.badge.label, 'body');
    const labelPt = look.largePrint ? 8 : 6;
    right -= widthMm(label, 'body', labelPt) + 0.9;
    ops.push({
      op: 'text',
      x: right,
      y: h / 2 + capMm(labelPt) / 2 + 0.2,
      text: label,
      font: 'body',
      sizePt: labelPt,
      fill: on,
    });
  }
  const name = drawable(face.band, 'strong');
  const room = right - pad - 1;
  const namePt = fitLine(name, 'strong', look.largePrint ? 9 : 7, LEAST_PRINT_PT, room);
  // Too long for one line even so: it stands on two.
  const lines = widthMm(name, 'strong', namePt) <= room ? [name] : wrap(name, 'strong', namePt, room);
  const stepMm = capMm(namePt) * 1.5;
  lines.forEach((text, i) =>
    ops.push({
      op: 'text',
      x: pad,
      y: h / 2 + capMm(namePt) / 2 + 0.2 + (i - (lines.length - 1) / 2) * stepMm,
      text,
      font: 'strong',
      sizePt: namePt,
      fill: on,
    }),
  );
  return ops;
};

/** The largest size, between the two, at which a line is no wider than given; the least one if none is. */
export const fitLine = (
  text: string,
  font: FontId,
  bestPt: number,
  leastPt: number,
  maxMm: number,
): number => {
  const units = unitsOf(text, font);
  let size = bestPt;
  while (size > leastPt && unitsMm(units, font, size) > maxMm) size -= 0.25;
  return Math.max(size, leastPt);
};

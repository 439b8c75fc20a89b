import type { Face, Size } from '@/lib/rules/reference';
import { bodyOf } from './card-body';
import { band, outline, pictureOf, type Look } from './card-frame';
import type { Drawing, Misfit, Op } from './drawing';
import {
  capMm,
  drawable,
  LEAST_PRINT_PT,
  linesOf,
  linesWithin,
  measure,
  titleFont,
  unitsMm,
  widthMm,
  type FontId,
  type Line,
} from './measure';
import { lettersLost } from './misfits';
import { INK, inks, PAPER, QUIET } from './palette';
import { mmOf } from './paper';

const BEST_PT = 8;
const LARGE_PT = 14;
const LINE = 1.25;
const LEAST_PICTURE_MM = 7;
const LEAST_TITLE_PT = 8;

/** A card's front at true size: band and number, title, picture, values, table, text, small print. */
export function drawCard(face: Face, size: Size, look: Look = { lowInk: false }): Drawing {
  const ink = inks[face.tone];
  const { wMm: w, hMm: h } = size;
  // Everything but the print scales with the width of a poker card.
  const unit = w / 63;
  const pad = 3 * Math.min(1, unit);
  const inner = w - 2 * pad;
  const ops: Op[] = [
    {
      op: 'rect',
      x: 0.25,
      y: 0.25,
      w: w - 0.5,
      h: h - 0.5,
      radius: 2.5 * unit,
      fill: PAPER,
      stroke: ink.solid,
      lineMm: 0.5,
    },
  ];
  const misfits: Misfit[] = [...characterMisfits(face)];

  const bandH = 7 * Math.max(0.75, Math.min(1.2, unit));
  const rim = 1.1 * Math.min(1, unit);
  ops.push(outline(rim, bandH + rim - 0.35, w - 2 * rim, h - bandH - 2 * rim + 0.35, 1.7 * unit, ink, 0.15));
  ops.push(...band(face, ink, w, bandH, pad, look));
  const title = fitTitle(face.title, inner, unit);
  if (title.tooWide)
    misfits.push({
      kind: 'text',
      title: face.title,
      message: 'The title is wider than the card even at its least size.',
    });
  let y = bandH + 1.6 * unit;
  for (const line of title.lines) {
    y += mmOf(title.sizePt * 1.05);
    ops.push({
      op: 'text',
      x: (w - widthMm(line, title.font, title.sizePt)) / 2,
      y,
      text: line,
      font: title.font,
      sizePt: title.sizePt,
      fill: INK,
    });
  }
  const footPt = look.largePrint ? 6.5 : LEAST_PRINT_PT;
  const foot = measure(drawable(face.foot, 'body'), 'body');
  const footLines = face.foot === '' ? [] : linesWithin(foot, footPt, inner);
  const footTop = h - pad + 0.6 - footLines.length * mmOf(footPt * LINE);
  footLines.forEach(({ text }, i) =>
    ops.push({
      op: 'text',
      x: pad,
      y: footTop + capMm(footPt) + i * mmOf(footPt * LINE),
      text,
      font: 'body',
      sizePt: footPt,
      fill: QUIET,
    }),
  );

  const room = footTop - y - 2.4;
  let sizePt = look.largePrint ? LARGE_PT : BEST_PT;
  const pictureMm = look.largePrint ? 0 : LEAST_PICTURE_MM;
  const set = bodyOf(face);
  const at = (size: number) =>
    set({ left: pad, widthMm: inner, sizePt: size, ink, breaks: size === LEAST_PRINT_PT });
  let body = at(sizePt);
  while ((!body.fits || body.heightMm + pictureMm > room) && sizePt > LEAST_PRINT_PT) {
    sizePt = Math.max(LEAST_PRINT_PT, sizePt - 0.25);
    body = at(sizePt);
  }
  const overMm = body.heightMm - room;
  if (overMm > 0 || !body.fits)
    misfits.push({
      kind: 'text',
      title: face.title,
      message: `The text needs ${Math.max(0, overMm).toFixed(1)} mm more than the card has at ${LEAST_PRINT_PT} pt.`,
    });

  const picture = Math.min(room - body.heightMm - 1, 38 * unit);
  if (picture >= LEAST_PICTURE_MM - 2) {
    ops.push(...pictureOf(face, ink, { x: pad, y: y + 1.4, w: inner, h: picture }, unit, look));
    y += picture + 1;
  }
  ops.push(...body.draw(y + 2.2));
  return { wMm: w, hMm: h, bleedFill: look.lowInk ? PAPER : ink.solid, ops, misfits };
}

function fitTitle(
  text: string,
  maxMm: number,
  unit: number,
): { lines: readonly string[]; font: FontId; sizePt: number; tooWide: boolean } {
  const font = titleFont(text);
  const line = drawable(text, font);
  const title = measure(line, font);
  const best = Math.round(15 * Math.min(1.1, unit) * 4) / 4;
  const set = (lines: readonly Line[], sizePt: number, most: number) => ({
    lines: lines.map((one) => one.text),
    font,
    sizePt,
    tooWide: lines.length > most || lines.some((one) => one.widthMm > maxMm),
  });
  for (let sizePt = best; sizePt >= LEAST_TITLE_PT; sizePt -= 0.25) {
    if (unitsMm(title.units, font, sizePt) <= maxMm) return { lines: [line], font, sizePt, tooWide: false };
    if (sizePt > best - 2) continue;
    const broken = set(linesOf(title, sizePt, maxMm), sizePt, 2);
    if (!broken.tooWide) return broken;
  }
  return set(linesWithin(title, LEAST_TITLE_PT, maxMm), LEAST_TITLE_PT, 3);
}

/** Characters of a face that its fonts cannot draw. */
export const characterMisfits = (face: Face): readonly Misfit[] =>
  lettersLost(face.title, [
    [face.title, titleFont(face.title)],
    [face.badge?.value ?? '', 'strong'],
    [face.band, 'strong'],
    ...face.stats.flatMap(({ label, value }) => [[label, 'body'] as const, [value, 'strong'] as const]),
    ...(face.table?.columns ?? []).map((cell) => [cell, 'strong'] as const),
    ...(face.table?.rows.flat() ?? []).map((cell) => [cell, 'body'] as const),
    ...face.text.map((text) => [text, 'body'] as const),
    [face.foot, 'body'],
  ]);

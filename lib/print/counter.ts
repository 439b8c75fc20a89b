import type { Face, Size } from '@/lib/rules/reference';
import { characterMisfits } from './card';
import { fitLine, type Look } from './card-frame';
import type { Drawing, Misfit, Op } from './drawing';
import { capMm, drawable, widthMm, wrap } from './measure';
import { INK, inks, PAPER, QUIET } from './palette';
import { mmOf } from './paper';

export const LEAST_COUNTER_PT = 3.5;

/** A counter, chit or tile: picture in the middle, number in the corner, name at the foot, values above it. */
export function drawCounter(face: Face, size: Size, look: Look = { lowInk: false }): Drawing {
  const ink = inks[face.tone];
  const { wMm: w, hMm: h } = size;
  const misfits: Misfit[] = characterMisfits(face);
  const pad = Math.max(0.8, w * 0.05);
  const inner = w - 2 * pad;
  const best = Math.min(11, w * 0.32);
  const ops: Op[] = [
    {
      op: 'rect',
      x: 0.15,
      y: 0.15,
      w: w - 0.3,
      h: h - 0.3,
      radius: w * 0.06,
      fill: look.lowInk ? PAPER : ink.soft,
      stroke: ink.solid,
      lineMm: 0.3,
    },
  ];

  const title = drawable(face.title, 'strong');
  let sizePt = fitLine(title, 'strong', best, LEAST_COUNTER_PT, inner);
  let lines: readonly string[] = [title];
  if (widthMm(title, 'strong', sizePt) > inner || sizePt < best * 0.7) {
    for (sizePt = Math.max(best * 0.85, LEAST_COUNTER_PT); sizePt >= LEAST_COUNTER_PT; sizePt -= 0.25) {
      lines = wrap(title, 'strong', sizePt, inner);
      if (lines.length <= 3 && lines.every((l) => widthMm(l, 'strong', sizePt) <= inner)) break;
    }
    sizePt = Math.max(sizePt, LEAST_COUNTER_PT);
  }
  if (lines.some((l) => widthMm(l, 'strong', sizePt) > inner + 0.01) || lines.length > 3)
    misfits.push({
      kind: 'text',
      title: face.title,
      message: `The name is too long for a counter of ${w} mm.`,
    });
  let bottom = h - pad;
  for (const line of [...lines].reverse()) {
    ops.push({
      op: 'text',
      x: (w - widthMm(line, 'strong', sizePt)) / 2,
      y: bottom,
      text: line,
      font: 'strong',
      sizePt,
      fill: INK,
    });
    bottom -= mmOf(sizePt * 1.15);
  }
  const stats = drawable(face.stats.map((s) => `${s.label} ${s.value}`.trim()).join('  '), 'body');
  if (stats !== '') {
    const statPt = fitLine(stats, 'body', best * 0.8, LEAST_COUNTER_PT, inner);
    for (const line of [...wrap(stats, 'body', statPt, inner)].reverse()) {
      ops.push({
        op: 'text',
        x: (w - widthMm(line, 'body', statPt)) / 2,
        y: bottom,
        text: line,
        font: 'body',
        sizePt: statPt,
        fill: QUIET,
      });
      bottom -= mmOf(statPt * 1.15);
    }
  }
  let top = pad;
  if (face.front) {
    const [half, high] = [Math.min(3, w * 0.1), Math.min(2.8, w * 0.09)];
    ops.push({
      op: 'poly',
      points: [w / 2 - half, pad + high, w / 2, pad, w / 2 + half, pad + high],
      closed: true,
      fill: ink.solid,
    });
    top += high + 0.4;
  }
  if (face.badge) {
    const value = drawable(face.badge.value, 'strong');
    const badgePt = fitLine(value, 'strong', best * 1.2, LEAST_COUNTER_PT, inner * 0.6);
    ops.push({
      op: 'text',
      x: w - pad - widthMm(value, 'strong', badgePt),
      y: pad + capMm(badgePt),
      text: value,
      font: 'strong',
      sizePt: badgePt,
      fill: ink.solid,
    });
    top += capMm(badgePt) * 0.4;
  }
  if (face.own)
    ops.push({
      op: 'text',
      x: pad,
      y: pad + capMm(LEAST_COUNTER_PT + 1),
      text: 'own',
      font: 'body',
      sizePt: LEAST_COUNTER_PT + 1,
      fill: QUIET,
    });
  const picture = Math.min(bottom - top, inner * 0.8);
  if (picture < 2)
    misfits.push({ kind: 'text', title: face.title, message: 'Nothing is left for the picture.' });
  else
    ops.push({
      op: 'icon',
      x: (w - picture) / 2,
      y: top + (bottom - top - picture) / 2,
      size: picture,
      name: face.icon,
      fill: ink.solid,
    });
  return { wMm: w, hMm: h, bleedFill: look.lowInk ? PAPER : ink.solid, ops, misfits };
}

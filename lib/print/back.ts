import type { Back, Size } from '@/lib/rules/reference';
import { fitLine, type Look } from './card-frame';
import type { Drawing, Misfit, Op } from './drawing';
import { capMm, drawable, LEAST_PRINT_PT, widthMm, wrap } from './measure';
import { inks, PAPER, type Inks } from './palette';

type CommonBack = Extract<Back, { readonly kind: 'common' }>;

/** Below this width there is room for the emblem alone. */
const LEAST_FOR_WORDS_MM = 30;

/** The common back of a deck: a lattice in its colour, its emblem in a medal, and its name beneath. */
export function drawBack(back: CommonBack, size: Size, look: Look = { lowInk: false }): Drawing {
  const { wMm: w, hMm: h } = size;
  const ink = inks[back.tone];
  const least = Math.min(w, h);
  const [ground, line] = look.lowInk ? [PAPER, ink.solid] : [ink.solid, ink.soft];
  const words = w >= LEAST_FOR_WORDS_MM ? wordsOf(back, w * 0.74, h * 0.12) : undefined;
  const radius = least * 0.29;
  const medal = { x: w / 2, y: h / 2 - (words ? h * 0.05 : 0), r: radius };
  const frame = (inset: number, lineMm: number): Op => ({
    op: 'rect',
    x: inset,
    y: inset,
    w: w - 2 * inset,
    h: h - 2 * inset,
    radius: least * 0.04,
    stroke: line,
    lineMm,
  });
  const misfits: readonly Misfit[] = words?.misfits ?? [];
  return {
    wMm: w,
    hMm: h,
    bleedFill: ground,
    ops: [
      // To the very edge: a sheet that lies a little amiss shows no white rim.
      { op: 'rect', x: 0, y: 0, w, h, fill: ground },
      ...lattice(w, h, least * 0.09, line),
      frame(least * 0.045, least > 30 ? 0.5 : 0.25),
      ...(least > 30 ? [frame(least * 0.07, 0.15)] : []),
      ...medalOf(back.icon, medal, ink, line, look),
      ...(words?.at(w / 2, medal.y + radius + h * 0.1, ink, line, look) ?? []),
    ],
    misfits,
  };
}

/** Fine diagonals within the frame, both ways. They look the same upside down. */
function lattice(w: number, h: number, inset: number, stroke: string): readonly Op[] {
  const [iw, ih] = [w - 2 * inset, h - 2 * inset];
  const step = Math.min(iw, ih) / 6;
  const reach = (iw + ih) / 2;
  const ops: Op[] = [];
  for (let k = -Math.floor(reach / step); k <= reach / step; k++) {
    // The diagonal y = x + c through a box around the middle, from where it enters to where it leaves.
    const c = k * step;
    const from = Math.max(-iw / 2, -ih / 2 - c);
    const to = Math.min(iw / 2, ih / 2 - c);
    if (to - from < 0.1) continue;
    for (const way of [1, -1])
      ops.push({
        op: 'line',
        x1: w / 2 + way * from,
        y1: h / 2 + from + c,
        x2: w / 2 + way * to,
        y2: h / 2 + to + c,
        stroke,
        lineMm: 0.12,
      });
  }
  return ops;
}

function medalOf(
  icon: string,
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  ink: Inks,
  line: string,
  look: Look,
): readonly Op[] {
  const ring = (inner: number, lineMm: number, stroke: string): Op => ({
    op: 'rect',
    x: x - inner,
    y: y - inner,
    w: 2 * inner,
    h: 2 * inner,
    radius: inner,
    stroke,
    lineMm,
  });
  const size = r * 1.2;
  return [
    { op: 'circle', x, y, r, fill: look.lowInk ? PAPER : ink.solid },
    ring(r, r * 0.05, line),
    { op: 'circle', x, y, r: r * 0.88, fill: PAPER },
    ring(r * 0.82, r * 0.015, ink.solid),
    { op: 'icon', x: x - size / 2, y: y - size / 2, size, name: icon, fill: ink.solid },
  ];
}

/** The name on a plate of at most two lines, as large as it goes. */
function wordsOf(back: CommonBack, maxMm: number, bestMm: number) {
  const text = drawable(back.words, 'display');
  const bestPt = Math.min(13, bestMm * 2);
  let sizePt = fitLine(text, 'display', bestPt, bestPt * 0.75, maxMm);
  let lines: readonly string[] = [text];
  while (lines.some((l) => widthMm(l, 'display', sizePt) > maxMm) && sizePt > LEAST_PRINT_PT) {
    lines = wrap(text, 'display', sizePt, maxMm);
    if (lines.length <= 2 && lines.every((l) => widthMm(l, 'display', sizePt) <= maxMm)) break;
    sizePt -= 0.25;
  }
  const tooWide = lines.length > 2 || lines.some((l) => widthMm(l, 'display', sizePt) > maxMm);
  const stepMm = capMm(sizePt) * 1.6;
  return {
    misfits: tooWide
      ? [
          {
            kind: 'text' as const,
            title: back.words,
            message: 'The name is wider than the back of the card.',
          },
        ]
      : [],
    at(x: number, y: number, ink: Inks, line: string, look: Look): readonly Op[] {
      const plateW = Math.max(...lines.map((l) => widthMm(l, 'display', sizePt))) + 4;
      const plateH = lines.length * stepMm + 1.6;
      return [
        {
          op: 'rect',
          x: x - plateW / 2,
          y: y - plateH / 2,
          w: plateW,
          h: plateH,
          radius: 1.2,
          fill: look.lowInk ? PAPER : ink.solid,
          stroke: line,
          lineMm: 0.25,
        },
        ...lines.map((text, i): Op => ({
          op: 'text',
          x: x - widthMm(text, 'display', sizePt) / 2,
          y: y - (lines.length * stepMm) / 2 + i * stepMm + (stepMm + capMm(sizePt)) / 2,
          text,
          font: 'display',
          sizePt,
          fill: look.lowInk ? ink.solid : PAPER,
        })),
      ];
    },
  };
}

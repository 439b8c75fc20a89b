import type { Drawing, Op } from './drawing';
import { widthMm } from './measure';
import { INK, PAPER } from './palette';
import { mmOf, papers, type PaperId } from './paper';
import type { Page } from './sheets';

/** So far the rulers on the second side go, each way. */
const REACH_MM = 12;
const TICK = { 1: 1.5, 5: 2.5, 10: 4 } as const;
/** A known length, to see that nothing was fitted to the page. */
const LENGTH_MM = 100;
const TEXT_PT = 10;
const TICK_PT = 6;

const FRONT = [
  'Calibration sheet, first side.',
  'Print both sides at 100 %, then measure the line below: it is 100 mm long.',
];
const BACK = [
  'Second side. Hold the sheet against a light with this side towards you.',
  'The cross of the first side shines through. Where it cuts the rulers, read two numbers:',
  'right of the middle and below it they count up, left of it and above it they are less than nothing.',
  'Put them in as “Backs right” and “Backs down”.',
];

const line = (x1: number, y1: number, x2: number, y2: number, lineMm: number): Op => ({
  op: 'line',
  x1,
  y1,
  x2,
  y2,
  stroke: INK,
  lineMm,
});
const words = (text: string, x: number, y: number, sizePt: number): Op => ({
  op: 'text',
  x: x - widthMm(text, 'body', sizePt) / 2,
  y,
  text,
  font: 'body',
  sizePt,
  fill: INK,
});
const paragraph = (lines: readonly string[], x: number, y: number): readonly Op[] =>
  lines.map((text, i) => words(text, x, y + i * mmOf(TEXT_PT * 1.5), TEXT_PT));

/** A cross on the first side, and on the second a ruler each way through the same point: where they meet is the shift. */
export function calibrationPages(paper: PaperId): readonly Page<Drawing>[] {
  const { wMm, hMm } = papers[paper];
  const [x, y] = [wMm / 2, hMm / 2];
  const page = (side: 'front' | 'back', ops: readonly Op[]): Page<Drawing> => ({
    wMm,
    hMm,
    side,
    bleedMm: 0,
    placed: [{ item: { wMm, hMm, bleedFill: PAPER, ops, misfits: [] }, x: 0, y: 0, wMm, hMm, turn: 0 }],
    marks: [],
  });
  const below = y + 60;
  return [
    page('front', [
      line(x - 30, y, x + 30, y, 0.3),
      line(x, y - 30, x, y + 30, 0.3),
      ...paragraph(FRONT, x, 40),
      line(x - LENGTH_MM / 2, below, x + LENGTH_MM / 2, below, 0.2),
      line(x - LENGTH_MM / 2, below - 3, x - LENGTH_MM / 2, below + 3, 0.2),
      line(x + LENGTH_MM / 2, below - 3, x + LENGTH_MM / 2, below + 3, 0.2),
      words('100 mm', x, below - 2, TEXT_PT),
    ]),
    page('back', [...rulers(x, y), ...paragraph(BACK, x, 40)]),
  ];
}

function rulers(x: number, y: number): readonly Op[] {
  const ops: Op[] = [
    line(x - REACH_MM, y, x + REACH_MM, y, 0.1),
    line(x, y - REACH_MM, x, y + REACH_MM, 0.1),
  ];
  for (let mm = -REACH_MM; mm <= REACH_MM; mm++) {
    if (mm === 0) continue;
    const tick = TICK[mm % 10 === 0 ? 10 : mm % 5 === 0 ? 5 : 1];
    ops.push(line(x + mm, y - tick, x + mm, y, 0.1), line(x, y + mm, x + tick, y + mm, 0.1));
    // Between them there is no room: those of both rulers would meet.
    if (mm % 10 !== 0) continue;
    const label = mm < 0 ? `−${-mm}` : String(mm);
    ops.push(
      words(label, x + mm, y - tick - 0.8, TICK_PT),
      words(label, x + tick + 2.2, y + mm + 0.8, TICK_PT),
    );
  }
  return ops;
}

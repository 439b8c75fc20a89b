import type { PaperDials } from '@/lib/rules';
import type { Look } from '../card-frame';
import type { Drawing, Op } from '../drawing';
import { drawable } from '../measure';
import { INK } from '../palette';
import { papers } from '../paper';
import { heightOf } from '../sheet/flow';
import { paragraph, small, textOp } from '../sheet/text-strips';
import { wholePage } from '../sheet/whole-page';
import type { Page } from '../sheets';
import { arc, line, ring, turnedWords } from './shapes';
import type { AidSetting } from './setting';

/** Larger ones are no better to read, and a paper clip no longer reaches their numbers. */
const MOST_MM = 95;
const GAP_MM = 5;
const HEAD_MM = 9;
const HINT_PT = 8.5;
const HINT_GAP_MM = 4;
const FOOT_MM = 5;
/** A paper clip of 33 mm, held at its end, points beyond the inner rim of the numbers. */
const INNER = 0.5;
const ARROW_MM = 11;
const HUB_MM = 2.6;
const MOST_AIR_MM = 12;

const HOW =
  'Cut out the dials. Hold a paper clip on the cross with a pencil point and flick it, or pin the arrows on so that they turn freely.';

/** A digit that can be read upside down has a line under it. */
const turnsOver = (number: string): boolean => number === '6' || number === '9';

/** The cross where the pin goes. */
const hub = (cx: number, cy: number): readonly Op[] => [
  { op: 'circle', x: cx, y: cy, r: HUB_MM, fill: '#ffffff' },
  ring(cx, cy, HUB_MM, 0.2),
  line(cx - HUB_MM, cy, cx + HUB_MM, cy, 0.2),
  line(cx, cy - HUB_MM, cx, cy + HUB_MM, 0.2),
];

/** One dial with its fields from the top to the right, every second tinted. */
function dialOps(
  { name, numbers }: PaperDials['dials'][number],
  cx: number,
  cy: number,
  r: number,
  { ink, look, icon }: AidSetting,
): readonly Op[] {
  const step = 360 / numbers.length;
  const inner = r * INNER;
  const field = (i: number) => [(i - 0.5) * step, (i + 0.5) * step] as const;
  const sizePt = Math.min(24, r * (numbers.some((n) => n.length > 1) ? 0.4 : 0.52));
  const middle = r * 0.8;
  const tints = numbers.flatMap((_, i): readonly Op[] => {
    if (look.lowInk || i % 2 === 0) return [];
    const [from, to] = field(i);
    const points = [...arc(cx, cy, r, from, to), ...arc(cx, cy, inner, to, from)];
    return [{ op: 'poly', points, closed: true, fill: ink.soft }];
  });
  const words = numbers.flatMap((number, i): readonly Op[] => {
    const [x, y] = arc(cx, cy, middle, i * step, i * step) as readonly [number, number];
    const under = arc(cx, cy, middle - sizePt * 0.17, i * step - 4, i * step + 4);
    return [
      turnedWords(number, x, y, sizePt, i * step),
      ...(turnsOver(number)
        ? [{ op: 'poly' as const, points: under, closed: false, stroke: INK, lineMm: 0.5 }]
        : []),
    ];
  });
  return [
    ...tints,
    {
      op: 'strokes',
      lines: numbers.map((_, i) => [
        ...arc(cx, cy, inner, field(i)[0], field(i)[0]).slice(0, 2),
        ...arc(cx, cy, r, field(i)[0], field(i)[0]).slice(0, 2),
      ]),
      stroke: INK,
      lineMm: 0.3,
    },
    ...words,
    ring(cx, cy, inner, 0.5, ink.solid),
    ring(cx, cy, inner - 0.9, 0.15, ink.solid),
    ring(cx, cy, r, 0.4),
    turnedWords(name, cx, cy - inner * 0.5, 17, 0, 'display', ink.solid),
    { op: 'icon', x: cx - inner * 0.2, y: cy + inner * 0.32, size: inner * 0.4, name: icon, fill: ink.solid },
    ...hub(cx, cy),
  ];
}

/** A pointer that balances on its hub, its tip to the right. */
function arrowOps(cx: number, cy: number, reach: number, look: Look): readonly Op[] {
  const [head, half, shaft] = [9, ARROW_MM / 2 - 1, 1.3];
  const outline = [
    [reach, 0],
    [reach - head, half],
    [reach - head + 2, shaft],
    [HUB_MM + 1.2, shaft],
    [0, HUB_MM + 1.6],
    [-HUB_MM - 1.2, shaft],
    [-reach + head, shaft],
    [-reach, half],
    [-reach + 3, 0],
  ];
  const points = [
    ...outline,
    ...outline
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [x!, -y!]),
  ].flatMap(([x, y]) => [cx + x!, cy + y!]);
  return [
    {
      op: 'poly',
      points,
      closed: true,
      fill: look.lowInk ? '#ffffff' : INK,
      stroke: INK,
      lineMm: 0.3,
    },
    ...hub(cx, cy),
  ];
}

/** Sets of dials, as many on a page as go there whole, each dial with an arrow; how they are used stands above them. */
export function dialPages(
  { name, dials, sets, hints }: PaperDials,
  set: AidSetting,
): readonly Page<Drawing>[] {
  const { paper, edge, look, says } = set;
  const { wMm, hMm } = papers[paper];
  const width = wMm - 2 * edge;
  const strips = [HOW, ...hints].flatMap((hint) => paragraph(hint, HINT_PT, width));
  const top = edge + HEAD_MM + heightOf(strips) + HINT_GAP_MM;
  const size = Math.min(MOST_MM, (width - GAP_MM * (dials.length - 1)) / dials.length);
  const setMm = size + GAP_MM + ARROW_MM;
  const room = hMm - edge - FOOT_MM - top + GAP_MM;
  const each = Math.max(1, Math.floor(room / setMm));
  const air = Math.min(MOST_AIR_MM, (room - each * setMm) / each);
  const left = (wMm - dials.length * size - (dials.length - 1) * GAP_MM) / 2;
  const pages = Math.ceil(sets / each);
  return Array.from({ length: pages }, (_, page) => {
    const here = Math.min(each, sets - page * each);
    const ops: Op[] = [textOp(edge, edge, drawable(name, 'display'), 'display', 17)];
    let y = edge + HEAD_MM;
    for (const strip of strips) {
      ops.push(...strip.draw(edge, y));
      y += strip.heightMm;
    }
    for (let i = 0; i < here; i++)
      dials.forEach((dial, j) => {
        const cx = left + j * (size + GAP_MM) + size / 2;
        const cy = top + i * (setMm + air) + size / 2;
        ops.push(
          ...dialOps(dial, cx, cy, size / 2, set),
          ...arrowOps(cx, cy + size / 2 + 1 + ARROW_MM / 2, size * 0.36, look),
        );
      });
    const foot = pages === 1 ? says : `${says} · page ${page + 1} of ${pages}`;
    ops.push(...small(edge, hMm - edge - 3, foot, wMm - 2 * edge));
    return { ...wholePage(wMm, hMm, ops), oneSided: true };
  });
}

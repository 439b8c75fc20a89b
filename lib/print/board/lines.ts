import type { PaperLine } from '@/lib/rules/kernel/catalogue/paper';
import type { Op } from '../drawing';
import { QUIET } from '../palette';

interface Pen {
  readonly stroke: string;
  readonly lineMm: number;
  /** Lengths of its dashes and of the gaps behind them, in turn. */
  readonly dash?: readonly number[];
}

/** Each kind of line, and what is drawn along its middle: told apart without their colours. */
const pens: Readonly<Record<PaperLine['kind'], readonly [Pen, ...Pen[]]>> = {
  border: [{ stroke: '#6b6355', lineMm: 0.4 }],
  river: [{ stroke: '#2f78b0', lineMm: 1.8 }],
  coast: [{ stroke: '#2b3d4a', lineMm: 1 }],
  wall: [{ stroke: '#3a352c', lineMm: 2 }],
  road: [{ stroke: '#4d463a', lineMm: 1.2 }],
  stairs: [{ stroke: '#8d8676', lineMm: 1.2 }],
  link: [{ stroke: '#62438f', lineMm: 0.7 }],
  roadway: [
    { stroke: '#4d463a', lineMm: 1.9 },
    { stroke: '#fff8e6', lineMm: 1 },
  ],
  rim: [{ stroke: '#211c15', lineMm: 2.2 }],
  tunnel: [
    { stroke: '#211c15', lineMm: 1.9 },
    { stroke: '#e9dfca', lineMm: 0.7, dash: [1.2, 1.5] },
  ],
  hidden: [{ stroke: '#7a4712', lineMm: 1.2, dash: [1, 1.2] }],
  secret: [{ stroke: '#211c15', lineMm: 1, dash: [3, 1, 0.8, 1] }],
  ring: [{ stroke: '#8a6a12', lineMm: 1 }],
  arrow: [{ stroke: '#62438f', lineMm: 0.7 }],
  frame: [{ stroke: '#a8321f', lineMm: 1.1 }],
  rule: [{ stroke: QUIET, lineMm: 0.2 }],
};

/** The dashes of a line with corners: they go on round each of them. */
function dashes(points: readonly number[], dash: readonly number[]): readonly (readonly number[])[] {
  const drawn: number[][] = [];
  let [at, left, isDash] = [0, dash[0]!, true];
  let open: number[] = [points[0]!, points[1]!];
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [x, y, toX, toY] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const long = Math.hypot(toX - x, toY - y);
    let gone = 0;
    while (gone + left <= long) {
      gone += left;
      const here = [x + ((toX - x) * gone) / long, y + ((toY - y) * gone) / long];
      if (isDash) drawn.push([...open, ...here]);
      open = here;
      at = (at + 1) % dash.length;
      [left, isDash] = [dash[at]!, !isDash];
    }
    left -= long - gone;
    open.push(toX, toY);
  }
  if (isDash && open.length > 2) drawn.push(open);
  return drawn;
}

/** A line of a board as it is drawn, in so much of its usual breadth. */
export const lineOps = ({ points, kind }: PaperLine, fine: number): readonly Op[] =>
  pens[kind].map(({ dash, stroke, lineMm: usual }): Op => {
    const pen = { stroke, lineMm: usual * fine };
    return dash
      ? {
          op: 'strokes',
          lines: dashes(
            points,
            dash.map((mm) => mm * fine),
          ),
          ...pen,
        }
      : { op: 'poly', points, closed: false, ...pen };
  });

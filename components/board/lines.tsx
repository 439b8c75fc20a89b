import type { SceneLine } from '@/lib/rules/kernel/game/scene';

interface Pen {
  readonly stroke: string;
  /** In parts of the usual room. */
  readonly wide: number;
  readonly dash?: readonly number[];
  /** Dashes with round ends: a dash of no length is a dot. */
  readonly round?: true;
}

/** Each kind of line by colour, breadth and dashes, and what is drawn along its middle. */
const pens: Readonly<Record<SceneLine['kind'], readonly Pen[]>> = {
  border: [{ stroke: 'var(--line-strong)', wide: 0.04 }],
  river: [{ stroke: 'var(--board-water)', wide: 0.17 }],
  coast: [{ stroke: 'var(--board-water)', wide: 0.1 }],
  wall: [{ stroke: 'var(--ink)', wide: 0.16 }],
  road: [{ stroke: 'var(--board-road)', wide: 0.08 }],
  stairs: [{ stroke: 'var(--ink)', wide: 0.3, dash: [0.06, 0.12] }],
  link: [{ stroke: 'var(--quiet)', wide: 0.06, dash: [0.04, 0.14] }],
  roadway: [
    { stroke: 'var(--way-edge)', wide: 0.17 },
    { stroke: 'var(--way-road)', wide: 0.1 },
  ],
  rim: [{ stroke: 'var(--way-secret)', wide: 0.17 }],
  tunnel: [
    { stroke: 'var(--way-secret)', wide: 0.17 },
    { stroke: 'var(--way-tunnel)', wide: 0.08, dash: [0.12, 0.15] },
  ],
  hidden: [
    { stroke: 'var(--ground-halo)', wide: 0.19 },
    { stroke: 'var(--way-hidden)', wide: 0.12, dash: [0, 0.22], round: true },
  ],
  secret: [
    { stroke: 'var(--ground-halo)', wide: 0.17 },
    { stroke: 'var(--way-secret)', wide: 0.09, dash: [0.24, 0.1, 0.05, 0.1] },
  ],
};

/** Borders, rivers, walls and ways of a board. */
export function Lines({ lines, unit }: { readonly lines: readonly SceneLine[]; readonly unit: number }) {
  return lines.flatMap(({ kind, points }, i) =>
    pens[kind].map(({ stroke, wide, dash, round }, j) => (
      <polyline
        key={`${i} ${j}`}
        points={points.join(' ')}
        fill="none"
        stroke={stroke}
        strokeWidth={wide * unit}
        strokeLinecap={dash && !round ? 'butt' : 'round'}
        strokeLinejoin="round"
        strokeDasharray={dash?.map((d) => d * unit).join(' ')}
        pointerEvents="none"
      />
    )),
  );
}

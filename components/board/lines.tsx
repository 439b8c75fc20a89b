import type { SceneLine } from '@/lib/rules/kernel/game/scene';

/** Each kind of line by colour, breadth in parts of the usual room, and dashes. */
const looks: Readonly<
  Record<
    SceneLine['kind'],
    { readonly stroke: string; readonly wide: number; readonly dash?: readonly number[] }
  >
> = {
  border: { stroke: 'var(--line-strong)', wide: 0.04 },
  river: { stroke: 'var(--board-water)', wide: 0.17 },
  coast: { stroke: 'var(--board-water)', wide: 0.1 },
  wall: { stroke: 'var(--ink)', wide: 0.16 },
  road: { stroke: 'var(--board-road)', wide: 0.1, dash: [0.3, 0.16] },
  stairs: { stroke: 'var(--ink)', wide: 0.3, dash: [0.06, 0.12] },
  link: { stroke: 'var(--quiet)', wide: 0.06, dash: [0.04, 0.14] },
};

const points = (flat: readonly number[]): string => flat.join(' ');

/** Borders, rivers, walls and ways of a board. */
export function Lines({ lines, unit }: { readonly lines: readonly SceneLine[]; readonly unit: number }) {
  return lines.map((line, i) => {
    const { stroke, wide, dash } = looks[line.kind];
    return (
      <polyline
        key={i}
        points={points(line.points)}
        fill="none"
        stroke={stroke}
        strokeWidth={wide * unit}
        strokeLinecap={dash ? 'butt' : 'round'}
        strokeLinejoin="round"
        strokeDasharray={dash?.map((d) => d * unit).join(' ')}
        pointerEvents="none"
      />
    );
  });
}

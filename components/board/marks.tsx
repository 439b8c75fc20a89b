import type { SceneMark } from '@/lib/rules/kernel/game/scene';

/** Capitals are so much of the size of their type. */
const CAPITALS = 0.72;

/** Words printed on a board. */
export const Marks = ({ marks = [] }: { readonly marks?: readonly SceneMark[] | undefined }) =>
  marks.map(({ x, y, size, label }) => (
    <text
      key={`${x} ${y}`}
      aria-hidden
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size / CAPITALS}
      fontWeight={700}
      fill="var(--ground-ink)"
      stroke="var(--ground-halo)"
      strokeWidth={size * 0.3}
      paintOrder="stroke"
      pointerEvents="none"
    >
      {label}
    </text>
  ));

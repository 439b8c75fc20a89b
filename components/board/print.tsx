import { CAPITAL } from './printed';

/** Words printed on a board, with a halo that keeps them off the ground; not heard, as whatever they stand on says its name. */
export const Print = ({
  x,
  y,
  size,
  children,
}: {
  /** Their middle. */
  readonly x: number;
  readonly y: number;
  /** Of the type. */
  readonly size: number;
  readonly children: string;
}) => (
  <text
    aria-hidden
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
    fontSize={size}
    fontWeight={700}
    fill="var(--ground-ink)"
    stroke="var(--ground-halo)"
    strokeWidth={size * 0.3 * CAPITAL}
    paintOrder="stroke"
    pointerEvents="none"
  >
    {children}
  </text>
);

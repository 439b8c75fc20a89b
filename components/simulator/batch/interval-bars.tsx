'use client';

import { useId } from 'react';
import { Bar, BarChart, ErrorBar, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Fills } from '@/components/builder/statistics/fills';

/** A number with its bounds. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Numbers as bars with their intervals; the same stand as text in `says` and in a table beside it. */
export function IntervalBars({
  says,
  rows,
  domain,
  ticks,
  showTick,
}: {
  readonly says: string;
  readonly rows: readonly IntervalRow[];
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  readonly showTick: (value: number) => string;
}) {
  const id = useId().replaceAll(':', '');
  const drawn = rows.map(({ label, value, low, high }) => ({
    label,
    // A bar of no length is not drawn, and its bounds with it.
    value: value === 0 ? (domain[1] - domain[0]) / 1e4 : value,
    bounds: [value - low, high - value],
  }));
  const tick = { fill: 'var(--ink)', fontSize: 12 } as const;
  return (
    <figure role="img" aria-label={says} className="mt-2">
      <ResponsiveContainer width="100%" height={rows.length * 44 + 30}>
        <BarChart
          data={drawn}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 12, bottom: 0, left: 0 }}
        >
          <Fills id={id} />
          <XAxis
            type="number"
            domain={[...domain]}
            ticks={[...ticks]}
            tickFormatter={showTick}
            tick={tick}
            tickLine={false}
          />
          <YAxis type="category" dataKey="label" width={120} interval={0} tick={tick} tickLine={false} />
          {domain[0] < 0 && <ReferenceLine x={0} stroke="var(--line-strong)" />}
          <Bar dataKey="value" fill={`url(#${id}1)`} stroke="var(--tone-ink)" isAnimationActive={false}>
            <ErrorBar
              dataKey="bounds"
              direction="x"
              stroke="var(--ink)"
              strokeWidth={2}
              width={10}
              isAnimationActive={false}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}

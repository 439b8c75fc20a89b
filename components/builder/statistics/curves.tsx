'use client';

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Key } from 'react';
import type { Statistic } from '@/lib/rules';

type Curve = Extract<Statistic, { readonly shape: 'curve' }>;

/** Lines differ in tone, in dashes and in their marks. */
const looks = [
  { tone: 'ember', dash: 'none', mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0' },
  { tone: 'sky', dash: '7 4', mark: 'M-4 -4H4V4H-4Z' },
  { tone: 'moss', dash: '2 4', mark: 'M0 -5L5 4H-5Z' },
  { tone: 'violet', dash: '10 4 2 4', mark: 'M0 -5L5 0L0 5L-5 0Z' },
  { tone: 'sand', dash: '4 2', mark: 'M-4 -4L4 4M4 -4L-4 4' },
  { tone: 'rose', dash: '12 5', mark: 'M-5 0H5M0 -5V5' },
] as const;

/** Where a point of a line is drawn. */
interface Dot {
  readonly cx?: number | undefined;
  readonly cy?: number | undefined;
  readonly key?: Key | null | undefined;
}

const lookOf = (i: number) => looks[i % looks.length]!;

function Mark({ x, y, at }: { readonly x: number; readonly y: number; readonly at: number }) {
  const { tone, mark } = lookOf(at);
  return (
    <path
      data-tone={tone}
      d={mark}
      transform={`translate(${x} ${y})`}
      fill="var(--sheet)"
      stroke="var(--tone-ink)"
      strokeWidth={1.8}
    />
  );
}

/** Chances to reach an amount or more, one line for each of several things. */
export function Curves({ statistic }: { readonly statistic: Curve }) {
  const xs = [...new Set(statistic.lines.flatMap((l) => l.points.map((p) => p.x)))].sort((a, b) => a - b);
  const rows = xs.map((x) => ({
    x,
    ...Object.fromEntries(
      statistic.lines.map(({ points }, i) => [`y${i}`, points.find((p) => p.x === x)?.y ?? 0]),
    ),
  }));
  const text = { fill: 'var(--ink)', fontSize: 12 } as const;
  const sparse = xs.length <= 12;
  return (
    <figure role="img" aria-label={`${statistic.title}. ${statistic.says}`}>
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 4, left: 0 }}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="x"
            tick={text}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            interval="preserveStartEnd"
            minTickGap={12}
          />
          <YAxis
            domain={[0, 1]}
            ticks={[0, 0.25, 0.5, 0.75, 1]}
            tickFormatter={(y: number) => `${y * 100} %`}
            width={48}
            tick={text}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--line-strong)' }}
            labelFormatter={(x) => `${statistic.axis}: ${x} or more`}
            formatter={(y) => `${Math.round(Number(y) * 1000) / 10} %`}
            contentStyle={{
              background: 'var(--sheet)',
              border: '1px solid var(--line-strong)',
              borderRadius: 8,
              color: 'var(--ink)',
              fontSize: 12,
            }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          {statistic.lines.map(({ label }, i) => (
            <Line
              key={label}
              data-tone={lookOf(i).tone}
              type="stepBefore"
              dataKey={`y${i}`}
              name={label}
              stroke="var(--tone-ink)"
              strokeWidth={2.2}
              strokeDasharray={lookOf(i).dash}
              dot={
                sparse ? ({ cx, cy, key }: Dot) => <Mark key={key} x={cx ?? 0} y={cy ?? 0} at={i} /> : false
              }
              activeDot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
      <figcaption className="text-center text-xs text-quiet">{statistic.axis}, or more</figcaption>
      <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {statistic.lines.map(({ label }, i) => (
          <li key={label} data-tone={lookOf(i).tone} className="flex items-center gap-1.5">
            <svg width={30} height={12} viewBox="-15 -6 30 12">
              <path
                d="M-15 0H15"
                stroke="var(--tone-ink)"
                strokeWidth={2.2}
                strokeDasharray={lookOf(i).dash}
              />
              <Mark x={0} y={0} at={i} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
    </figure>
  );
}

'use client';

import { useId } from 'react';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { chartRows, type Bars } from './bars';
import { Fills } from './fills';

/** The word that all labels begin or end with, so that it is said once below the axis. */
function common(labels: readonly string[]): {
  readonly word: string;
  readonly short: (label: string) => string;
} {
  const [first] = labels;
  const prefix = /^[a-z]+ /i.exec(first ?? '')?.[0];
  if (prefix && labels.every((l) => l.startsWith(prefix)))
    return { word: prefix.trim(), short: (l) => l.slice(prefix.length) };
  const suffix = / [A-Za-z]+$/.exec(first ?? '')?.[0];
  if (
    suffix &&
    labels.every((l) => l.endsWith(suffix) || l.endsWith(`${suffix}s`) || `${l}s`.endsWith(suffix))
  )
    return { word: suffix.trim(), short: (l) => l.replace(/ [A-Za-z]+$/, '') };
  return { word: '', short: (l) => l };
}

/** Columns along an axis of numbers: a profile. */
export function BarsUp({ statistic }: { readonly statistic: Bars }) {
  const id = useId().replaceAll(':', '');
  const { word, short } = common(statistic.rows.map((r) => r.label));
  const rows = chartRows(statistic, []).map((row) => ({ ...row, short: short(row.label) }));
  const text = { fill: 'var(--ink)', fontSize: 12 } as const;
  const widest = Math.max(...rows.map((r) => r.short.length));
  const tilted = widest * rows.length > 42;
  return (
    <figure role="img" aria-label={`${statistic.title}. ${statistic.says}`}>
      <ResponsiveContainer width="100%" height={180}>
        <BarChart
          data={rows}
          accessibilityLayer={false}
          margin={{ top: 20, right: 8, bottom: tilted ? 26 : 0, left: 8 }}
          barCategoryGap="12%"
        >
          <Fills id={id} />
          <YAxis hide domain={[0, 'dataMax']} />
          <XAxis
            dataKey="short"
            interval={0}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tick={text}
            {...(tilted ? { angle: -50, textAnchor: 'end', height: 34 } : {})}
          />
          <Bar
            dataKey="value"
            fill={`url(#${id}0)`}
            stroke="var(--tone-ink)"
            isAnimationActive={false}
            maxBarSize={56}
          >
            <LabelList
              dataKey="value"
              position="top"
              {...text}
              fontWeight={600}
              formatter={(value: unknown) => (value === 0 ? '' : String(value))}
            />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      {word && <figcaption className="text-center text-xs text-quiet">{word}</figcaption>}
    </figure>
  );
}

'use client';

import { useId } from 'react';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { chartRows, partsOf, type Bars, type ChartRow } from './bars';
import { FillLegend, Fills, FILLS } from './fills';

const LABELS = 128;
const CHARACTERS_A_LINE = 19;
const LINE = 15;

/** One bar below the other, with its name before it and its value behind it. */
export function BarsDown({ statistic }: { readonly statistic: Bars }) {
  const id = useId().replaceAll(':', '');
  const parts = partsOf(statistic, FILLS);
  const rows = chartRows(statistic, parts);
  const lines = Math.max(1, ...rows.map((r) => Math.ceil(r.label.length / CHARACTERS_A_LINE)));
  const height = rows.length * Math.max(28, lines * LINE + 8) + 8;
  const hair = Math.max(1, ...rows.map((r) => r.value)) / 500;
  const text = { fill: 'var(--ink)', fontSize: 12 } as const;
  return (
    <figure role="img" aria-label={`${statistic.title}. ${statistic.says}`}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={rows}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
          barCategoryGap={5}
        >
          <Fills id={id} />
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey="label"
            width={LABELS}
            axisLine={{ stroke: 'var(--line-strong)' }}
            tickLine={false}
            interval={0}
            tick={text}
          />
          {(parts.length > 0 ? parts : ['']).map((part, i) => (
            <Bar
              key={part}
              dataKey={(row: ChartRow) => (parts.length > 0 ? row[`p${i}`] : row.value)}
              stackId="all"
              fill={`url(#${id}${i % FILLS})`}
              stroke="var(--tone-ink)"
              strokeWidth={1}
              isAnimationActive={false}
            />
          ))}
          {/* The value stands behind the whole row; a part of nothing would draw no label. */}
          <Bar dataKey={() => hair} stackId="all" fill="transparent" isAnimationActive={false}>
            <LabelList dataKey="value" position="right" {...text} fontWeight={600} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
      {parts.length > 0 && <FillLegend id={id} labels={parts} />}
    </figure>
  );
}

'use client';

import { Curves } from '@/components/builder/statistics/curves';
import { HeadRow } from '@/components/ui/head-row';
import { asNumber, asPercent, asText, type Chances } from '@/lib/rules/playing';
import { BarChart, Bar, ResponsiveContainer, XAxis, YAxis } from 'recharts';

type Spread = NonNullable<Chances['spreads']>[number];

/** How totals are spread: each side as columns, both as chances to reach at least so much, and the numbers as a table. */
export function Spreads({ spreads }: { readonly spreads: readonly Spread[] }) {
  const totals = [...new Set(spreads.flatMap((s) => s.values.map((v) => v.value)))].sort((a, b) => a - b);
  return (
    <div className="space-y-4">
      {spreads.map((spread) => (
        <Columns key={spread.label} spread={spread} />
      ))}
      {spreads.length > 1 && (
        <Curves
          statistic={{
            id: 'at-least',
            title: 'At least so much',
            says: 'How likely each side reaches a total or more.',
            shape: 'curve',
            unit: 'chance',
            axis: 'Total',
            lines: spreads.map(({ label, values }) => ({
              label,
              points: totals.map((x) => ({
                x,
                y: values.reduce((sum, v) => (v.value >= x ? sum + asNumber(v.chance) : sum), 0),
              })),
            })),
          }}
        />
      )}
    </div>
  );
}

function Columns({ spread: { label, values } }: { readonly spread: Spread }) {
  const rows = values.map(({ value, chance }) => ({ value, share: asNumber(chance) * 100 }));
  const likeliest = rows.reduce((best, row) => (row.share > best.share ? row : best), rows[0]!);
  const mean = rows.reduce((sum, row) => sum + (row.value * row.share) / 100, 0);
  const says = `${mean.toFixed(2)} on average; ${likeliest.value} is the likeliest, with ${likeliest.share.toFixed(1)} %.`;
  const tick = { fill: 'var(--ink)', fontSize: 12 } as const;
  return (
    <div>
      <h2 className="text-base">{label}</h2>
      <p className="text-sm text-quiet">{says}</p>
      <figure role="img" aria-label={`${label}: ${says}`}>
        <ResponsiveContainer width="100%" height={140}>
          <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 4 }}>
            <YAxis hide domain={[0, 'dataMax']} />
            <XAxis
              dataKey="value"
              tick={tick}
              tickLine={false}
              axisLine={{ stroke: 'var(--line-strong)' }}
              interval="preserveStartEnd"
            />
            <Bar
              dataKey="share"
              fill="var(--tone-solid)"
              stroke="var(--tone-ink)"
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </figure>
      <details className="text-sm">
        <summary className="text-quiet">The numbers</summary>
        <table className="mt-1 text-left">
          <caption className="sr-only">{label}</caption>
          <HeadRow columns={['Total', 'Chance', 'Exactly']} className="pr-4" />
          <tbody className="tabular-nums">
            {values.map(({ value, chance }) => (
              <tr key={value}>
                <th scope="row" className="font-normal">
                  {value}
                </th>
                <td className="pr-4">{asPercent(chance)}</td>
                <td>{asText(chance).length <= 24 ? asText(chance) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

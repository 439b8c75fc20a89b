'use client';

import { useId } from 'react';
import { Bar, BarChart, ErrorBar, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Fills } from '@/components/builder/statistics/fills';
import { HeadRow } from '@/components/ui/head-row';

interface Row {
  readonly label: string;
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Shares as bars with their intervals, and the numbers below. */
export function ShareChart({
  title,
  says,
  rows,
}: {
  readonly title: string;
  readonly says: string;
  readonly rows: readonly Row[];
}) {
  const id = useId().replaceAll(':', '');
  const drawn = rows.map(({ label, share, low, high }) => ({
    label,
    share: share * 100,
    bounds: [(share - low) * 100, (high - share) * 100],
  }));
  const tick = { fill: 'var(--ink)', fontSize: 12 } as const;
  return (
    <article className="sheet p-4" aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`} className="text-lg">
        {title}
      </h3>
      <p className="text-sm">{says}</p>
      <figure
        role="img"
        aria-label={`${title}: ${rows.map((r) => `${r.label} ${percent(r.share)}`).join(', ')}`}
        className="mt-2"
      >
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
              domain={[0, 100]}
              ticks={[0, 25, 50, 75, 100]}
              tickFormatter={(v: number) => `${v} %`}
              tick={tick}
              tickLine={false}
            />
            <YAxis type="category" dataKey="label" width={120} interval={0} tick={tick} tickLine={false} />
            <Bar dataKey="share" fill={`url(#${id}1)`} stroke="var(--tone-ink)" isAnimationActive={false}>
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
      <table className="mt-2 w-full text-left text-sm">
        <caption className="sr-only">{title}: numbers</caption>
        <HeadRow columns={['Who', 'Games', 'Share', 'Between']} />
        <tbody className="tabular-nums">
          {rows.map(({ label, count, share, low, high }) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-2 font-normal">
                {label}
              </th>
              <td className="py-1 pr-2">{Math.round(count * 10) / 10}</td>
              <td className="py-1 pr-2 font-semibold">{percent(share)}</td>
              <td className="py-1">
                {percent(low)} – {percent(high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

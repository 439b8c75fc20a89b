'use client';

import { useId } from 'react';
import { HeadRow } from '@/components/ui/head-row';
import { IntervalBars } from './interval-bars';

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
  const id = useId();
  return (
    <article className="sheet p-4" aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`} className="text-lg">
        {title}
      </h3>
      <p className="text-sm">{says}</p>
      <IntervalBars
        says={`${title}: ${rows.map((r) => `${r.label} ${percent(r.share)}`).join(', ')}`}
        rows={rows.map(({ label, share, low, high }) => ({
          label,
          value: share * 100,
          low: low * 100,
          high: high * 100,
        }))}
        domain={[0, 100]}
        ticks={[0, 25, 50, 75, 100]}
        showTick={(v) => `${v} %`}
      />
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
              <td className="py-1 pr-2 font-semibold whitespace-nowrap">{percent(share)}</td>
              <td className="py-1">
                <span className="whitespace-nowrap">{percent(low)} –</span>{' '}
                <span className="whitespace-nowrap">{percent(high)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}

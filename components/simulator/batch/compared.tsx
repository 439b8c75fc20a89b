import { HeadRow } from '@/components/ui/head-row';
import type { Difference, Result } from '@/lib/sim';
import { sayCompared } from './say-compared';

type Against = NonNullable<Result['against']>;

const points = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n * 100).toFixed(1)}`;
const amount = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n).toFixed(2)}`;

/** What a difference says, with its bounds: chance alone may make small ones. */
const verdict = ({ low, high }: Difference): string =>
  low > 0 ? 'more, and not by chance' : high < 0 ? 'less, and not by chance' : 'no difference can be told';

/** What one thing changes, from games played twice by one seed. */
export function Compared({
  against: { comparison },
  changed,
  nameOf,
  unit,
}: {
  readonly against: Against;
  /** `agreement`, `list of seat 2` */
  readonly changed: string;
  readonly nameOf: (seat: number) => string;
  readonly unit: string;
}) {
  const rows = [
    ...comparison.wins.map((d) => ({ label: `${nameOf(d.seat)} wins`, d, show: points, of: 'points' })),
    { label: 'Draws', d: comparison.draws, show: points, of: 'points' },
    { label: 'Length', d: comparison.length, show: amount, of: `${unit}s` },
  ];
  return (
    <section aria-labelledby="compared" className="sheet border-tone p-4">
      <h3 id="compared" className="text-xl">
        What the other {changed} changes
      </h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {sayCompared(comparison, changed, unit, nameOf).map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-quiet">
        {comparison.pairs.toLocaleString('en')} pairs of games by the same seeds: what the second has more
        than the first, and the bounds between which that lies in 95 of 100 such batches.
      </p>
      <div className="mt-2 overflow-x-auto" role="region" tabIndex={0} aria-label="Differences: numbers">
        <table className="w-full min-w-md text-left text-sm">
          <HeadRow columns={['What', 'Difference', 'Between', 'Which says']} />
          <tbody className="tabular-nums">
            {rows.map(({ label, d, show, of }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th scope="row" className="py-1 pr-3 font-normal">
                  {label}
                </th>
                <td className="py-1 pr-3 font-semibold whitespace-nowrap">
                  {show(d.difference)} {of}
                </td>
                <td className="py-1 pr-3 whitespace-nowrap">
                  {show(d.low)} to {show(d.high)}
                </td>
                <td className="py-1">{verdict(d)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

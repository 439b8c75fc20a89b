import type { ReactNode } from 'react';
import { HeadRow } from '@/components/ui/head-row';
import type { Measured } from '@/lib/sim';
import { points, pointsEach, sayVerdict } from './say-effect';

export const cell = 'py-1 pr-3 align-top';

/** A row: what is measured, in cells of its own, and what its games say. */
export interface EffectRow extends Pick<Measured, 'effect' | 'ended'> {
  readonly key: string;
  readonly cells: ReactNode;
}

/** What each adds: points, bounds, points for each unit of price where there are some, and what that says. */
export function EffectTable({
  caption,
  columns,
  unit,
  rows,
}: {
  readonly caption: string;
  /** Of the cells that stand first in each row. */
  readonly columns: readonly string[];
  /** Of the prices. */
  readonly unit: string;
  readonly rows: readonly EffectRow[];
}) {
  const each = rows.some(({ effect }) => effect.perPrice !== undefined);
  return (
    <div className="overflow-x-auto" role="region" tabIndex={0} aria-label={`${caption}: numbers`}>
      <table className="w-full min-w-xl text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <HeadRow
          columns={[...columns, 'Points', 'Between', ...(each ? [`Per ${unit}`] : []), 'Which says']}
        />
        <tbody className="tabular-nums">
          {rows.map(({ key, cells, effect, ended }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {cells}
              <td className={`${cell} font-semibold whitespace-nowrap`}>{points(effect.difference)}</td>
              <td className={`${cell} whitespace-nowrap`}>
                {points(effect.low)} to {points(effect.high)}
              </td>
              {each && (
                <td className={cell}>{effect.perPrice === undefined ? '' : pointsEach(effect.perPrice)}</td>
              )}
              <td className="py-1 align-top">
                {sayVerdict(effect)}
                <span className="block text-quiet">
                  {effect.pairs.toLocaleString('en')} pairs{ended === undefined && ' so far'}
                  {ended === 'cancelled' && ', cancelled'}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

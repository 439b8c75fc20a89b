'use client';

import { useId, useState } from 'react';
import { sparePart } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import type { Statistic } from '@/lib/rules';
import { StatisticTable } from './statistic-table';

const Chart = sparePart(() => import('./chart').then((m) => m.Chart), {
  loading: () => (
    <p role="status" className="py-6 text-center text-sm text-quiet">
      Drawing …
    </p>
  ),
});

/** One statistic: its sentence, its picture, and the same numbers as a table. */
export function StatisticCard({
  system,
  statistic,
}: {
  readonly system: string;
  readonly statistic: Statistic;
}) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const drawn = statistic.shape !== 'table';
  return (
    <article className="sheet relative p-4" aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`} className="text-lg">
        {statistic.title}
      </h3>
      <p className="text-sm">{statistic.says}</p>
      {statistic.unknown && <p className="mt-1 text-sm text-warn">{statistic.unknown}</p>}
      {drawn && (
        <div className="mt-3">
          <Chart statistic={statistic} />
        </div>
      )}
      {/* Always there for who cannot see the picture; on demand for the others. */}
      <StatisticTable id={`${id}n`} statistic={statistic} hidden={drawn && !shown} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        {drawn && (
          <button
            type="button"
            className="link min-h-9"
            aria-expanded={shown}
            aria-controls={`${id}n`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide the numbers' : 'Show the numbers'}
            <span className="sr-only"> of {statistic.title}</span>
          </button>
        )}
        {statistic.rules && statistic.rules.length > 0 && (
          <p className="text-xs text-quiet">
            By{' '}
            {statistic.rules.map((rule, i) => (
              <span key={rule}>
                {i > 0 && ', '}
                <Link className="link" href={`/systems/${system}/rules#${rule}`} target="_blank">
                  {rule}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

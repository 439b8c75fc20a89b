'use client';

import { useDeferredValue, useMemo } from 'react';
import { AuditDoor } from '@/components/list/trial/audit/audit-door';
import { leavingOf } from '@/components/list/trial/suggest/leaving';
import { SuggestDoor } from '@/components/list/trial/suggest/suggest-door';
import { PlayedPart } from '@/components/simulator/played-part';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import type { Building } from '../draft/building';
import { StatisticCard } from './statistic-card';
import { useInsights } from './use-insights';
import { Waiting } from './waiting';

/** What the rules know of the list in numbers: one sheet for each profile, curve and table. */
export function StatisticsPanel({ building }: { readonly building: Building }) {
  const { system, terms, verdict } = building;
  const { insights, failed, again } = useInsights(system);
  // A keystroke in the list never waits for a chart.
  const parsed = useDeferredValue(building.parsed);
  const statistics = useMemo(
    () => insights?.statistics(parsed, terms.house, terms) ?? [],
    [insights, parsed, terms],
  );
  if (!insights) return <Waiting failed={failed} again={again} />;
  if (statistics.length === 0)
    return (
      <p className="sheet p-6 text-center text-quiet">
        There is nothing to count yet. Add something to the list, and its numbers appear here.
      </p>
    );
  return (
    <section aria-labelledby="statistics-heading" className="space-y-4">
      <div>
        <h2 id="statistics-heading" className="text-2xl">
          Statistics
        </h2>
        <p className="text-sm text-quiet">Reckoned by the rules under “{verdict.agreement}”.</p>
      </div>
      {statistics.map((statistic) => (
        <StatisticCard key={statistic.id} system={system.slug} statistic={statistic} />
      ))}
      {isSystemSlug(system.slug) && isPlayable(system.slug) && (
        <>
          <PlayedPart system={system} />
          <AuditDoor list={building.list} agreement={building.agreement} />
          <SuggestDoor
            list={building.list}
            lines={leavingOf(building.parsed)}
            agreement={building.agreement}
            onTake={building.change}
          />
        </>
      )}
    </section>
  );
}

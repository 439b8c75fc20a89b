'use client';

import { useCallback, useMemo } from 'react';
import { StatisticCard } from '@/components/builder/statistics/statistic-card';
import type { AnySystem } from '@/lib/rules';
import type { Result, SimWish } from '@/lib/sim';
import type { BatchForm } from './batch-wish';
import { Compared } from './compared';
import { statisticsOf } from './figures';
import { showPlayer } from '../setup/players';
import { SaveFigures } from './save-figures';
import { ShareChart } from './share-chart';
import { nameOfVersus } from './versus';
import { Watch, type SideOf } from '../table/watch';

/** What many games came to: pictures with the same numbers as tables, and games worth a look. */
export function BatchReport({
  system,
  form: { seats, versus },
  wish,
  result,
  onOpen,
}: {
  readonly system: AnySystem;
  /** As it was when the games began. */
  readonly form: BatchForm;
  readonly wish: SimWish;
  readonly result: Result;
  readonly onOpen: (game: number, of: SideOf) => void;
}) {
  const nameOf = useCallback(
    (seat: number) => `Seat ${seat + 1} (${showPlayer(seats[seat]?.player)})`,
    [seats],
  );
  const statistics = useMemo(() => statisticsOf(system, result, nameOf), [system, result, nameOf]);
  const shares = (
    rows: readonly {
      readonly count: number;
      readonly share: number;
      readonly low: number;
      readonly high: number;
    }[],
    name: (i: number) => string,
  ) => [
    ...rows.map((row, i) => ({ label: name(i), ...row })),
    ...(result.draws.count > 0 ? [{ label: system.unwon ?? 'Draw', ...result.draws }] : []),
  ];
  return (
    <div className="space-y-4">
      {result.against && versus && (
        <Compared
          against={result.against}
          changed={nameOfVersus(versus)}
          nameOf={nameOf}
          unit={result.length.unit}
        />
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ShareChart
          title="Who wins"
          says="Shares of the games, each with the bounds between which it lies in 95 of 100 such batches."
          rows={shares(result.wins, nameOf)}
        />
        <ShareChart
          title="What the place at the table gives"
          says="Whoever sits there: who begins, who comes second …"
          rows={shares(result.places, (i) => `Place ${i + 1}`)}
        />
        {statistics.map((statistic) => (
          <StatisticCard key={statistic.id} system={system.slug} statistic={statistic} />
        ))}
        <Watch system={system} result={result} onOpen={onOpen} />
      </div>
      <SaveFigures wish={wish} result={result} nameOf={nameOf} />
    </div>
  );
}

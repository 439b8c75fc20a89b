'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { StatisticCard } from '@/components/builder/statistics/statistic-card';
import { catalogueOf, unitOf, type AnySystem, type Statistic } from '@/lib/rules';
import type { NotableKind, Report, Result } from '@/lib/sim';
import { Compared } from './compared';
import { ShareChart } from './share-chart';
import { showPlayer } from './players';
import type { SeatWish } from './wish';

const watchNames: Readonly<Record<NotableKind, string>> = {
  longest: 'Longest',
  closest: 'Closest',
  upset: 'Turned round',
};
const MOST_ENTRIES = 14;

const lengthOf = ({ length }: Report): Statistic => ({
  id: 'length',
  title: 'How long a game lasts',
  says: `${length.median} ${unitOf(length.unit, length.median)} in the middle; four of five games last ${length.p10} to ${length.p90}, all of them ${length.least} to ${length.most}.`,
  shape: 'bars',
  unit: 'game',
  adds: false,
  profile: true,
  rows: length.histogram.map(({ from, to, count }) => ({
    label: from === to ? String(from) : `${from}–${to}`,
    value: count,
  })),
});

const endsOf = ({ ends, games }: Report): Statistic => ({
  id: 'ends',
  title: 'How games end',
  says: ends[0]
    ? `Most often by ${ends[0].by}: ${Math.round((100 * ends[0].count) / games)} % of the games.`
    : 'No game came to an end.',
  rules: [...new Set(ends.flatMap((e) => e.rules))],
  shape: 'bars',
  unit: 'game',
  adds: false,
  rows: ends.map(({ by, count }) => ({ label: by, value: count })),
});

function entriesOf(system: AnySystem, { coverage }: Report): Statistic | undefined {
  const known = catalogueOf(system);
  const rows = [...coverage.entries]
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_ENTRIES)
    .map(({ id, times }) => ({ label: known.get(id)?.name ?? id, value: times }));
  if (rows.length === 0) return undefined;
  return {
    id: 'entries',
    title: 'What is at work most',
    says: `${rows[0]!.label} leads, with ${rows[0]!.value} times in the ${coverage.games} games that were read along.`,
    unknown:
      coverage.uncovered.length > 0
        ? `${coverage.uncovered.length} entries took no part in any of them.`
        : 'Every entry took part in at least one of them.',
    shape: 'bars',
    unit: 'time',
    adds: false,
    rows,
  };
}

/** What many games came to: pictures with the same numbers as tables, and games worth a look. */
export function BatchReport({
  system,
  seats,
  result,
  onOpen,
}: {
  readonly system: AnySystem;
  readonly seats: readonly SeatWish[];
  readonly result: Result;
  readonly onOpen: (game: number, of: 'side' | 'against') => void;
}) {
  const statistics = useMemo(
    () => [lengthOf(result), endsOf(result), entriesOf(system, result)].filter((s) => s !== undefined),
    [system, result],
  );
  const nameOf = (seat: number) => `Seat ${seat + 1} (${showPlayer(seats[seat]?.player)})`;
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
    ...(result.draws.count > 0 ? [{ label: 'Draw', ...result.draws }] : []),
  ];
  return (
    <div className="space-y-4">
      {result.against && <Compared against={result.against} nameOf={nameOf} unit={result.length.unit} />}
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
        <section aria-labelledby="watch" className="sheet p-4">
          <h3 id="watch" className="text-lg">
            Games worth watching
          </h3>
          <ul className="mt-2 space-y-2 text-sm">
            {Object.entries(result.watch).map(([kind, games]) => (
              <li key={kind}>
                <b>{watchNames[kind as NotableKind]}</b>{' '}
                {games.length === 0 && <span className="text-quiet">none yet</span>}
                {games.map(({ game, seed }) => (
                  <button
                    key={game}
                    type="button"
                    className="button button-small mr-1 mb-1"
                    title={`Seed ${seed}`}
                    onClick={() => onOpen(game, 'side')}
                  >
                    Game {game + 1}
                  </button>
                ))}
              </li>
            ))}
          </ul>
          {result.unfinished > 0 && (
            <p className="mt-2 text-sm text-warn">
              {result.unfinished} games came to no end: {result.faults[0]?.why} (seed {result.faults[0]?.seed}
              )
            </p>
          )}
          <p className="mt-2 text-sm text-quiet">
            {result.decisions.toLocaleString('en')} decisions in all. Seed {result.seed}: game <i>n</i> is the
            same whenever it is played.{' '}
            <Link className="link" href={`/systems/${system.slug}/rules`} prefetch={false}>
              {result.coverage.rules.length} rules were at work
            </Link>
            .
          </p>
        </section>
      </div>
    </div>
  );
}

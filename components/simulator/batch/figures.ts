import { capital, counted } from '@/lib/rules/kernel/words/words';
import { catalogueOf, unitOf, type AnySystem, type Statistic } from '@/lib/rules';
import type { Report, Result } from '@/lib/sim';
import { csvOf } from './csv';

/** So many rows of a picture: more cannot be read. */
const MOST_ROWS = 14;

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

/** How games end, and for whom: a victory that several share stands with each of them in equal parts. */
const endsOf = ({ ends, games }: Report, nameOf: (seat: number) => string): Statistic => ({
  id: 'ends',
  title: 'How games end',
  says: ends[0]
    ? `Most often so: ${ends[0].words}, in ${Math.round((100 * ends[0].count) / games)} % of the games.`
    : 'No game came to an end.',
  rules: [...new Set(ends.flatMap((e) => e.rules))],
  shape: 'bars',
  unit: 'game',
  adds: true,
  rows: ends.map(({ words, count, seats }) => {
    const winners = seats.reduce((sum, n) => sum + n, 0);
    const parts = seats.map((n, seat) => ({
      label: nameOf(seat),
      value: winners > count ? Math.round((10 * n * count) / winners) / 10 : n,
    }));
    return {
      label: capital(words),
      value: count,
      parts: winners < count ? [...parts, { label: 'Nobody', value: count - winners }] : parts,
    };
  }),
});

/** Only some of the games are read along: what happened in them is told of those. */
const inThose = (games: number): string =>
  games === 1 ? 'in the game that was read along' : `in the ${counted(games, 'game')} that were read along`;

function lossesOf(system: AnySystem, { losses, coverage }: Report): Statistic | undefined {
  const [first] = losses;
  if (!first) return undefined;
  const known = catalogueOf(system);
  const name = (id: string): string => known.get(id)?.name ?? capital(id);
  const all = losses.reduce((sum, { times }) => sum + times, 0);
  const rest = losses.slice(MOST_ROWS).reduce((sum, { times }) => sum + times, 0);
  return {
    id: 'losses',
    title: 'What fell to what',
    says: `Most often ${name(first.lost)} to ${name(first.by)}: ${first.times} of ${counted(all, 'loss', 'losses')} ${inThose(coverage.games)}.`,
    ...(rest > 0
      ? {
          unknown: `${counted(rest, 'rarer loss is', 'rarer losses are')} not shown; the saved figures have them all.`,
        }
      : {}),
    shape: 'bars',
    unit: 'time',
    adds: false,
    rows: losses
      .slice(0, MOST_ROWS)
      .map(({ lost, by, times }) => ({ label: `${name(lost)} to ${name(by)}`, value: times })),
  };
}

function entriesOf(system: AnySystem, { coverage }: Report): Statistic | undefined {
  const known = catalogueOf(system);
  const rows = [...coverage.entries]
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_ROWS)
    .map(({ id, times }) => ({ label: known.get(id)?.name ?? id, value: times }));
  if (rows.length === 0) return undefined;
  return {
    id: 'entries',
    title: 'What is at work most',
    says: `${rows[0]!.label} leads, with ${counted(rows[0]!.value, 'time')} ${inThose(coverage.games)}.`,
    unknown:
      coverage.uncovered.length > 0
        ? `${counted(coverage.uncovered.length, 'entry', 'entries')} took no part in any of them.`
        : 'Every entry took part in at least one of them.',
    shape: 'bars',
    unit: 'time',
    adds: false,
    rows,
  };
}

/** What many games came to, as pictures with their numbers. */
export const statisticsOf = (
  system: AnySystem,
  result: Result,
  nameOf: (seat: number) => string,
): readonly Statistic[] =>
  [lengthOf(result), endsOf(result, nameOf), lossesOf(system, result), entriesOf(system, result)].filter(
    (s) => s !== undefined,
  );

type Row = readonly [
  figure: string,
  what: string,
  count: number | '',
  share: number | '',
  low: number | '',
  high: number | '',
];

/** All figures as one table: each line names its figure, what it counts, and where there is one the share with its bounds. */
export function figuresCsv(result: Result, nameOf: (seat: number) => string): string {
  const rows: Row[] = [];
  const report = (of: Report, side: string): void => {
    const at = (figure: string) => `${side}${figure}`;
    for (const { seat, count, share, low, high } of of.wins)
      rows.push([at('wins'), nameOf(seat), count, share, low, high]);
    for (const { place, count, share, low, high } of of.places)
      rows.push([at('wins by place'), `Place ${place + 1}`, count, share, low, high]);
    const { count, share, low, high } = of.draws;
    rows.push([at('draws'), 'Draw', count, share, low, high]);
    for (const { from, to, count: n } of of.length.histogram)
      rows.push([
        at(`length in ${of.length.unit}s`),
        from === to ? String(from) : `${from}–${to}`,
        n,
        '',
        '',
        '',
      ]);
    for (const { words, count: n } of of.ends) rows.push([at('ends'), words, n, '', '', '']);
    for (const { lost, by, times } of of.losses)
      rows.push([at('losses'), `${lost} to ${by}`, times, '', '', '']);
    for (const { id, times } of of.coverage.entries)
      rows.push([at('entries at work'), id, times, '', '', '']);
    for (const { id, times } of of.coverage.rules) rows.push([at('rules at work'), id, times, '', '', '']);
  };
  report(result, '');
  if (result.against) {
    report(result.against.report, 'changed: ');
    const { pairs, wins, draws, length } = result.against.comparison;
    for (const { seat, difference, low, high } of wins)
      rows.push(['difference of wins', nameOf(seat), pairs, difference, low, high]);
    rows.push(['difference of draws', 'Draw', pairs, draws.difference, draws.low, draws.high]);
    rows.push(['difference of length', 'Length', pairs, length.difference, length.low, length.high]);
  }
  const head = ['figure', 'what', 'count', 'value', 'low', 'high'];
  return csvOf([head, ...rows]);
}

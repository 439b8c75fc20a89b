import type { AnyPlayable, Loss } from '@/lib/rules/playing';
import { lossOfKey } from './follow';
import { VICTORY, type Pairs } from './pairs';
import {
  histogram,
  paired,
  quantile,
  rounded,
  wilson,
  type Bar,
  type Difference,
  type Share,
} from './statistics';
import { notables, type Fault, type NotableKind, type Occurrences, type Tally } from './tally';
import { seedOf } from './wish';

/** Of how many followed games something was part, and how often in all. */
export interface Occurrence {
  readonly id: string;
  readonly games: number;
  readonly times: number;
}

/** What many games came to. */
export interface Report {
  readonly games: number;
  readonly seed: string;
  /** By seat of the wish. A victory shared by two counts half for each. */
  readonly wins: readonly ({ readonly seat: number; readonly count: number } & Share)[];
  /** By place at the table: who sits first, second … whoever that is. */
  readonly places: readonly ({ readonly place: number; readonly count: number } & Share)[];
  readonly draws: { readonly count: number } & Share;
  /** Games that the engine could not carry on to an end: a defect, with the first of them. */
  readonly unfinished: number;
  readonly faults: readonly (Fault & { readonly seed: string })[];
  readonly length: {
    readonly unit: string;
    readonly median: number;
    readonly p10: number;
    readonly p90: number;
    readonly least: number;
    readonly most: number;
    readonly mean: number;
    readonly histogram: readonly Bar[];
  };
  readonly ends: readonly {
    readonly by: string;
    /** The same in words. */
    readonly words: string;
    readonly count: number;
    /** Of how many of these games each seat of the wish is a winner. */
    readonly seats: readonly number[];
    readonly rules: readonly string[];
  }[];
  readonly decisions: number;
  readonly coverage: {
    /** Games of which events were read; the rest of the coverage is about them. */
    readonly games: number;
    readonly rules: readonly Occurrence[];
    readonly entries: readonly Occurrence[];
    /** Entries that took no part in any of them. */
    readonly uncovered: readonly string[];
  };
  /** What fell to what, in the games whose events were read; the most frequent first. */
  readonly losses: readonly (Loss & { readonly games: number; readonly times: number })[];
  /** Games to look at, by number and seed. */
  readonly watch: Readonly<
    Record<NotableKind, readonly { readonly game: number; readonly seed: string; readonly value: number }[]>
  >;
}

/** What a change does, from games played twice by one seed: what the second has more than the first. */
export interface Comparison {
  readonly pairs: number;
  readonly wins: readonly ({ readonly seat: number } & Difference)[];
  readonly draws: Difference;
  readonly length: Difference;
}

/** Victories, shared ones in parts. */
const victories = (row: readonly number[]): number => row.reduce((sum, n, i) => sum + n / (i + 1), 0);

const sortedOccurrences = (all: Occurrences): readonly Occurrence[] =>
  Object.entries(all)
    .map(([id, [games, times]]) => ({ id, games, times }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** What a count says. */
export function reportOf(
  tally: Tally,
  {
    seed,
    unit,
    endings,
    entries,
  }: {
    readonly seed: string;
    readonly unit: string;
    readonly endings: AnyPlayable['endings'];
    readonly entries: readonly string[];
  },
): Report {
  const ended = tally.games - tally.unfinished;
  const shares = (rows: readonly (readonly number[])[]) =>
    rows.map((row) => ({ count: rounded(victories(row)), ...wilson(victories(row), ended) }));
  const lengths = Object.entries(tally.lengths)
    .map(([value, n]) => [Number(value), n] as const)
    .sort(([a], [b]) => a - b);
  return {
    games: tally.games,
    seed,
    wins: shares(tally.wins).map((share, seat) => ({ seat, ...share })),
    places: shares(tally.places).map((share, place) => ({ place, ...share })),
    draws: { count: tally.draws, ...wilson(tally.draws, ended) },
    unfinished: tally.unfinished,
    faults: tally.faults.map((fault) => ({ ...fault, seed: seedOf({ seed }, fault.game) })),
    length: {
      unit,
      median: quantile(lengths, 0.5),
      p10: quantile(lengths, 0.1),
      p90: quantile(lengths, 0.9),
      least: lengths[0]?.[0] ?? 0,
      most: lengths.at(-1)?.[0] ?? 0,
      mean: ended === 0 ? 0 : rounded(lengths.reduce((sum, [value, n]) => sum + value * n, 0) / ended),
      histogram: histogram(lengths),
    },
    ends: Object.entries(tally.ends)
      .map(([by, { count, rules, seats }]) => ({ by, words: endings[by] ?? by, count, seats, rules }))
      .sort((a, b) => b.count - a.count || (a.by < b.by ? -1 : 1)),
    decisions: tally.decisions,
    coverage: {
      games: tally.followed,
      rules: sortedOccurrences(tally.rules),
      entries: sortedOccurrences(tally.entries),
      uncovered: entries.filter((id) => !Object.hasOwn(tally.entries, id)),
    },
    losses: sortedOccurrences(tally.losses)
      .map(({ id, ...often }) => ({ ...lossOfKey(id), ...often }))
      .sort((a, b) => b.times - a.times),
    watch: Object.fromEntries(
      notables.map((kind) => [
        kind,
        tally.notable[kind].map(({ game, value }) => ({ game, seed: seedOf({ seed }, game), value })),
      ]),
    ) as unknown as Report['watch'],
  };
}

/** What pairs of games came to: each difference is that of the second game from the first, with its bounds. */
export const comparisonOf = ({ pairs, wins, draws, length }: Pairs): Comparison => ({
  pairs,
  wins: wins.map(([sum, squares], seat) => ({ seat, ...paired(pairs, sum, squares, VICTORY) })),
  draws: paired(pairs, ...draws, 1),
  length: paired(pairs, ...length, 1),
});

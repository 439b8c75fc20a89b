import { effectOf, type Audit, type AuditLine } from './audit';
import type { Effect } from './effect';
import type { Ending, Result } from './gathering';
import { playEach, type Players } from './play-each';
import type { Comparison } from './report';
import { helpOf, MOST_MEASURED, type Candidate, type Suggestions } from './suggestions';

/** An audit under way. */
export interface AuditRun {
  readonly audit: Audit;
  /** By the place of the line; of those whose games have begun. */
  readonly results: ReadonlyMap<number, Result>;
  /** Absent: games are played. */
  readonly ended?: 'done' | 'cancelled';
}

/** Suggestions under way. */
export interface SuggestionsRun {
  readonly suggestions: Suggestions;
  /** What came of the first round, by the place of the candidate in it. */
  readonly first: ReadonlyMap<number, Result>;
  /** Who is measured; empty until the first round is over. */
  readonly measured: readonly Candidate[];
  /** By the place of the measured; of those whose games have begun. */
  readonly results: ReadonlyMap<number, Result>;
  /** Absent: games are played. */
  readonly ended?: 'done' | 'cancelled';
}

export type TrialRun = AuditRun | SuggestionsRun;

const endOf = ({ signal }: Players) => ({ ended: signal?.aborted ? 'cancelled' : 'done' }) as const;

/** Plays an audit, line after line, and tells how far it is. */
export async function runAudit(
  audit: Audit,
  players: Players,
  tell: (run: AuditRun) => void,
): Promise<AuditRun> {
  let run: AuditRun = { audit, results: new Map() };
  tell(run);
  await playEach(
    audit.lines.map(({ games }) => ('none' in games ? undefined : games)),
    players,
    (at, result) => tell((run = { ...run, results: new Map(run.results).set(at, result) })),
  );
  return { ...run, ...endOf(players) };
}

/** Tries what may come into a list, measures the best, and tells how far it is. */
export async function runSuggestions(
  suggestions: Suggestions,
  players: Players,
  tell: (run: SuggestionsRun) => void,
): Promise<SuggestionsRun> {
  let run: SuggestionsRun = { suggestions, first: new Map(), measured: [], results: new Map() };
  const now = (more: Partial<SuggestionsRun>) => tell((run = { ...run, ...more }));
  now({});
  await playEach(
    suggestions.first.map(({ games }) => games),
    players,
    (at, result) => now({ first: new Map(run.first).set(at, result) }),
    MOST_MEASURED * suggestions.wish.games,
  );
  if (!players.signal?.aborted) {
    now({ measured: suggestions.last(run.first) });
    await playEach(
      run.measured.map(({ games }) => games),
      players,
      (at, result) => now({ results: new Map(run.results).set(at, result) }),
    );
  }
  return { ...run, ...endOf(players) };
}

/** Plays either of them. */
export const runTrial = (
  trial: Audit | Suggestions,
  players: Players,
  tell: (run: TrialRun) => void,
): Promise<TrialRun> =>
  'last' in trial ? runSuggestions(trial, players, tell) : runAudit(trial, players, tell);

/** A line whose games have begun, with what they say by now. */
export interface Measured {
  readonly line: AuditLine;
  readonly effect: Effect;
  /** Why no more of its games are played; absent: more are to come. */
  readonly ended?: Ending;
}

/** A candidate whose games have begun, with what they say by now. */
export interface Helping extends Pick<Measured, 'effect' | 'ended'> {
  readonly candidate: Candidate;
}

/** What games say by now; nothing before the first of them. */
function saidBy(
  result: Result | undefined,
  effect: (comparison: Comparison) => Effect,
): readonly Pick<Measured, 'effect' | 'ended'>[] {
  if (!result?.against || result.against.comparison.pairs === 0) return [];
  return [{ effect: effect(result.against.comparison), ...(result.ended ? { ended: result.ended } : {}) }];
}

const byDifference = (a: Pick<Measured, 'effect'>, b: Pick<Measured, 'effect'>): number =>
  b.effect.difference - a.effect.difference;

/** What was measured, the most useful entry first. */
export const measuredIn = ({ audit: { lines, comparisons }, results }: AuditRun): readonly Measured[] =>
  lines
    .flatMap((line, i) =>
      saidBy(results.get(i), (comparison) => effectOf(line, comparison, comparisons)).map((said) => ({
        line,
        ...said,
      })),
    )
    .sort(byDifference);

/** What was measured, the most helpful first. */
export const helpingIn = ({ suggestions, measured, results }: SuggestionsRun): readonly Helping[] =>
  measured
    .flatMap((candidate, i) =>
      saidBy(results.get(i), (comparison) => helpOf(candidate, suggestions, comparison, measured.length)).map(
        (said) => ({ candidate, ...said }),
      ),
    )
    .sort(byDifference);

import { openAudit, type AuditWish } from './audit';
import type { Breathe } from './changed-list';
import type { Result } from './gathering';
import { firstGames, MOST_MEASURED, openSuggestions, type SuggestionWish } from './suggestions';
import { helpingIn, measuredIn, type AuditRun, type SuggestionsRun, type TrialRun } from './trial-run';

/** What is measured of a list: what each of its entries is worth, or what would help it. */
export type TrialWish =
  ({ readonly measure: 'worth' } & AuditWish) | ({ readonly measure: 'suggestions' } & SuggestionWish);

/** Reads a wish, with its system loaded first. Refuses with the path at fault. */
export const openTrial = (wish: TrialWish, breathe?: Breathe) =>
  wish.measure === 'worth' ? openAudit(wish, breathe) : openSuggestions(wish, breathe);

/** What a trial says by now, as plain JSON: what API and command line answer, and the page draws. */
export const answerOf = (run: TrialRun) => ('audit' in run ? worthIn(run) : suggestionsIn(run));
export type TrialAnswer = ReturnType<typeof answerOf>;

/** By what it was measured, so that the same can be asked again. */
const measuredBy = ({ bot, games, seed, precision }: AuditWish) => ({
  ...{ bot, games, seed },
  ...(precision === undefined ? {} : { precision }),
});

/** Why no more games are played; nothing while they are. */
function endingOf({ ended }: TrialRun, played: readonly Result[]) {
  if (ended !== 'done') return ended ? { ended } : {};
  return { ended: played.some((result) => result.ended === 'time') ? 'time' : 'done' } as const;
}

function worthIn(run: AuditRun) {
  const { wish, unit, means, comparisons, lines } = run.audit;
  return {
    measure: 'worth' as const,
    ...measuredBy(wish),
    unit,
    ...(means === undefined ? {} : { means }),
    comparisons,
    measured: measuredIn(run).map(({ line: { games: _, ...line }, ...said }) => ({ ...line, ...said })),
    unmeasured: lines.flatMap(({ games, ...line }) =>
      'none' in games ? [{ ...line, why: games.none }] : [],
    ),
    ...endingOf(run, [...run.results.values()]),
  };
}

function suggestionsIn(run: SuggestionsRun) {
  const { suggestions, first, measured, results } = run;
  const { wish, unit, leaves, fitting, idle } = suggestions;
  const [tried] = suggestions.first;
  return {
    measure: 'suggestions' as const,
    ...measuredBy(wish),
    ...(wish.instead === undefined ? {} : { instead: wish.instead }),
    unit,
    ...(leaves ? { leaves } : {}),
    fitting,
    idle,
    ...(tried
      ? { first: { seed: tried.games.wish.seed, games: tried.games.wish.games, tried: first.size } }
      : {}),
    comparisons: measured.length,
    measured: helpingIn(run).map(({ candidate: { games: _, ...candidate }, ...said }) => ({
      ...candidate,
      ...said,
    })),
    ...endingOf(run, [...first.values(), ...results.values()]),
  };
}

/** Pairs of games played by now, and how many there may be in all. */
export function pairsOf(run: TrialRun): { readonly games: number; readonly asked: number } {
  const played = [...('first' in run ? run.first.values() : []), ...run.results.values()];
  return {
    games: played.reduce((sum, { games }) => sum + games, 0),
    asked: 'audit' in run ? run.audit.comparisons * run.audit.wish.games : mostPairs(run),
  };
}

function mostPairs({ suggestions: { first, wish }, measured, ended }: SuggestionsRun): number {
  const isChosen = measured.length > 0 || ended !== undefined;
  return first.length * firstGames(wish.games) + (isChosen ? measured.length : MOST_MEASURED) * wish.games;
}

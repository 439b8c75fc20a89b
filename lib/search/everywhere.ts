import type { Entry } from '@/lib/rules/reference';
import type { Catalogue } from './fields';
import { catalogueSearch } from './search';
import type { QueryProblem } from './syntax';

/** What one catalogue answers to a question that is put to several. */
export interface Answered<C extends Catalogue> {
  readonly system: C;
  readonly entries: readonly Entry[];
  /** Where there are some, the question makes no sense in this game, and nothing is found in it. */
  readonly problems: readonly QueryProblem[];
}

export interface FoundEverywhere<C extends Catalogue> {
  readonly answers: readonly Answered<C>[];
  readonly total: number;
  /** Nothing was spelt so, anywhere: these come near. */
  readonly forgiven: boolean;
  /** What keeps every catalogue from answering; none where at least one of them understands. */
  readonly problems: readonly QueryProblem[];
}

/**
 * One question to several catalogues. A catalogue that does not know a field or a value is left out, as long as another one
 * knows it. Slips are forgiven only where no catalogue has a true hit.
 */
export function askEverywhere<C extends Catalogue>(systems: readonly C[], query: string): FoundEverywhere<C> {
  const ask = (strict: boolean) => {
    const answers = systems.map((system): Answered<C> & { readonly forgiven: boolean } => {
      const { entries, problems, forgiven } = catalogueSearch(system).search(query, { strict });
      return { system, entries: problems.length > 0 ? [] : entries, problems, forgiven };
    });
    return { answers, total: answers.reduce((sum, a) => sum + a.entries.length, 0) };
  };
  const sure = ask(true);
  const { answers, total } = sure.total > 0 ? sure : ask(false);
  const understood = answers.some((a) => a.problems.length === 0);
  // The problem that is most worth telling is one that says what would be right.
  const telling = answers.find((a) => a.problems.some((p) => p.instead !== undefined)) ?? answers[0];
  return {
    answers: answers.map(({ system, entries, problems }) => ({ system, entries, problems })),
    total,
    forgiven: answers.some((a) => a.forgiven && a.entries.length > 0),
    problems: understood ? [] : (telling?.problems ?? []),
  };
}

import type { AnySystem } from '@/lib/rules';
import { askEverywhere } from '@/lib/search';
import type { QueryOf } from '../contract/contract';
import type { searchEntries } from '../contract/operations/catalogue';
import type { Prepared } from '../handle/reply';
import { Problem, refused } from '../problem';
import { readCursor, writeCursor } from './cursor';
import { entryTexts } from './entries';
import { preparedText } from './prepared';

/** A page of entries out of all catalogues, one catalogue after the other. */
export function findEverywhere(
  systems: readonly AnySystem[],
  { q, limit, cursor }: QueryOf<typeof searchEntries>,
): Prepared | Problem {
  const question = ['everywhere', ...systems.map((s) => `${s.slug} ${s.version}`), q];
  const from = readCursor(cursor, question);
  if (from instanceof Problem) return from;
  const { answers, total, forgiven, problems } = askEverywhere(systems, q);
  if (problems.length > 0)
    return refused(
      'invalid_query',
      problems.map(({ code, message, at }) => ({ path: ['q', at.from], code, message })),
      [],
      'query',
    );
  const to = from + limit;
  const data = answers
    .flatMap(({ system, entries }) => entries.map((entry) => ({ system, entry })))
    .slice(from, to)
    .map(({ system, entry }) => `{"system":"${system.slug}",${entryTexts(system).get(entry)!.slice(1)}`);
  const rest = JSON.stringify({
    nextCursor: to < total ? writeCursor(to, question) : null,
    total,
    forgiven,
    systems: answers.map(({ system, entries, problems: [problem] }) => ({
      system: system.slug,
      version: system.version,
      total: entries.length,
      problem: problem?.message ?? null,
    })),
  });
  return preparedText(`{"data":[${data.join(',')}],${rest.slice(1)}`);
}

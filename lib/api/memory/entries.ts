import { createHash } from 'node:crypto';
import { catalogueOf, isSystemSlug, type AnySystem, type Entry } from '@/lib/rules';
import { loadSituations, questionsAbout } from '@/lib/rules/playing';
import { catalogueSearch, writeSyntax } from '@/lib/search';
import type { QueryOf } from '../contract/contract';
import type { listEntries } from '../contract/operations/catalogue';
import type { Prepared } from '../handle/reply';
import { notFound, Problem, refused } from '../problem';
import { readCursor, writeCursor } from './cursor';
import { onceFor, prepared, preparedText } from './prepared';
import { rowsOf } from './rows';

/** Entries as JSON, made once: a page of them is then joined, not made. */
export const entryTexts = onceFor(
  (system: AnySystem): ReadonlyMap<Entry, string> =>
    new Map(system.entries.map((e) => [e, JSON.stringify(e)])),
);

const details = onceFor((_system: AnySystem) => new Map<string, Prepared>());

/** One entry with the rulings that bear on it and the odds that may be asked about it. */
export async function entryBytes(system: AnySystem, id: string): Promise<Prepared | Problem> {
  const made = details(system).get(id);
  if (made) return made;
  const entry = catalogueOf(system).get(id);
  if (!entry) return notFound('entry');
  const { byId } = await rowsOf(system);
  const rulings = entry.rules.flatMap((rule) => byId.get(rule) ?? []).filter((row) => row.type === 'ruling');
  const situations = isSystemSlug(system.slug) ? await loadSituations(system.slug) : [];
  const odds = questionsAbout(situations, entry).map(({ situation: { kind }, question }) => ({
    kind,
    ...(question as object),
  }));
  const ready = prepared(
    { ...entry, system: system.slug, version: system.version, rulings, odds },
    system.version,
  );
  details(system).set(id, ready);
  return ready;
}

/** The whole catalogue in one file. */
export const catalogueBytes: (system: AnySystem) => Prepared = onceFor((system: AnySystem) => {
  const entries = JSON.stringify(system.entries);
  const checksum = createHash('sha256').update(entries).digest('hex');
  const head = JSON.stringify({
    format: 'muster-catalogue/1',
    system: system.slug,
    version: system.version,
    checksum,
  });
  return preparedText(`${head.slice(0, -1)},"entries":${entries}}`, system.version);
});

/** A page of entries that answer the question. */
export function findEntries(system: AnySystem, query: QueryOf<typeof listEntries>): Prepared | Problem {
  const { q, kind, sort, facets, limit } = query;
  const question = [system.slug, system.version, q, kind ?? '', sort ?? ''];
  const from = readCursor(query.cursor, question);
  if (from instanceof Problem) return from;
  // The parameter stands before the words: places in `q` that problems name are moved back by its length.
  const before =
    kind === undefined
      ? ''
      : `${writeSyntax([
          {
            kind: 'compare',
            field: 'kind',
            operator: ':',
            values: kind
              .split(',')
              .map((k) => k.trim())
              .filter((k) => k !== ''),
            not: false,
            at: { from: 0, to: 0 },
          },
        ])} `;
  if (kind !== undefined && /["“”„]|^[\s,]*$/.test(kind))
    return refused(
      'invalid_query',
      [{ path: ['kind'], code: 'unknown_value', message: `There is no kind “${kind}”.` }],
      [],
      'query',
    );
  const found = catalogueSearch(system).search(before + q, {
    ...(sort === undefined ? {} : { sort }),
    facets,
  });
  if (found.problems.length > 0)
    return refused(
      'invalid_query',
      found.problems.map(({ code, message, at }) =>
        code === 'unknown_sort'
          ? { path: ['sort'], code, message }
          : at.to <= before.length && before !== ''
            ? { path: ['kind'], code, message }
            : {
                path: ['q', Math.max(0, at.from - before.length)],
                code,
                message,
              },
      ),
      [],
      'query',
    );
  const to = from + limit;
  const json = entryTexts(system);
  const data = found.entries.slice(from, to).map((e) => json.get(e)!);
  const rest = JSON.stringify({
    nextCursor: to < found.entries.length ? writeCursor(to, question) : null,
    total: found.entries.length,
    version: system.version,
    forgiven: found.forgiven,
    ...(facets ? { facets: found.facets } : {}),
  });
  return preparedText(`{"data":[${data.join(',')}],${rest.slice(1)}`, system.version);
}

import type { AnySystem } from '@/lib/rules';
import { foldWords } from '@/lib/search';
import type { QueryOf } from '../contract/contract';
import type { listRules } from '../contract/operations/catalogue';
import type { Prepared } from '../handle/reply';
import { notFound, Problem, refused } from '../problem';
import { readCursor, writeCursor } from './cursor';
import { prepared } from './prepared';
import { rowsOf } from './rows';

/** A page of the rulebook, by chapter, type and words. */
export async function findRules(
  system: AnySystem,
  query: QueryOf<typeof listRules>,
): Promise<Prepared | Problem> {
  const { book, all, text } = await rowsOf(system);
  const { chapter, type, q, limit } = query;
  const question = [system.slug, system.version, chapter ?? '', type ?? '', q];
  const from = readCursor(query.cursor, question);
  if (from instanceof Problem) return from;
  if (chapter !== undefined && !book.chapters.some((c) => c.id === chapter))
    return refused(
      'invalid_query',
      [
        {
          path: ['chapter'],
          code: 'unknown_value',
          message: `There is no chapter “${chapter}”. There is ${book.chapters.map((c) => c.id).join(', ')}.`,
        },
      ],
      [],
      'query',
    );
  const words = foldWords(q)
    .split(' ')
    .filter((w) => w !== '');
  const found = all.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (chapter === undefined || (row.type === 'rule' && row.chapter === chapter)) &&
      words.every((w) => text.get(row)!.includes(w)),
  );
  const to = from + limit;
  return prepared(
    {
      data: found.slice(from, to),
      nextCursor: to < found.length ? writeCursor(to, question) : null,
      total: found.length,
      version: system.version,
      chapters: book.chapters,
      vocabulary: book.vocabulary,
    },
    system.version,
  );
}

/** One rule, ruling, check or entry row by its ID, and what cites it. */
export async function ruleBytes(system: AnySystem, id: string): Promise<Prepared | Problem> {
  const { all, byId, citedBy } = await rowsOf(system);
  const row = byId.get(id) ?? byId.get(id.toUpperCase());
  if (!row) return notFound('rule');
  const rule = all.find((other) => other !== row && other.id === row.id);
  return prepared(
    {
      system: system.slug,
      version: system.version,
      row,
      ...(rule ? { rule } : {}),
      citedBy: citedBy.get(row.id) ?? [],
    },
    system.version,
  );
}

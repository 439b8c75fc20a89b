import { apiChanges } from '../changes';
import type { QueryOf } from '../contract/contract';
import type { listApiChanges } from '../contract/operations/health';
import type { Prepared } from '../handle/reply';
import { Problem } from '../problem';
import { readCursor, writeCursor } from './cursor';
import { prepared } from './prepared';

/** A page of the log of the API. */
export function changesBytes({ limit, cursor }: QueryOf<typeof listApiChanges>): Prepared | Problem {
  // One that was added meanwhile would push another out of the page.
  const question = ['changes', apiChanges.length];
  const from = readCursor(cursor, question);
  if (from instanceof Problem) return from;
  const to = from + limit;
  return prepared({
    data: apiChanges.slice(from, to),
    nextCursor: to < apiChanges.length ? writeCursor(to, question) : null,
  });
}

import 'server-only';
import { badCursor } from '@/lib/api/memory/cursor';
import type { Problem } from '@/lib/api/problem';
import type { Page } from '@/lib/db/page';

/** Cursors of the database are ids, ours or of whoever named the thing, or numbers of versions. */
export const asPageRequest = (query: {
  readonly limit: number;
  readonly cursor?: string | undefined;
}): { readonly limit: number; readonly cursor?: string } | Problem =>
  query.cursor === undefined
    ? { limit: query.limit }
    : /^[0-9a-z-]{1,40}$/.test(query.cursor)
      ? { limit: query.limit, cursor: query.cursor }
      : badCursor();

/** A page of the database as the API shows it. */
export const showPage = async <T, W>(page: Page<T>, show: (item: T) => W | Promise<W>) => ({
  data: await Promise.all(page.data.map(show)),
  nextCursor: page.nextCursor ?? null,
});

import 'server-only';
import type { UserId } from '@/lib/db/ids';
import { listLists, type SavedList, type ShelfFilter } from '@/lib/db/lists/lists';
import { takeOf, type Page, type PageRequest } from '@/lib/db/page';
import { shelve, type Shelved } from './shelf';

/** One request looks at so many lists; what it did not reach, the next page does. */
const MOST_LOOKED_AT = 500;

/** The lists that answer a question, newest first. A page may hold fewer than asked for and still have a next one. */
export async function searchShelf(
  owner: UserId,
  test: (row: Shelved) => boolean,
  request: PageRequest & ShelfFilter,
): Promise<Page<SavedList>> {
  const wanted = takeOf(request);
  const data: SavedList[] = [];
  let cursor = request.cursor;
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += 100) {
    const page = await listLists(owner, {
      ...request,
      limit: 100,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const row of await shelve(owner, page.data)) {
      if (!test(row)) continue;
      data.push(row.saved);
      if (data.length === wanted && row.saved.id !== page.data.at(-1)?.id)
        return { data, nextCursor: row.saved.id };
      if (data.length === wanted) break;
    }
    if (page.nextCursor === undefined) return { data };
    cursor = page.nextCursor;
    if (data.length === wanted) break;
  }
  return { data, ...(cursor === undefined ? {} : { nextCursor: cursor }) };
}

import 'server-only';
import { makeWithin } from '../bounds';
import { db } from '../client';
import { newId, type UserId } from '../ids';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';

/** A question to one's own lists, kept under a name. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly createdAt: string;
}

const columns = { id: true, name: true, query: true, createdAt: true } as const;

const toSaved = ({ createdAt, ...row }: Omit<SavedSearch, 'createdAt'> & { readonly createdAt: Date }) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Keeps a question under a name. */
export const createSearch = (
  owner: UserId,
  { name, query }: Pick<SavedSearch, 'name' | 'query'>,
): Promise<SavedSearch | 'too_many'> =>
  makeWithin(owner, 'searches', async (tx) =>
    toSaved(
      await tx.savedSearch.create({
        data: { id: newId(), ownerId: owner, name, query, createdAt: new Date() },
        select: columns,
      }),
    ),
  );

/** The owner's questions, oldest first: they keep their places. */
export async function listSearches(owner: UserId, request: PageRequest = {}): Promise<Page<SavedSearch>> {
  const rows = await db().savedSearch.findMany({
    where: { ownerId: owner, ...(request.cursor === undefined ? {} : { id: { gt: request.cursor } }) },
    orderBy: { id: 'asc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  return pageOf(rows, request, (row) => row.id, toSaved);
}

/** One of the owner's questions. */
export async function findSearch(owner: UserId, id: string): Promise<SavedSearch | undefined> {
  const row = await db().savedSearch.findFirst({ where: { id, ownerId: owner }, select: columns });
  return row ? toSaved(row) : undefined;
}

/** @returns false where the owner has none of that id */
export async function deleteSearch(owner: UserId, id: string): Promise<boolean> {
  const { count } = await db().savedSearch.deleteMany({ where: { id, ownerId: owner } });
  return count > 0;
}

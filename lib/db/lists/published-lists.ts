import 'server-only';
import { db } from '../client';
import type { UserId } from '../ids';
import { columns, toSaved, type SavedList } from './list-rows';
import { holding, wordsOfList } from './list-words';
import type { Page, PageRequest } from '../page';
import { countsOf, havingWords, MOST_WEIGHED, newestPublished, pageOfPublished } from '../published';

/** How the published lists are asked. */
export interface PublishedListsRequest extends PageRequest {
  readonly system?: string | undefined;
  /** All of them are in its name, or in the names of what is in it. */
  readonly words?: string | undefined;
  /** Id of an entry that it names. */
  readonly entry?: string | undefined;
  readonly sort?: 'newest' | 'copied' | undefined;
}

export type PublishedList = SavedList & {
  /** How often it was copied, by anybody. */
  readonly copies: number;
};

/** Lets everybody find a list, or nobody any more; its owner's word. */
export async function publishList(
  owner: UserId,
  id: string,
  isPublic: boolean,
): Promise<SavedList | undefined> {
  const mine = { id, ownerId: owner, deletedAt: null };
  const row = await db().list.findFirst({ where: mine, select: columns });
  if (!row) return undefined;
  const saved = toSaved(row);
  if (isPublic === (saved.publishedAt !== undefined)) return saved;
  await db().list.updateMany({
    where: mine,
    // What was saved before lists had words of their own gets them now.
    data: isPublic ? { publishedAt: new Date(), ...(await wordsOfList(saved.list)) } : { publishedAt: null },
  });
  const now = await db().list.findFirst({ where: mine, select: columns });
  return now ? toSaved(now) : undefined;
}

type Named = Pick<SavedList, 'id' | 'shareId'>;

async function countCopies(lists: readonly Named[]): Promise<readonly number[]> {
  const links = { in: lists.map(({ shareId }) => shareId) };
  const copies = await db().list.groupBy({
    by: ['forkOf'],
    where: { forkOf: links, deletedAt: null },
    _count: { _all: true },
  });
  const counts = countsOf(copies.map((g) => ({ key: g.forkOf, count: g._count._all })));
  return lists.map(({ shareId }) => counts.get(shareId) ?? 0);
}

/** The lists that their owners published: newest first, or those first that were copied most. */
export async function listPublishedLists(request: PublishedListsRequest = {}): Promise<Page<PublishedList>> {
  const { system, entry, words, sort } = request;
  const found: readonly Named[] = await db().list.findMany({
    where: {
      deletedAt: null,
      publishedAt: { not: null },
      ...(system === undefined ? {} : { system }),
      ...(entry === undefined ? {} : holding(entry)),
      AND: havingWords(words),
    },
    orderBy: newestPublished,
    select: { id: true, shareId: true },
    take: MOST_WEIGHED,
  });
  const page = await pageOfPublished(found, request, sort === 'copied' ? countCopies : undefined);
  const [rows, copies] = await Promise.all([
    db().list.findMany({ where: { id: { in: page.data.map(({ id }) => id) } }, select: columns }),
    countCopies(page.data),
  ]);
  return {
    ...page,
    data: page.data.flatMap(({ id }, i) => {
      const row = rows.find((r) => r.id === id);
      return row ? [{ ...toSaved(row), copies: copies[i]! }] : [];
    }),
  };
}

/** Share ids of the newest published lists. */
export const publishedLinks = async (most: number): Promise<readonly string[]> =>
  (
    await db().list.findMany({
      where: { deletedAt: null, publishedAt: { not: null } },
      orderBy: newestPublished,
      take: most,
      select: { shareId: true },
    })
  ).map(({ shareId }) => shareId);

/** Where an entry is used: the caller's own lists by name, newest first, and how many published ones have it. */
export async function findUsesOf(
  system: string,
  entry: string,
  caller: UserId | undefined,
): Promise<{
  readonly own: readonly { readonly id: string; readonly name: string }[];
  readonly published: number;
}> {
  const using = { system, deletedAt: null, ...holding(entry) };
  const [own, published] = await Promise.all([
    caller === undefined
      ? []
      : db().list.findMany({
          where: { ...using, ownerId: caller, archivedAt: null },
          orderBy: { id: 'desc' },
          take: MOST_OWN,
          select: { id: true, name: true },
        }),
    db().list.count({ where: { ...using, publishedAt: { not: null } } }),
  ]);
  return { own, published };
}
/** So many of the own lists are named beside an entry. */
const MOST_OWN = 12;

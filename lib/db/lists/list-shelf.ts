import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from '../client';
import type { UserId } from '../ids';
import { columns, toSaved, type SavedList, type Shelf } from './list-rows';
import { ownedPage, type OwnedRequest } from '../owned';
import { pageOf, type Page } from '../page';

/** What the database itself can tell apart; words, totals and verdicts are for `lib/search`. */
export interface ShelfFilter {
  readonly folder?: string;
  readonly tag?: string;
  readonly favourite?: boolean;
  readonly archived?: boolean;
}

const whereOf = (filter: ShelfFilter): Prisma.ListWhereInput => ({
  ...(filter.folder === undefined ? {} : { folder: filter.folder }),
  ...(filter.tag === undefined ? {} : { tags: { contains: ` ${filter.tag} ` } }),
  ...(filter.favourite === undefined ? {} : { favourite: filter.favourite }),
  ...(filter.archived === undefined ? {} : { archivedAt: filter.archived ? { not: null } : null }),
});

/** The owner's lists, newest first. */
export async function listLists(
  owner: UserId,
  request: OwnedRequest & ShelfFilter = {},
): Promise<Page<SavedList>> {
  const { where, ...page } = ownedPage(owner, request);
  const rows = await db().list.findMany({
    ...page,
    where: { ...where, ...whereOf(request) },
    select: columns,
  });
  return pageOf(rows, request, (row) => row.id, toSaved);
}

/** All lists of an owner, newest first. An account has a bounded number. */
export async function wholeShelf(owner: UserId): Promise<readonly SavedList[]> {
  const rows = await db().list.findMany({
    where: { ownerId: owner, deletedAt: null },
    orderBy: { id: 'desc' },
    select: columns,
  });
  return rows.map(toSaved);
}

/** The names of all of them, newest first: to choose from. */
export const listNames = (
  owner: UserId,
  system?: string,
): Promise<readonly Pick<SavedList, 'id' | 'name'>[]> =>
  db().list.findMany({
    where: { ownerId: owner, ...(system === undefined ? {} : { system }), deletedAt: null },
    orderBy: { id: 'desc' },
    select: { id: true, name: true },
  });

/** So many lists are judged when their agreement changes. */
const MOST_UNDER = 500;

/** The owner's lists under one agreement, newest first. */
export async function listsUnder(owner: UserId, agreementId: string): Promise<readonly SavedList[]> {
  const rows = await db().list.findMany({
    where: { ownerId: owner, agreementId, deletedAt: null },
    orderBy: { id: 'desc' },
    take: MOST_UNDER,
    select: columns,
  });
  return rows.map(toSaved);
}

/** Puts a list where its owner wants it. The same wish twice changes nothing; there is no new version. */
export const putOnShelf = (
  owner: UserId,
  id: string,
  { folder, tags, favourite, archived }: Shelf,
  now = new Date(),
): Promise<SavedList | undefined> =>
  db().$transaction(async (tx) => {
    const mine = { id, ownerId: owner, deletedAt: null };
    const words = [...new Set(tags)].join(' ');
    const { count } = await tx.list.updateMany({
      where: mine,
      data: {
        folder,
        tags: words === '' ? '' : ` ${words} `,
        favourite,
        ...(archived ? {} : { archivedAt: null }),
      },
    });
    if (count === 0) return undefined;
    if (archived)
      await tx.list.updateMany({ where: { ...mine, archivedAt: null }, data: { archivedAt: now } });
    return toSaved(await tx.list.findUniqueOrThrow({ where: { id }, select: columns }));
  });

/** May others who are signed in write beside this list? */
export async function openComments(owner: UserId, id: string, open: boolean): Promise<boolean> {
  const { count } = await db().list.updateMany({
    where: { id, ownerId: owner, deletedAt: null },
    data: { commentsOpen: open },
  });
  return count > 0;
}

import 'server-only';
import type { List } from '@/lib/rules';
import { makeWithin } from '../bounds';
import { db, type Db } from '../client';
import { shownTo } from '../hidden';
import { newId, newShareId, type UserId } from '../ids';
import { toJson, toJsonOrNull } from '../json';
import { letOldVersionsGo, weighed } from './list-history';
import { columns, toSaved, type ListContext, type SavedList } from './list-rows';
import { wordsOfList, type ListWords } from './list-words';
import { owned, type OwnedWhere } from '../owned';
import { asVersion, type Change } from '../version';

export type { ListContext, SavedList, Shelf } from './list-rows';
export * from './list-copies';
export { findLikes, setLike, type Likes } from './list-likes';
export * from './list-shelf';
export * from './list-versions';
export * from './published-lists';

/** What a list and its newest version have in common. */
const versionOf = (list: List, { agreementId, catalogueVersion, verdict }: ListContext) => ({
  name: list.name,
  body: toJson(list),
  catalogueVersion,
  verdict: toJsonOrNull(verdict),
  agreementId: agreementId ?? null,
});

/** Saves a new list as its version 1. */
export async function createList(
  owner: UserId,
  list: List,
  context: ListContext & { readonly forkOf?: string; readonly forkOfVersion?: number },
): Promise<SavedList | 'too_many'> {
  const { forkOf, forkOfVersion } = context;
  const version = versionOf(list, context);
  const words = await wordsOfList(list);
  return makeWithin(owner, 'lists', async (tx) => {
    const now = new Date();
    const row = await tx.list.create({
      data: {
        ...version,
        ...words,
        id: newId(),
        shareId: newShareId(),
        ownerId: owner,
        system: list.system,
        forkOf: forkOf ?? null,
        forkOfVersion: forkOfVersion ?? null,
        createdAt: now,
        updatedAt: now,
        versions: { create: { ...weighed(version), n: 1, createdAt: now } },
      },
      select: columns,
    });
    return toSaved(row);
  });
}

const rows = owned({
  kind: 'lists',
  read: (client, where) => client.list.findFirst({ where, select: columns }),
  page: (query) => db().list.findMany({ ...query, select: columns }),
  mark: (client, where, deletedAt) => client.list.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

export const { find: findList, remove: deleteList, restore: restoreList, deleted: listDeletedLists } = rows;

/** A list by its id, for whoever has proved in another way that he may read of it; a hidden one nobody reads that way. */
export async function findListById(id: string): Promise<SavedList | undefined> {
  const row = await db().list.findFirst({ where: { id, deletedAt: null, hiddenBy: null }, select: columns });
  return row ? toSaved(row) : undefined;
}

/** A list by its link; anybody may ask. */
export async function findSharedList(
  shareId: string,
  reader: UserId | undefined,
): Promise<SavedList | undefined> {
  const row = await db().list.findFirst({
    where: { shareId, deletedAt: null, ...shownTo(reader) },
    select: columns,
  });
  return row ? toSaved(row) : undefined;
}

/** What a version is saved with, and who made it where that was not the owner. */
export interface VersionContext extends ListContext {
  readonly author?: UserId | undefined;
}

async function writeVersion(
  tx: Db,
  where: OwnedWhere,
  list: List,
  words: ListWords,
  { author, ...context }: VersionContext,
): Promise<{ readonly count: number }> {
  const now = new Date();
  const version = versionOf(list, context);
  const met = await tx.list.updateMany({
    where,
    data: { ...version, ...words, system: list.system, version: { increment: 1 }, updatedAt: now },
  });
  if (met.count > 0) {
    await tx.listVersion.create({
      data: {
        ...weighed(version),
        listId: where.id,
        n: (where.version ?? 0) + 1,
        authorId: author ?? null,
        createdAt: now,
      },
      select: { n: true },
    });
    await letOldVersionsGo(tx, where.id);
  }
  return met;
}

/** Saves a new version, if the list still is at `expectedVersion`. What the context leaves out is taken away. */
export async function updateList(
  owner: UserId,
  id: string,
  expectedVersion: number,
  list: List,
  context: VersionContext,
): Promise<Change<SavedList>> {
  const words = await wordsOfList(list);
  return rows.update(owner, id, expectedVersion, (tx, where) =>
    writeVersion(tx, where, list, words, context),
  );
}

/** The same as a part of something larger; undefined where the list is at another version, or not there. */
export async function updateListIn(
  tx: Db,
  owner: UserId,
  id: string,
  expectedVersion: number,
  list: List,
  context: VersionContext,
): Promise<SavedList | undefined> {
  const where = { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) };
  const { count } = await writeVersion(tx, where, list, await wordsOfList(list), context);
  return count === 0
    ? undefined
    : toSaved(await tx.list.findUniqueOrThrow({ where: { id }, select: columns }));
}

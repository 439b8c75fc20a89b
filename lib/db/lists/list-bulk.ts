import 'server-only';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { findReturning } from '../bounds';
import { db, type Db } from '../client';
import type { UserId } from '../ids';
import { keptSince } from '../kept';
import { columns, toSaved, type SavedList, type Shelf } from './list-rows';
import { asVersion } from '../version';

/** What is done to the places of many lists; absent: stays as it is. */
export interface ShelfChange {
  readonly folder?: string;
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
  readonly favourite?: boolean;
  readonly archived?: boolean;
}

/** Why nothing was done to any of them, and which list is the reason. */
export type BulkRefusal = {
  readonly reason: 'missing' | 'stale' | 'too_many_tags' | 'too_many_lists';
  readonly id: string;
};
export type BulkChange =
  { readonly ok: true; readonly lists: readonly SavedList[] } | ({ readonly ok: false } & BulkRefusal);

export const MOST_TAGS = 12;

class Refused extends Error {
  readonly refusal: BulkRefusal;
  constructor(reason: BulkRefusal['reason'], id: string) {
    super(reason);
    this.refusal = { reason, id };
  }
}

/** All of it or nothing: what is refused leaves every list as it was. */
async function inOne(work: (tx: Db) => Promise<readonly SavedList[]>): Promise<BulkChange> {
  try {
    return { ok: true, lists: await db().$transaction(work) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.refusal };
    throw error;
  }
}

/** The owner's lists of these ids, in the order asked for. @throws Refused where one is not his, or not there */
async function readAll(tx: Db, where: Prisma.ListWhereInput, ids: readonly string[]): Promise<SavedList[]> {
  const rows = await tx.list.findMany({ where: { ...where, id: { in: [...ids] } }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Refused('missing', id);
    return toSaved(row);
  });
}

const write = (tx: Db, where: Prisma.ListWhereInput, saved: SavedList, shelf: Shelf, now: Date) =>
  tx.list.updateMany({
    where: { ...where, id: saved.id },
    data: {
      folder: shelf.folder,
      tags: shelf.tags.length === 0 ? '' : ` ${shelf.tags.join(' ')} `,
      favourite: shelf.favourite,
      // The moment of archiving stays when the same is asked again.
      ...(shelf.archived === saved.shelf.archived ? {} : { archivedAt: shelf.archived ? now : null }),
    },
  });

/** The owner's lists, held until the transaction ends: naming the owner again locks their rows. */
async function hold(tx: Db, owner: UserId, ids: readonly string[]): Promise<readonly SavedList[]> {
  const mine = { ownerId: owner, deletedAt: null };
  await tx.list.updateMany({ where: { ...mine, id: { in: [...ids] } }, data: { ownerId: owner } });
  return readAll(tx, mine, ids);
}

function changed(id: string, shelf: Shelf, { addTags = [], removeTags = [], ...change }: ShelfChange): Shelf {
  const tags = [...new Set([...shelf.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  if (tags.length > MOST_TAGS) throw new Refused('too_many_tags', id);
  return { ...shelf, ...change, tags };
}

/** Puts lists away together. There is no new version of any. */
export const putManyOnShelf = (
  owner: UserId,
  ids: readonly string[],
  change: ShelfChange,
  now = new Date(),
): Promise<BulkChange> =>
  inOne(async (tx) => {
    for (const saved of await hold(tx, owner, ids))
      await write(tx, { ownerId: owner }, saved, changed(saved.id, saved.shelf, change), now);
    return readAll(tx, { ownerId: owner, deletedAt: null }, ids);
  });

/** Puts each list where it is told: what undoes the above. */
export const placeMany = (
  owner: UserId,
  places: readonly { readonly id: string; readonly shelf: Shelf }[],
  now = new Date(),
): Promise<BulkChange> =>
  inOne(async (tx) => {
    const ids = places.map(({ id }) => id);
    const held = await hold(tx, owner, ids);
    for (const [i, saved] of held.entries())
      await write(tx, { ownerId: owner }, saved, places[i]!.shelf, now);
    return readAll(tx, { ownerId: owner, deletedAt: null }, ids);
  });

/** Deletes lists, if each still is at the version that was seen; for 30 days they can be brought back. */
export const deleteMany = (
  owner: UserId,
  seen: readonly { readonly id: string; readonly version: number }[],
  now = new Date(),
): Promise<BulkChange> =>
  inOne(async (tx) => {
    const ids = seen.map(({ id }) => id);
    const lists = await hold(tx, owner, ids);
    for (const { id, version } of seen) {
      const { count } = await tx.list.updateMany({
        where: { id, ownerId: owner, deletedAt: null, version: asVersion(version) },
        data: { deletedAt: now },
      });
      if (count === 0) throw new Refused('stale', id);
    }
    return lists;
  });

/** Brings lists back that were deleted less than 30 days ago, with their versions and links. */
export const restoreMany = (owner: UserId, ids: readonly string[], now = new Date()): Promise<BulkChange> =>
  inOne(async (tx) => {
    const deleted = { ownerId: owner, deletedAt: { gte: keptSince(now) }, id: { in: [...ids] } };
    const { returning, fits } = await findReturning(tx, owner, 'lists', () =>
      tx.list.findMany({ where: deleted, select: { id: true } }),
    );
    if (!fits) throw new Refused('too_many_lists', returning[0]!.id);
    await tx.list.updateMany({ where: deleted, data: { deletedAt: null } });
    return readAll(tx, { ownerId: owner, deletedAt: null }, ids);
  });

/** The owner's lists of these ids, in their order. */
export const findMany = (owner: UserId, ids: readonly string[]): Promise<BulkChange> =>
  inOne((tx) => readAll(tx, { ownerId: owner, deletedAt: null }, ids));

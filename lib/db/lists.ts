import 'server-only';
import { List } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db, type Db } from './client';
import { newId, newShareId, type UserId } from './ids';
import { fromJson, present, toJson } from './json';
import { keptSince, keptUntil, type Deleted } from './kept';
import { pageOf, takeOf, type Page, type PageRequest } from './page';
import { asVersion, type Change } from './version';

export * from './list-versions';

export interface SavedList {
  readonly id: string;
  /** Whoever knows it may read the list. */
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly list: List;
  readonly agreementId?: string;
  readonly catalogueVersion: string;
  /** Share id of the list that it was copied from. */
  readonly forkOf?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ListContext {
  /** One that `findUsableAgreement` gave for this owner. */
  readonly agreementId?: string;
  readonly catalogueVersion: string;
}

const columns = {
  id: true,
  shareId: true,
  version: true,
  system: true,
  name: true,
  body: true,
  agreementId: true,
  catalogueVersion: true,
  forkOf: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.ListSelect;

type Row = Prisma.ListGetPayload<{ select: typeof columns }>;

const toSaved = (row: Row): SavedList => ({
  id: row.id,
  shareId: row.shareId,
  version: row.version,
  system: row.system,
  name: row.name,
  list: fromJson(List, row.body),
  ...present({ agreementId: row.agreementId, forkOf: row.forkOf }),
  catalogueVersion: row.catalogueVersion,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The owner's lists, newest first. */
export async function listLists(
  owner: UserId,
  request: PageRequest & { readonly system?: string } = {},
): Promise<Page<SavedList>> {
  const rows = await db().list.findMany({
    where: {
      ownerId: owner,
      deletedAt: null,
      ...(request.system === undefined ? {} : { system: request.system }),
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  return pageOf(rows, request, (row) => row.id, toSaved);
}

/** Saves a new list as its version 1. */
export async function createList(
  owner: UserId,
  list: List,
  context: ListContext & { readonly forkOf?: string },
): Promise<SavedList> {
  const now = new Date();
  const { agreementId, catalogueVersion, forkOf } = context;
  const version = { name: list.name, body: toJson(list), catalogueVersion, agreementId: agreementId ?? null };
  const row = await db().list.create({
    data: {
      ...version,
      id: newId(),
      shareId: newShareId(),
      ownerId: owner,
      system: list.system,
      forkOf: forkOf ?? null,
      createdAt: now,
      updatedAt: now,
      versions: { create: { ...version, n: 1, createdAt: now } },
    },
    select: columns,
  });
  return toSaved(row);
}

const findRow = (client: Db, owner: UserId, id: string): Promise<Row | null> =>
  client.list.findFirst({ where: { id, ownerId: owner, deletedAt: null }, select: columns });

/** One of the owner's lists. */
export async function findList(owner: UserId, id: string): Promise<SavedList | undefined> {
  const row = await findRow(db(), owner, id);
  return row ? toSaved(row) : undefined;
}

/** A list by its link; anybody may ask. */
export async function findSharedList(shareId: string): Promise<SavedList | undefined> {
  const row = await db().list.findFirst({ where: { shareId, deletedAt: null }, select: columns });
  return row ? toSaved(row) : undefined;
}

async function whyNot(client: Db, owner: UserId, id: string): Promise<Change<SavedList>> {
  const row = await findRow(client, owner, id);
  return row ? { ok: false, reason: 'stale', current: toSaved(row) } : { ok: false, reason: 'missing' };
}

/** Saves a new version, if the list still is at `expectedVersion`. What the context leaves out is taken away. */
export const updateList = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  list: List,
  { agreementId, catalogueVersion }: ListContext,
): Promise<Change<SavedList>> =>
  db().$transaction(async (tx) => {
    const now = new Date();
    const version = {
      name: list.name,
      body: toJson(list),
      catalogueVersion,
      agreementId: agreementId ?? null,
    };
    const { count } = await tx.list.updateMany({
      where: { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) },
      data: { ...version, system: list.system, version: { increment: 1 }, updatedAt: now },
    });
    if (count === 0) return whyNot(tx, owner, id);
    await tx.listVersion.create({
      data: { ...version, listId: id, n: expectedVersion + 1, createdAt: now },
      select: { n: true },
    });
    return { ok: true, saved: toSaved(await tx.list.findUniqueOrThrow({ where: { id }, select: columns })) };
  });

/** Deletes a list, if it still is at `expectedVersion`; for 30 days `restoreList` brings it back. */
export const deleteList = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SavedList>> =>
  db().$transaction(async (tx) => {
    const { count } = await tx.list.updateMany({
      where: { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) },
      data: { deletedAt: now },
    });
    if (count === 0) return whyNot(tx, owner, id);
    return { ok: true, saved: toSaved(await tx.list.findUniqueOrThrow({ where: { id }, select: columns })) };
  });

/** Brings back a list that was deleted less than 30 days ago, with its versions and its link. */
export async function restoreList(
  owner: UserId,
  id: string,
  now = new Date(),
): Promise<SavedList | undefined> {
  const { count } = await db().list.updateMany({
    where: { id, ownerId: owner, deletedAt: { gte: keptSince(now) } },
    data: { deletedAt: null },
  });
  return count === 0 ? undefined : findList(owner, id);
}

/** What the owner deleted and may bring back, newest first. */
export async function listDeleted(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SavedList>>> {
  const rows = await db().list.findMany({
    where: {
      ownerId: owner,
      deletedAt: { gte: keptSince(now) },
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  return pageOf(
    rows,
    request,
    (row) => row.id,
    (row) => ({
      ...toSaved(row),
      deletedAt: (row.deletedAt ?? now).toISOString(),
      restorableUntil: keptUntil(row.deletedAt ?? now).toISOString(),
    }),
  );
}

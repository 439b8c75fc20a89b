import 'server-only';
import { OwnCard } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db, type Db } from './client';
import { newId, type UserId } from './ids';
import { fromJson, toJson } from './json';
import { deletedOf, deletedPage, keptSince, type Deleted } from './kept';
import { pageOf, takeOf, type Page, type PageRequest } from './page';
import { asVersion, type Change } from './version';

export interface SavedCard {
  readonly id: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly card: OwnCard;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = {
  id: true,
  version: true,
  system: true,
  name: true,
  body: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.OwnCardSelect;

type Row = Prisma.OwnCardGetPayload<{ select: typeof columns }>;

const toSaved = (row: Row): SavedCard => ({
  id: row.id,
  version: row.version,
  system: row.system,
  name: row.name,
  card: fromJson(OwnCard, row.body),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The owner's cards, newest first. */
export async function listCards(
  owner: UserId,
  request: PageRequest & { readonly system?: string } = {},
): Promise<Page<SavedCard>> {
  const rows = await db().ownCard.findMany({
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

/** Saves a new card as its version 1. */
export async function createCard(owner: UserId, system: string, card: OwnCard): Promise<SavedCard> {
  const now = new Date();
  const version = { name: card.name, body: toJson(card) };
  const row = await db().ownCard.create({
    data: {
      ...version,
      id: newId(),
      ownerId: owner,
      system,
      createdAt: now,
      updatedAt: now,
    },
    select: columns,
  });
  return toSaved(row);
}

const findRow = (client: Db, owner: UserId, id: string): Promise<Row | null> =>
  client.ownCard.findFirst({ where: { id, ownerId: owner, deletedAt: null }, select: columns });

/** One of the owner's cards. */
export async function findCard(owner: UserId, id: string): Promise<SavedCard | undefined> {
  const row = await findRow(db(), owner, id);
  return row ? toSaved(row) : undefined;
}

async function whyNot(client: Db, owner: UserId, id: string): Promise<Change<SavedCard>> {
  const row = await findRow(client, owner, id);
  return row ? { ok: false, reason: 'stale', current: toSaved(row) } : { ok: false, reason: 'missing' };
}

/** Saves a new version, if the card still is at `expectedVersion`. */
export const updateCard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  card: OwnCard,
): Promise<Change<SavedCard>> =>
  db().$transaction(async (tx) => {
    const now = new Date();
    const version = { name: card.name, body: toJson(card) };
    const { count } = await tx.ownCard.updateMany({
      where: { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) },
      data: { ...version, version: { increment: 1 }, updatedAt: now },
    });
    if (count === 0) return whyNot(tx, owner, id);
    return {
      ok: true,
      saved: toSaved(await tx.ownCard.findUniqueOrThrow({ where: { id }, select: columns })),
    };
  });

/** Deletes a card, if it still is at `expectedVersion`; for 30 days `restoreCard` brings it back. */
export const deleteCard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SavedCard>> =>
  db().$transaction(async (tx) => {
    const { count } = await tx.ownCard.updateMany({
      where: { id, ownerId: owner, deletedAt: null, version: asVersion(expectedVersion) },
      data: { deletedAt: now },
    });
    if (count === 0) return whyNot(tx, owner, id);
    return {
      ok: true,
      saved: toSaved(await tx.ownCard.findUniqueOrThrow({ where: { id }, select: columns })),
    };
  });

/** Brings back a card that was deleted less than 30 days ago. */
export async function restoreCard(
  owner: UserId,
  id: string,
  now = new Date(),
): Promise<SavedCard | undefined> {
  const { count } = await db().ownCard.updateMany({
    where: { id, ownerId: owner, deletedAt: { gte: keptSince(now) } },
    data: { deletedAt: null },
  });
  return count === 0 ? undefined : findCard(owner, id);
}

/** What the owner deleted and may bring back, newest first. */
export async function listDeletedCards(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SavedCard>>> {
  const rows = await db().ownCard.findMany({ ...deletedOf(owner, request, now), select: columns });
  return deletedPage(rows, request, now, toSaved);
}

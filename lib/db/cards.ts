import 'server-only';
import { OwnCard } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { newId, type UserId } from './ids';
import { fromJson, toJson } from './json';
import { deletedOf, deletedPage, type Deleted } from './kept';
import { owned, ownedPage } from './owned';
import { pageOf, type Page, type PageRequest } from './page';
import type { Change } from './version';

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
  const found = await db().ownCard.findMany({ ...ownedPage(owner, request), select: columns });
  return pageOf(found, request, (row) => row.id, toSaved);
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

const rows = owned({
  read: (client, where) => client.ownCard.findFirst({ where, select: columns }),
  mark: (client, where, deletedAt) => client.ownCard.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

/** One of the owner's cards. */
export const findCard = (owner: UserId, id: string): Promise<SavedCard | undefined> => rows.find(owner, id);

/** Saves a new version, if the card still is at `expectedVersion`. */
export const updateCard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  card: OwnCard,
): Promise<Change<SavedCard>> =>
  rows.update(owner, id, expectedVersion, (tx, where) =>
    tx.ownCard.updateMany({
      where,
      data: { name: card.name, body: toJson(card), version: { increment: 1 }, updatedAt: new Date() },
    }),
  );

/** Deletes a card, if it still is at `expectedVersion`; for 30 days `restoreCard` brings it back. */
export const deleteCard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SavedCard>> => rows.remove(owner, id, expectedVersion, now);

/** Brings back a card that was deleted less than 30 days ago. */
export const restoreCard = (owner: UserId, id: string, now = new Date()): Promise<SavedCard | undefined> =>
  rows.restore(owner, id, now);

/** What the owner deleted and may bring back, newest first. */
export async function listDeletedCards(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SavedCard>>> {
  const found = await db().ownCard.findMany({ ...deletedOf(owner, request, now), select: columns });
  return deletedPage(found, request, now, toSaved);
}

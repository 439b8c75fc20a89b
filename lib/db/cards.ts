import 'server-only';
import { OwnCard } from '@/lib/rules';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { makeWithin } from './bounds';
import { db } from './client';
import { newId, type UserId } from './ids';
import { fromJson, toJson } from './json';
import { listed } from './listed';
import { owned } from './owned';
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

const rows = owned({
  kind: 'cards',
  read: (client, where) => client.ownCard.findFirst({ where, select: columns }),
  page: (query) => db().ownCard.findMany({ ...query, select: columns }),
  mark: (client, where, deletedAt) => client.ownCard.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

export const { find: findCard, remove: deleteCard, restore: restoreCard, deleted: listDeletedCards } = rows;

/** What the owner has, the newest first; with words, what has them in its name. */
export const listCards = listed({
  names: (query) => db().ownCard.findMany({ ...query, select: { id: true, name: true } }),
  page: (query) => db().ownCard.findMany({ ...query, select: columns }),
  toSaved,
});

/** Saves a new card as its version 1. */
export const createCard = (owner: UserId, system: string, card: OwnCard): Promise<SavedCard | 'too_many'> =>
  makeWithin(owner, 'cards', async (tx) => {
    const now = new Date();
    const version = { name: card.name, body: toJson(card) };
    const row = await tx.ownCard.create({
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
  });

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

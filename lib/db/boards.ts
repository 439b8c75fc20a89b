import 'server-only';
import { KeptBoard } from '@/lib/rules/playing';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from './client';
import { newId, newShareId, type UserId } from './ids';
import { fromJson, toJson } from './json';
import { deletedOf, deletedPage, type Deleted } from './kept';
import { owned, ownedPage } from './owned';
import { pageOf, type Page, type PageRequest } from './page';
import type { Change } from './version';

export interface SavedBoard {
  readonly id: string;
  /** Whoever knows it may read the board. */
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly board: KeptBoard;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = {
  id: true,
  shareId: true,
  version: true,
  system: true,
  name: true,
  body: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
} as const satisfies Prisma.BoardSelect;

type Row = Prisma.BoardGetPayload<{ select: typeof columns }>;

const toSaved = (row: Row): SavedBoard => ({
  id: row.id,
  shareId: row.shareId,
  version: row.version,
  system: row.system,
  name: row.name,
  board: fromJson(KeptBoard, row.body),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The owner's boards, newest first. */
export async function listBoards(
  owner: UserId,
  request: PageRequest & { readonly system?: string } = {},
): Promise<Page<SavedBoard>> {
  const found = await db().board.findMany({ ...ownedPage(owner, request), select: columns });
  return pageOf(found, request, (row) => row.id, toSaved);
}

/** Saves a new board as its version 1. */
export async function createBoard(owner: UserId, board: KeptBoard): Promise<SavedBoard> {
  const now = new Date();
  const row = await db().board.create({
    data: {
      id: newId(),
      shareId: newShareId(),
      ownerId: owner,
      system: board.system,
      name: board.name,
      body: toJson(board),
      createdAt: now,
      updatedAt: now,
    },
    select: columns,
  });
  return toSaved(row);
}

const rows = owned({
  read: (client, where) => client.board.findFirst({ where, select: columns }),
  mark: (client, where, deletedAt) => client.board.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

/** One of the owner's boards. */
export const findBoard = (owner: UserId, id: string): Promise<SavedBoard | undefined> => rows.find(owner, id);

/** A board by its link; anybody may ask. */
export async function findSharedBoard(shareId: string): Promise<SavedBoard | undefined> {
  const row = await db().board.findFirst({ where: { shareId, deletedAt: null }, select: columns });
  return row ? toSaved(row) : undefined;
}

/** Saves a new version, if the board still is at `expectedVersion`. */
export const updateBoard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  board: KeptBoard,
): Promise<Change<SavedBoard>> =>
  rows.update(owner, id, expectedVersion, (tx, where) =>
    tx.board.updateMany({
      where,
      data: { name: board.name, body: toJson(board), version: { increment: 1 }, updatedAt: new Date() },
    }),
  );

/** Deletes a board, if it still is at `expectedVersion`; for 30 days `restoreBoard` brings it back. */
export const deleteBoard = (
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SavedBoard>> => rows.remove(owner, id, expectedVersion, now);

/** Brings back a board that was deleted less than 30 days ago, with its link. */
export const restoreBoard = (owner: UserId, id: string, now = new Date()): Promise<SavedBoard | undefined> =>
  rows.restore(owner, id, now);

/** What the owner deleted and may bring back, newest first. */
export async function listDeletedBoards(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SavedBoard>>> {
  const found = await db().board.findMany({ ...deletedOf(owner, request, now), select: columns });
  return deletedPage(found, request, now, toSaved);
}

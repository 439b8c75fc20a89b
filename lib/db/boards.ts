import 'server-only';
import { KeptBoard } from '@/lib/rules/playing';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { makeWithin } from './bounds';
import { db } from './client';
import { shownTo } from './hidden';
import { newId, newShareId, type UserId } from './ids';
import { fromJson, present, toJson } from './json';
import { listed } from './listed';
import { owned } from './owned';
import type { Change } from './version';

export interface SavedBoard {
  readonly id: string;
  /** Whoever knows it may read the board. */
  readonly shareId: string;
  readonly version: number;
  readonly system: string;
  readonly name: string;
  readonly board: KeptBoard;
  /** The act of a moderator by which nobody but its owner reads it. */
  readonly hiddenBy?: string;
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
  hiddenBy: true,
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
  ...present({ hiddenBy: row.hiddenBy }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const rows = owned({
  kind: 'boards',
  read: (client, where) => client.board.findFirst({ where, select: columns }),
  page: (query) => db().board.findMany({ ...query, select: columns }),
  mark: (client, where, deletedAt) => client.board.updateMany({ where, data: { deletedAt } }),
  toSaved,
});

export const {
  find: findBoard,
  remove: deleteBoard,
  restore: restoreBoard,
  deleted: listDeletedBoards,
} = rows;

/** What the owner has, the newest first; with words, what has them in its name. */
export const listBoards = listed({
  names: (query) => db().board.findMany({ ...query, select: { id: true, name: true } }),
  page: (query) => db().board.findMany({ ...query, select: columns }),
  toSaved,
});

/** Saves a new board as its version 1. */
export const createBoard = (owner: UserId, board: KeptBoard): Promise<SavedBoard | 'too_many'> =>
  makeWithin(owner, 'boards', async (tx) => {
    const now = new Date();
    const row = await tx.board.create({
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
  });

/** A board by its link; anybody may ask. */
export async function findSharedBoard(
  shareId: string,
  reader: UserId | undefined,
): Promise<SavedBoard | undefined> {
  const row = await db().board.findFirst({
    where: { shareId, deletedAt: null, ...shownTo(reader) },
    select: columns,
  });
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

import 'server-only';
import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/sqlite/client';
import { db, type Db } from '../client';
import type { UserId } from '../ids';
import { columns, toSaved, type SavedList } from './list-rows';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';

/** What others may do to a list: save versions of it, or suggest them. */
export type EditorRole = 'edit' | 'suggest';
export type Role = 'owner' | EditorRole;

/** A role as the database has it; whatever is not `edit` may only suggest. */
export const asRole = (stored: string): EditorRole => (stored === 'edit' ? 'edit' : 'suggest');

/** Lists that this person owns or works on; one that a moderator hid is its owner's alone. */
export const workedBy = (user: UserId) =>
  ({
    deletedAt: null,
    OR: [{ ownerId: user }, { editors: { some: { userId: user } }, hiddenBy: null }],
  }) satisfies Prisma.ListWhereInput;

/**
 * Naming its version again holds a list until the transaction ends: what is counted then, nobody else adds to meanwhile.
 * @returns false where there is no such list
 */
export const holdList = async (tx: Db, where: Prisma.ListWhereInput): Promise<boolean> =>
  (await tx.list.updateMany({ where, data: { version: { increment: 0 } } })).count > 0;

/** A list that somebody works on, and as what. */
export interface WorkedList {
  readonly saved: SavedList;
  readonly role: Role;
  readonly owner: UserId;
}

const workedColumns = (user: UserId) =>
  ({
    ...columns,
    ownerId: true,
    editors: { where: { userId: user }, select: { role: true } },
  }) satisfies Prisma.ListSelect;

type Row = Prisma.ListGetPayload<{ select: ReturnType<typeof workedColumns> }>;

const toWorked = (row: Row, user: UserId): WorkedList => ({
  saved: toSaved(row),
  role: row.ownerId === user ? 'owner' : asRole(row.editors[0]?.role ?? ''),
  owner: row.ownerId as UserId,
});

/** One of the lists that this person owns or works on; nobody else's. */
export async function findWorkedList(user: UserId, id: string): Promise<WorkedList | undefined> {
  const row = await db().list.findFirst({ where: { ...workedBy(user), id }, select: workedColumns(user) });
  return row ? toWorked(row, user) : undefined;
}

/** Lists of other people that this person works on, newest first, each with the name of its owner. */
export async function listWorked(
  user: UserId,
  request: PageRequest = {},
): Promise<Page<WorkedList & { readonly ownerName?: string }>> {
  const rows = await db().list.findMany({
    where: {
      deletedAt: null,
      hiddenBy: null,
      editors: { some: { userId: user } },
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: { ...workedColumns(user), owner: { select: { name: true } } },
  });
  return pageOf(
    rows,
    request,
    (row) => row.id,
    ({ owner, ...row }) => ({
      ...toWorked(row, user),
      ...(owner.name === null ? {} : { ownerName: owner.name }),
    }),
  );
}

/** Where a list stands while several work on it. */
export interface ListStanding {
  readonly version: number;
  /** Another one as soon as somebody comes, goes, or may do something else, or nothing any more. */
  readonly hands: string;
}

async function standingOf(where: Prisma.ListWhereInput): Promise<ListStanding | undefined> {
  const row = await db().list.findFirst({
    where,
    select: {
      version: true,
      hiddenBy: true,
      editors: { orderBy: { id: 'asc' }, select: { id: true, role: true } },
    },
  });
  if (!row) return undefined;
  const hands = [row.hiddenBy, ...row.editors.map(({ id, role }) => `${id} ${role}`)].join();
  return { version: row.version, hands: createHash('sha256').update(hands).digest('hex').slice(0, 12) };
}

/** Where a list stands, for somebody who works on it. */
export const findStanding = (user: UserId, id: string): Promise<ListStanding | undefined> =>
  standingOf({ ...workedBy(user), id });

/** The same, for the server that tells those who do. */
export const standingById = (id: string): Promise<ListStanding | undefined> =>
  standingOf({ id, deletedAt: null });

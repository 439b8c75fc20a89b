import 'server-only';
import { agreementCode } from '@/lib/seal';
import type { Agreement } from '@/lib/rules';
import { makeWithin } from '../bounds';
import { db } from '../client';
import { newId, newShareId, type UserId } from '../ids';
import { toJson } from '../json';
import { owned, type OwnedWhere } from '../owned';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import type { TableChange } from './table-change';
import { hashOfKey, isHost, reaches, seatOf, tableColumns, toSeen } from './table-rows';
import type { SeenTable, Visitor } from './table-rows';

export type { SeenSeat, SeenTable, Visitor } from './table-rows';
export type { TableRefusal } from './table-change';

export interface TableWish {
  readonly name: string;
  readonly agreement: Agreement;
  /** The saved agreement that it was copied from. */
  readonly agreementId?: string | undefined;
  /** For whom the seats are kept, in their order; an empty name: for anybody. */
  readonly seats: readonly string[];
  /** The host takes the first seat under this name. */
  readonly sitAs?: string;
  readonly sealed: boolean;
  /** From then on no list is handed in or changed. */
  readonly locksAt?: Date | undefined;
  /** The host checks each list before they open; then he does not sit. */
  readonly checkedByHost?: boolean;
}

/** Makes a table with its open seats. */
export const makeTable = (owner: UserId, wish: TableWish): Promise<SeenTable | 'too_many'> =>
  makeWithin(owner, 'tables', async (tx) => {
    const now = new Date();
    const row = await tx.table.create({
      data: {
        id: newId(),
        inviteCode: newShareId(),
        ownerId: owner,
        system: wish.agreement.system,
        name: wish.name,
        agreement: toJson(wish.agreement),
        agreementCode: agreementCode(wish.agreement),
        agreementId: wish.agreementId ?? null,
        sealed: wish.sealed,
        locksAt: wish.locksAt ?? null,
        checkedByHost: wish.checkedByHost ?? false,
        createdAt: now,
        updatedAt: now,
        seats: {
          create: wish.seats.map((name, i) => ({
            n: i + 1,
            createdAt: now,
            ...(i === 0 && wish.sitAs !== undefined ? { name: wish.sitAs, userId: owner } : { name }),
          })),
        },
      },
      select: tableColumns,
    });
    return toSeen(row, { user: owner });
  });

/** A table by its invite code, or the host's own by its id. */
export async function findTable(visitor: Visitor, address: string): Promise<SeenTable | undefined> {
  const row = await db().table.findFirst({ where: reaches(visitor, address), select: tableColumns });
  return row ? toSeen(row, visitor) : undefined;
}

/** Which version a table is at, for whoever watches it; undefined once it is gone. */
export async function tableVersion(inviteCode: string): Promise<number | undefined> {
  const row = await db().table.findFirst({
    where: { inviteCode, deletedAt: null },
    select: { version: true },
  });
  return row?.version;
}

/** The tables that somebody hosts or sits at, newest first. */
export async function listTables(user: UserId, request: PageRequest = {}): Promise<Page<SeenTable>> {
  const rows = await db().table.findMany({
    where: {
      deletedAt: null,
      OR: [{ ownerId: user }, { seats: { some: { userId: user } } }],
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: tableColumns,
  });
  return pageOf(
    rows,
    request,
    (row) => row.id,
    (row) => toSeen(row, { user }),
  );
}

/** The tables at which the holder of these keys sits as a guest, newest first. */
export async function tablesOfKeys(keys: readonly string[]): Promise<readonly SeenTable[]> {
  if (keys.length === 0) return [];
  const hashes = keys.slice(0, 50).map(hashOfKey);
  const rows = await db().table.findMany({
    where: { deletedAt: null, seats: { some: { keyHash: { in: hashes } } } },
    orderBy: { id: 'desc' },
    select: tableColumns,
  });
  return rows.map((row) => toSeen(row, { key: keys.find((key) => seatOf(row, { key }))! }));
}

/** The host's own, by id or by invite code. */
const ownTable = ({ id, ...where }: OwnedWhere) => ({ ...where, OR: [{ id }, { inviteCode: id }] });

/** What a host may do as every owner: delete, see what is deleted, and bring it back with its seats and its link. */
export const {
  remove: deleteTable,
  restore: restoreTable,
  deleted: listDeletedTables,
} = owned({
  kind: 'tables',
  read: (client, where) => client.table.findFirst({ where: ownTable(where), select: tableColumns }),
  page: (query) => db().table.findMany({ ...query, select: tableColumns }),
  mark: (client, where, deletedAt) =>
    client.table.updateMany({ where: ownTable(where), data: { deletedAt } }),
  toSaved: (row) => toSeen(row, { user: row.ownerId as UserId }),
});

/** The same again: a new table of the caller's with the agreement and the names of one that he hosts or sits at. */
export async function copyTable(
  user: UserId,
  address: string,
  name?: string,
): Promise<TableChange<undefined>> {
  const row = await db().table.findFirst({ where: reaches({ user }, address), select: tableColumns });
  const mine = row && seatOf(row, { user });
  if (!row || (!mine && !isHost(row, { user }))) return { ok: false, reason: 'missing' };
  const { agreement } = toSeen(row, { user });
  const others = row.seats.filter((s) => s !== mine).map((s) => s.name);
  const table = await makeTable(user, {
    name: name ?? row.name,
    agreement,
    agreementId: row.agreementId ?? undefined,
    seats: mine ? [mine.name, ...others] : others,
    ...(mine ? { sitAs: mine.name } : {}),
    sealed: row.sealed,
    // Who sits at the new table cannot check its lists; the moment of the lock is gone with the session.
    checkedByHost: row.checkedByHost && !mine,
  });
  return table === 'too_many' ? { ok: false, reason: 'too_many' } : { ok: true, value: undefined, table };
}

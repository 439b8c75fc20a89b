import 'server-only';
import { agreementCode } from '@/lib/seal';
import type { Agreement } from '@/lib/rules';
import { db, type Db } from '../client';
import { newId, newShareId, type UserId } from '../ids';
import { toJson } from '../json';
import { deletedOf, deletedPage, keptSince, type Deleted } from '../kept';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import { readBook, withLock, writeBook } from './table-book';
import { changeTable, Refused, revealIfDue, type TableChange, type TableRefusal } from './table-change';
import { hashOfKey, isHost, isTaken, reaches, seatOf, tableColumns, toSeen } from './table-rows';
import type { SeenTable, TableRow, Visitor } from './table-rows';
import { asVersion, type Change } from '../version';

export type { SeenSeat, SeenTable, Visitor } from './table-rows';
export type { TableChange, TableRefusal } from './table-change';

/** What one host may keep at a time. */
const MOST_TABLES = 500;

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

/** Makes a table with its open seats; undefined where the host has too many. */
export const makeTable = (owner: UserId, wish: TableWish): Promise<SeenTable | undefined> =>
  db().$transaction(async (tx) => {
    if ((await tx.table.count({ where: { ownerId: owner, deletedAt: null } })) >= MOST_TABLES)
      return undefined;
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

/** What a host deleted and may bring back, newest first. */
export async function listDeletedTables(
  owner: UserId,
  request: PageRequest = {},
  now = new Date(),
): Promise<Page<Deleted<SeenTable>>> {
  const rows = await db().table.findMany({ ...deletedOf(owner, request, now), select: tableColumns });
  return deletedPage(rows, request, now, (row) => toSeen(row, { user: owner }));
}

export interface TableEdit {
  readonly name?: string;
  /** Another agreement voids what was accepted. */
  readonly agreement?: Agreement;
  /** The saved one that this was copied from. */
  readonly agreementId?: string | undefined;
  /** How many seats; open ones go or come at the end. */
  readonly seats?: number;
  /** After which no list is handed in; a moment that is past locks at once, null lifts the lock. */
  readonly locksAt?: Date | null;
}

type Edited =
  Change<SeenTable> | { readonly ok: false; readonly reason: 'refused'; readonly why: TableRefusal };

/** Changes a table of the host's, if it still is at `expectedVersion`. */
export async function editTable(
  owner: UserId,
  id: string,
  expectedVersion: number,
  edit: TableEdit,
  at?: Date,
): Promise<Edited> {
  const visitor = { user: owner };
  let stale = false;
  const work = async (tx: Db, table: TableRow, now: Date): Promise<void> => {
    if (!isHost(table, visitor)) throw new Refused('missing');
    // The version was raised by this very change.
    stale = table.version !== asVersion(expectedVersion) + 1;
    if (stale) throw new Refused('not_ready');
    const binding = edit.agreement !== undefined || edit.seats !== undefined || edit.locksAt !== undefined;
    if (table.revealedAt && binding) throw new Refused('revealed');
    await tx.table.updateMany({
      where: { id: table.id },
      data: {
        ...(edit.name === undefined ? {} : { name: edit.name }),
        ...(edit.agreement === undefined
          ? {}
          : {
              agreement: toJson(edit.agreement),
              agreementCode: agreementCode(edit.agreement),
              agreementId: edit.agreementId ?? null,
            }),
      },
    });
    if (edit.seats !== undefined) {
      const surplus = table.seats.length - edit.seats;
      const open = table.seats.filter((s) => !isTaken(s)).map((s) => s.n);
      if (surplus > open.length) throw new Refused('no_free_seat');
      const last = table.seats.at(-1)?.n ?? 0;
      if (surplus > 0)
        await tx.seat.deleteMany({ where: { tableId: table.id, n: { in: open.slice(-surplus) } } });
      for (let i = 1; i <= -surplus; i++)
        await tx.seat.create({
          data: { tableId: table.id, n: last + i, name: '', createdAt: now },
          select: { n: true },
        });
      await revealIfDue(tx, table.id, now);
    }
    if (edit.locksAt !== undefined) await moveLock(tx, table, edit.locksAt, now);
  };
  const change = await changeTable(visitor, id, work, at);
  if (change.ok) return { ok: true, saved: change.table };
  const current = stale ? await findTable(visitor, id) : undefined;
  if (current) return { ok: false, reason: 'stale', current };
  if (stale || change.reason === 'missing') return { ok: false, reason: 'missing' };
  return { ok: false, reason: 'refused', why: change.reason };
}

/** Sets, moves or lifts the lock of a table and writes it into its book. */
async function moveLock(tx: Db, table: TableRow, wish: Date | null, now: Date): Promise<void> {
  const from = table.locksAt;
  // Lists that came before this moment were in time.
  const to = wish && wish < now ? now : wish;
  const isLocked = from !== null && from <= now;
  if (to?.getTime() === from?.getTime() || (isLocked && wish !== null && wish <= now)) return;
  await tx.table.update({
    where: { id: table.id },
    data: { locksAt: to, companion: writeBook(withLock(readBook(table.companion), now, from, to)) },
    select: { id: true },
  });
}

const ownTable = (owner: UserId, address: string) => ({
  ownerId: owner,
  OR: [{ id: address }, { inviteCode: address }],
});

/** Deletes a table, if it still is at `expectedVersion`; for 30 days `restoreTable` brings it back. */
export async function deleteTable(
  owner: UserId,
  id: string,
  expectedVersion: number,
  now = new Date(),
): Promise<Change<SeenTable>> {
  const own = ownTable(owner, id);
  const { count } = await db().table.updateMany({
    where: { ...own, deletedAt: null, version: asVersion(expectedVersion) },
    data: { deletedAt: now },
  });
  const row = await db().table.findFirst({ where: own, select: tableColumns });
  if (!row || (count === 0 && row.deletedAt)) return { ok: false, reason: 'missing' };
  const table = toSeen(row, { user: owner });
  return count > 0 ? { ok: true, saved: table } : { ok: false, reason: 'stale', current: table };
}

/** Brings back a table that was deleted less than 30 days ago, with its seats and its link. */
export async function restoreTable(
  owner: UserId,
  id: string,
  now = new Date(),
): Promise<SeenTable | undefined> {
  const { count } = await db().table.updateMany({
    where: { ...ownTable(owner, id), deletedAt: { gte: keptSince(now) } },
    data: { deletedAt: null },
  });
  return count === 0 ? undefined : findTable({ user: owner }, id);
}

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
  return table ? { ok: true, value: undefined, table } : { ok: false, reason: 'too_many' };
}

import 'server-only';
import { List } from '@/lib/rules';
import { Prisma } from '@/prisma/generated/sqlite/client';
import type { Db } from '../client';
import { noteMade } from '../idempotency';
import { newShareId, type UserId } from '../ids';
import { fromJson } from '../json';
import { readBook, withEarlier, writeBook } from './table-book';
import { changeTable, Refused, type TableChange } from './table-change';
import { checkColumns, type SeatCheck } from './table-checks';
import {
  hashOfKey,
  isHost,
  isTaken,
  seatOf,
  tableColumns,
  type SeatRow,
  type TableRow,
  type Visitor,
} from './table-rows';

const fold = (name: string): string => name.trim().toLowerCase();

const openSeat = (seats: readonly SeatRow[], name: string, n: number | undefined): SeatRow | undefined => {
  const open = seats.filter((s) => !isTaken(s));
  if (n !== undefined) return open.find((s) => s.n === n);
  return open.find((s) => fold(s.name) === fold(name)) ?? open.find((s) => s.name === '') ?? open[0];
};

/** Picks the row of seat `n` out of the table’s. */
export const isSeat = (table: TableRow, n: number) => ({ tableId_n: { tableId: table.id, n } });

/** The visitor's seat, which must be number `n`. @throws Refused where it is not */
export function ownSeat(table: TableRow, visitor: Visitor, n: number): SeatRow {
  const seat = seatOf(table, visitor);
  if (seat?.n !== n) throw new Refused('missing');
  return seat;
}

const keyFor = async (tx: Db, table: TableRow, n: number): Promise<string> => {
  const key = newShareId() + newShareId();
  await tx.seat.update({
    where: isSeat(table, n),
    data: { keyHash: hashOfKey(key) },
    select: { n: true },
  });
  return key;
};

/**
 * Sits down: people with an account as themselves, others with a key that is told this once. Without a number it is the
 * seat kept for that name, then any open one.
 */
export const takeSeat = (
  visitor: Visitor,
  address: string,
  wish: { readonly name: string; readonly n?: number },
): Promise<TableChange<{ readonly n: number; readonly key?: string }>> =>
  changeTable(visitor, address, async (tx, table, now) => {
    if (table.revealedAt) throw new Refused('revealed');
    if (seatOf(table, visitor)) throw new Refused('seated');
    if (table.checkedByHost && isHost(table, visitor)) throw new Refused('host_checks');
    const seat = openSeat(table.seats, wish.name, wish.n);
    if (!seat) throw new Refused('no_free_seat');
    await tx.seat.update({
      where: isSeat(table, seat.n),
      data: { name: wish.name, userId: visitor.user ?? null, createdAt: now },
      select: { n: true },
    });
    await noteMade(tx, String(seat.n));
    return { n: seat.n, ...(visitor.user === undefined ? { key: await keyFor(tx, table, seat.n) } : {}) };
  });

/** A new key for a guest's seat, to move to another device; the old one is void. */
export const renewKey = (visitor: Visitor, address: string, n: number): Promise<TableChange<string>> =>
  changeTable(visitor, address, async (tx, table) => {
    if (ownSeat(table, visitor, n).keyHash === null) throw new Refused('missing');
    await noteMade(tx, String(n));
    return keyFor(tx, table, n);
  });

/** What a seat had in is gone; that it was in, and when, stays in sight. */
export async function keepEarlier(tx: Db, table: TableRow, seat: SeatRow): Promise<void> {
  if (seat.commitment === null) return;
  await tx.table.update({
    where: { id: table.id },
    data: { companion: writeBook(withEarlier(readBook(table.companion), seat)) },
    select: { id: true },
  });
}

/** A seat in which nobody sits, with nothing in it. */
const emptied = {
  name: '',
  userId: null,
  keyHash: null,
  commitment: null,
  salt: null,
  list: Prisma.DbNull,
  catalogueVersion: null,
  submittedAt: null,
  check: Prisma.DbNull,
  decision: Prisma.DbNull,
  acceptedCode: null,
  acceptedAt: null,
  wantsReveal: false,
} as const;

/** Opens a seat again; with whoever sat there goes everything that was handed in. */
async function emptySeat(tx: Db, table: TableRow, seat: SeatRow): Promise<void> {
  await keepEarlier(tx, table, seat);
  await tx.seat.update({ where: isSeat(table, seat.n), data: emptied, select: { n: true } });
}

/** Gets up, or is asked to by the host. With the seat goes everything that was handed in from it. */
export const leaveSeat = (visitor: Visitor, address: string, n: number): Promise<TableChange<undefined>> =>
  changeTable(visitor, address, async (tx, table) => {
    const seat = table.seats.find((s) => s.n === n && isTaken(s));
    if (!seat || (!isHost(table, visitor) && seatOf(table, visitor)?.n !== n)) throw new Refused('missing');
    if (table.revealedAt) throw new Refused('revealed');
    await emptySeat(tx, table, seat);
    return undefined;
  });

/**
 * Gets up from every table of others, for good: also where the lists are open by now. A seat that went with its account would
 * leave these tables one short, and nobody there would be told.
 */
export async function leaveAllSeats(tx: Db, user: UserId, now = new Date()): Promise<void> {
  const taken = await tx.seat.findMany({
    where: { userId: user, table: { ownerId: { not: user } } },
    // In one order: of two who go at once none waits for the other.
    orderBy: { tableId: 'asc' },
    select: { tableId: true, n: true },
  });
  for (const { tableId, n } of taken) {
    const table = await tx.table.update({
      where: { id: tableId },
      data: { version: { increment: 1 }, updatedAt: now },
      select: tableColumns,
    });
    const seat = table.seats.find((s) => s.n === n);
    if (seat) await emptySeat(tx, table, seat);
  }
}

/** Accepts the agreement as its code names it. At a checked table a list that is in is judged anew under it. */
export const acceptAgreement = (
  visitor: Visitor,
  address: string,
  n: number,
  code: string,
  judge?: (list: List) => SeatCheck,
): Promise<TableChange<undefined>> =>
  changeTable(visitor, address, async (tx, table, now) => {
    const seat = ownSeat(table, visitor, n);
    if (table.revealedAt) throw new Refused('revealed');
    if (code !== table.agreementCode) throw new Refused('agreement_changed');
    const isOther = seat.acceptedCode !== code && seat.commitment !== null;
    await tx.seat.update({
      where: isSeat(table, n),
      data: {
        acceptedCode: code,
        acceptedAt: now,
        ...(table.checkedByHost && isOther ? await judgedAnew(tx, table, n, judge) : {}),
      },
      select: { n: true },
    });
    return undefined;
  });

async function judgedAnew(tx: Db, table: TableRow, n: number, judge?: (list: List) => SeatCheck) {
  const { list } = await tx.seat.findUniqueOrThrow({ where: isSeat(table, n), select: { list: true } });
  return checkColumns(table, judge?.(fromJson(List, list)));
}

/** Keeps where the table stands in its game; whoever hosts or sits may change it. */
export const changeCompanion = (
  visitor: Visitor,
  address: string,
  next: (state: unknown, table: TableRow) => object | undefined,
): Promise<TableChange<undefined>> =>
  changeTable(visitor, address, async (tx, table) => {
    if (!isHost(table, visitor) && !seatOf(table, visitor)) throw new Refused('missing');
    const book = readBook(table.companion);
    const state = next(book.game, table);
    if (!state) throw new Refused('not_ready');
    await tx.table.update({
      where: { id: table.id },
      data: { companion: writeBook({ ...book, game: state }) },
      select: { id: true },
    });
    return undefined;
  });

import 'server-only';
import { List } from '@/lib/rules';
import { commit } from '@/lib/seal';
import { db } from '../client';
import { noteMade } from '../idempotency';
import { fromJson, toJson } from '../json';
import { changeTable, Refused, revealIfDue, type TableChange } from './table-change';
import { checkColumns, type SeatCheck } from './table-checks';
import { hashOfKey, isHost, isOpen, reaches, seatOf, tableColumns, toSeen } from './table-rows';
import type { SeenTable, Visitor } from './table-rows';
import { isSeat, keepEarlier, ownSeat } from './table-seats';

/** A list that the visitor may read: his own, or anybody's once they are open. */
export interface OpenList {
  readonly n: number;
  readonly list: List;
  readonly salt: string;
  readonly commitment: string;
  readonly catalogueVersion: string;
  readonly submittedAt: string;
}

/** What is handed in; its check is kept at tables whose host checks, and nowhere else. */
export type Brought = Pick<OpenList, 'list' | 'salt' | 'catalogueVersion'> & { readonly check?: SeatCheck };

/** Hands a list in, or another in its place. It is sealed by its commitment, which all may see at once. */
export const handIn = (
  visitor: Visitor,
  address: string,
  n: number,
  { list, salt, catalogueVersion, check }: Brought,
  at?: Date,
): Promise<TableChange<undefined>> =>
  changeTable(
    visitor,
    address,
    async (tx, table, now) => {
      const seat = ownSeat(table, visitor, n);
      if (table.revealedAt) throw new Refused('revealed');
      if (table.locksAt && table.locksAt <= now) throw new Refused('locked');
      if (seat.acceptedCode !== table.agreementCode) throw new Refused('not_accepted');
      const body = toJson(list);
      // Over what is read back later, letter for letter.
      const commitment = commit(fromJson(List, body), salt);
      const isOther = commitment !== seat.commitment;
      if (isOther) await keepEarlier(tx, table, seat);
      await tx.seat.update({
        where: isSeat(table, n),
        data: {
          list: body,
          salt,
          commitment,
          catalogueVersion,
          submittedAt: now,
          ...(isOther ? checkColumns(table, check) : {}),
        },
        select: { n: true },
      });
      await revealIfDue(tx, table.id, now);
      await noteMade(tx, String(n));
      return undefined;
    },
    at,
  );

/** The visitor wants the lists open, or no longer; they open as soon as it is time. Answers whether they are. */
export const wantReveal = (visitor: Visitor, address: string, want: boolean): Promise<TableChange<boolean>> =>
  changeTable(visitor, address, async (tx, table, now) => {
    const host = isHost(table, visitor);
    const seat = seatOf(table, visitor);
    if (!host && !seat) throw new Refused('missing');
    if (isOpen(table)) return true;
    if (seat)
      await tx.seat.update({
        where: isSeat(table, seat.n),
        data: { wantsReveal: want },
        select: { n: true },
      });
    const open = await revealIfDue(tx, table.id, now, { host: host && want, early: want });
    // A host without a seat has nowhere to leave his wish.
    if (want && !open && !seat) throw new Refused('not_ready');
    return open;
  });

/** The table and every list on it that this visitor may read now: the one place where sealed lists are read. */
export async function openLists(
  visitor: Visitor,
  address: string,
): Promise<{ readonly table: SeenTable; readonly lists: readonly OpenList[] } | undefined> {
  const row = await db().table.findFirst({ where: reaches(visitor, address), select: tableColumns });
  if (!row) return undefined;
  const table = toSeen(row, visitor);
  const mine = seatOf(row, visitor);
  if (!isOpen(row) && !mine) return { table, lists: [] };
  const rows = await db().seat.findMany({
    where: {
      tableId: row.id,
      commitment: { not: null },
      // Asked again beside the list itself: the seat may have changed hands since the table was read.
      ...(isOpen(row)
        ? {}
        : visitor.user !== undefined && mine?.userId === visitor.user
          ? { userId: visitor.user }
          : { keyHash: hashOfKey(visitor.key ?? '') }),
    },
    orderBy: { n: 'asc' },
    select: { n: true, list: true, salt: true, commitment: true, catalogueVersion: true, submittedAt: true },
  });
  return {
    table,
    lists: rows.map((seat) => ({
      n: seat.n,
      list: fromJson(List, seat.list),
      salt: seat.salt ?? '',
      commitment: seat.commitment ?? '',
      catalogueVersion: seat.catalogueVersion ?? '',
      submittedAt: (seat.submittedAt ?? row.updatedAt).toISOString(),
    })),
  };
}

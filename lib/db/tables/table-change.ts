import 'server-only';
import { db, type Db } from '../client';
import {
  isSettled,
  isTaken,
  reaches,
  tableColumns,
  toSeen,
  type SeenTable,
  type TableRow,
  type Visitor,
} from './table-rows';

/** Why a table stays as it is. */
export type TableRefusal =
  /** There is no such table, or the seat is not the visitor's. */
  | 'missing'
  /** The visitor sits at it already. */
  | 'seated'
  | 'no_free_seat'
  /** The agreement is another one than was accepted. */
  | 'agreement_changed'
  | 'not_accepted'
  /** The moment is past after which no list is handed in. */
  | 'locked'
  /** The host checks the lists of this table: he has no seat, and who has one checks nothing. */
  | 'host_checks'
  /** The table was made without checks. */
  | 'not_checked'
  /** The list that was decided on is not the one that is in. */
  | 'replaced'
  /** The seat has yet to accept the agreement as it stands; its list is judged anew then. */
  | 'judged_before'
  /** The lists are open: nothing that they stand on changes any more. */
  | 'revealed'
  /** Not all lists are in, and not everybody wants them open before. */
  | 'not_ready'
  | 'too_many';

export type TableChange<T> =
  | { readonly ok: true; readonly value: T; readonly table: SeenTable }
  | { readonly ok: false; readonly reason: TableRefusal };

/** Ends a change and undoes it. */
export class Refused extends Error {
  readonly reason: TableRefusal;
  constructor(reason: TableRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * One change of a table at a time: raising its version first holds its row, so that whoever comes at the same moment waits
 * and then sees what was done. Refused work leaves nothing behind.
 */
export async function changeTable<T>(
  visitor: Visitor,
  address: string,
  work: (tx: Db, table: TableRow, now: Date) => Promise<T>,
  at?: Date,
): Promise<TableChange<T>> {
  try {
    return await db().$transaction(async (tx) => {
      const now = at ?? new Date();
      const where = reaches(visitor, address);
      const { count } = await tx.table.updateMany({
        where,
        data: { version: { increment: 1 }, updatedAt: now },
      });
      if (count === 0) throw new Refused('missing');
      const row = await tx.table.findFirstOrThrow({ where, select: tableColumns });
      const value = await work(tx, row, now);
      const after = await tx.table.findUniqueOrThrow({ where: { id: row.id }, select: tableColumns });
      return { ok: true, value, table: toSeen(after, visitor) };
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

/**
 * Opens the lists where it is time: once all are in under the agreement as it stands (at a checked table: in and accepted by
 * the host), when the host or everybody wants it; before that only by somebody's saying so, when the host and everybody who
 * sits want it and there is something to see.
 */
export async function revealIfDue(
  tx: Db,
  tableId: string,
  now: Date,
  by: { readonly host?: boolean; readonly early?: boolean } = {},
): Promise<boolean> {
  const table = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: tableColumns });
  if (!table.sealed || table.revealedAt) return table.revealedAt !== null;
  const { seats } = table;
  const allIn = seats.every((s) => isSettled(table, s));
  const sitting = seats.filter(isTaken);
  const everybody = sitting.every((s) => s.wantsReveal);
  const host = by.host || sitting.some((s) => s.userId === table.ownerId && s.wantsReveal);
  const something = sitting.some((s) => s.commitment !== null);
  if (!something || !(allIn ? host || everybody : by.early && host && everybody)) return false;
  await tx.table.updateMany({ where: { id: tableId }, data: { revealedAt: now } });
  return true;
}

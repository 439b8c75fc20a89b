import 'server-only';
import { agreementCode } from '@/lib/seal';
import type { Agreement } from '@/lib/rules';
import type { Db } from '../client';
import type { UserId } from '../ids';
import { toJson } from '../json';
import { asVersion, type Change } from '../version';
import { readBook, withLock, writeBook } from './table-book';
import { changeTable, Refused, revealIfDue, type TableRefusal } from './table-change';
import { isHost, isTaken, type SeenTable, type TableRow } from './table-rows';
import { findTable } from './tables';

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
    if (edit.seats !== undefined) await moveSeats(tx, table, edit.seats, now);
    if (edit.locksAt !== undefined) await moveLock(tx, table, edit.locksAt, now);
  };
  const change = await changeTable(visitor, id, work, at);
  if (change.ok) return { ok: true, saved: change.table };
  const current = stale ? await findTable(visitor, id) : undefined;
  if (current) return { ok: false, reason: 'stale', current };
  if (stale || change.reason === 'missing') return { ok: false, reason: 'missing' };
  return { ok: false, reason: 'refused', why: change.reason };
}

/** Takes open seats away at the end, or sets more of them there. */
async function moveSeats(tx: Db, table: TableRow, seats: number, now: Date): Promise<void> {
  const surplus = table.seats.length - seats;
  const open = table.seats.filter((s) => !isTaken(s)).map((s) => s.n);
  if (surplus > open.length) throw new Refused('no_free_seat');
  const last = table.seats.at(-1)?.n ?? 0;
  if (surplus > 0)
    await tx.seat.deleteMany({ where: { tableId: table.id, n: { in: open.slice(-surplus) } } });
  if (surplus < 0)
    await tx.seat.createMany({
      data: Array.from({ length: -surplus }, (_, i) => ({
        tableId: table.id,
        n: last + 1 + i,
        name: '',
        createdAt: now,
      })),
    });
  await revealIfDue(tx, table.id, now);
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

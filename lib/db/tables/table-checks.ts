import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/prisma/generated/sqlite/client';
import { db } from '../client';
import { toJson, toJsonOrNull } from '../json';
import { changeTable, Refused, revealIfDue, type TableChange, type TableRefusal } from './table-change';
import { isHost, isOpen, reaches, seatOf, tableColumns, toSeen, type Decision } from './table-rows';
import type { SeenTable, TableRow, Visitor } from './table-rows';

/** What is kept of the verdict on a list for the host; what it says is the caller's, what the list holds is not in it. */
const SeatCheck = z.strictObject({ agreementCode: z.string(), verdict: z.unknown() });
export type SeatCheck = z.infer<typeof SeatCheck>;

/** A seat whose list is in, as the host of a checked table is told of it. */
export interface HostCheck extends Partial<SeatCheck> {
  readonly n: number;
  readonly name: string;
  readonly commitment: string;
  readonly submittedAt: string;
  readonly decision?: Decision;
}

/** What a new verdict writes: the host decides anew. @throws Refused where it was reached under another agreement */
export function checkColumns(
  table: Pick<TableRow, 'checkedByHost' | 'agreementCode'>,
  check: SeatCheck | undefined,
) {
  if (!table.checkedByHost) return {};
  if (check?.agreementCode !== table.agreementCode) throw new Refused('agreement_changed');
  return { check: toJsonOrNull(check), decision: Prisma.DbNull };
}

/** Only the host of a checked table, and only as long as he holds no seat of it, be it by a key. */
const refusalFor = (table: TableRow, visitor: Visitor): TableRefusal | undefined => {
  if (!isHost(table, visitor)) return 'missing';
  if (!table.checkedByHost) return 'not_checked';
  return seatOf(table, visitor) ? 'host_checks' : undefined;
};

/** The verdicts on the lists that are in: the one place where they are read. */
export async function hostChecks(
  visitor: Visitor,
  address: string,
): Promise<
  | { readonly ok: true; readonly table: SeenTable; readonly checks: readonly HostCheck[] }
  | { readonly ok: false; readonly reason: TableRefusal }
> {
  const row = await db().table.findFirst({ where: reaches(visitor, address), select: tableColumns });
  const reason = row ? refusalFor(row, visitor) : 'missing';
  if (!row || reason) return { ok: false, reason: reason ?? 'missing' };
  const table = toSeen(row, visitor);
  const kept = await db().seat.findMany({
    where: { tableId: row.id, commitment: { not: null } },
    orderBy: { n: 'asc' },
    select: { n: true, commitment: true, check: true },
  });
  const checks = kept.flatMap(({ n, commitment, check }) => {
    const seat = table.seats.find((s) => s.n === n);
    // Replaced since the table was read: the next look tells.
    if (!seat?.commitment || !seat.submittedAt || seat.commitment !== commitment) return [];
    const { name, submittedAt, decision } = seat;
    return [{ n, name, commitment, submittedAt, ...(decision ? { decision } : {}), ...readCheck(check) }];
  });
  return { ok: true, table, checks };
}

const readCheck = (column: unknown): Partial<SeatCheck> => SeatCheck.safeParse(column).data ?? {};

/** The host accepts the list of a seat, or returns it with a word; its commitment says which list he means. */
export const decideOnList = (
  visitor: Visitor,
  address: string,
  n: number,
  wish: { readonly commitment: string; readonly accept: boolean; readonly word: string },
): Promise<TableChange<undefined>> =>
  changeTable(visitor, address, async (tx, table, now) => {
    const reason = refusalFor(table, visitor);
    if (reason) throw new Refused(reason);
    const seat = table.seats.find((s) => s.n === n);
    if (!seat) throw new Refused('missing');
    if (isOpen(table)) throw new Refused('revealed');
    if (seat.commitment !== wish.commitment) throw new Refused('replaced');
    if (seat.acceptedCode !== table.agreementCode) throw new Refused('judged_before');
    const decision: Decision = { accepted: wish.accept, word: wish.word, at: now.toISOString() };
    await tx.seat.update({
      where: { tableId_n: { tableId: table.id, n } },
      data: { decision: toJson(decision) },
      select: { n: true },
    });
    await revealIfDue(tx, table.id, now);
    return undefined;
  });

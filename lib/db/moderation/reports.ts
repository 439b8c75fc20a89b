import 'server-only';
import { db } from '../client';
import { holdAccount } from '../hold-account';
import { newId, type UserId } from '../ids';
import { present } from '../json';
import { pageOf, takeOf, type Page, type PageRequest } from '../page';
import { writeMany } from '../portions';
import { findActs } from './acts';
import { findThing, findThings, type ThingKind, type ThingName } from './things';

/** Why something should not stand where it stands. */
export type ReportReason = 'spam' | 'abuse' | 'private' | 'copied' | 'illegal' | 'other';

/** What somebody reported, and what became of it. */
export interface Report extends ThingName {
  readonly reason: ReportReason;
  /** Empty: nothing was said besides. */
  readonly words: string;
  readonly createdAt: string;
  /** Its thing was hidden, or kept as it stood. */
  readonly state: 'open' | 'hidden' | 'kept';
}

/** Open reports of one person; whoever has more waits for the moderators. */
export const MOST_OPEN = 50;

const columns = {
  id: true,
  kind: true,
  thing: true,
  reason: true,
  words: true,
  createdAt: true,
  closedBy: true,
} as const;

/** `missing`: there is no such thing, or nobody but its owner reads it; `own`: it is the reporter's. */
export type NotReported = 'missing' | 'own' | 'too_many';

/**
 * Tells the moderators of a thing that everybody with its link can read. One person's report of one thing is one; told again
 * it is open again, with the new reason, since the thing may have changed.
 */
export async function reportThing(
  reporter: UserId,
  { kind, thing }: ThingName,
  { reason, words }: { readonly reason: ReportReason; readonly words: string },
): Promise<Report | NotReported> {
  const found = await findThing(db(), { kind, thing });
  if (!found || found.isDeleted) return 'missing';
  if (found.owner === reporter) return 'own';
  if (found.hiddenBy !== undefined) return 'missing';
  return db().$transaction(async (tx) => {
    await holdAccount(tx, reporter);
    const mine = { reporterId: reporter, kind, thing };
    const others = { reporterId: reporter, closedBy: null, NOT: { kind, thing } };
    if ((await tx.moderationReport.count({ where: others })) >= MOST_OPEN) return 'too_many';
    const now = new Date();
    const told = { id: newId(), reason, words, createdAt: now, closedBy: null };
    const { count } = await tx.moderationReport.updateMany({ where: mine, data: told });
    if (count === 0) await tx.moderationReport.create({ data: { ...mine, ...told }, select: { id: true } });
    return { kind, thing, reason, words, createdAt: now.toISOString(), state: 'open' };
  });
}

/** Takes back what nobody has answered yet. */
export async function withdrawReport(reporter: UserId, { kind, thing }: ThingName): Promise<boolean> {
  const { count } = await db().moderationReport.deleteMany({
    where: { reporterId: reporter, kind, thing, closedBy: null },
  });
  return count > 0;
}

/** What somebody reported, newest first. */
export async function listReports(reporter: UserId, request: PageRequest = {}): Promise<Page<Report>> {
  const rows = await db().moderationReport.findMany({
    where: {
      reporterId: reporter,
      ...(request.cursor === undefined ? {} : { id: { lt: request.cursor } }),
    },
    orderBy: { id: 'desc' },
    take: takeOf(request) + 1,
    select: columns,
  });
  const acts = await findActs(rows.flatMap(({ closedBy }) => closedBy ?? []));
  return pageOf(
    rows,
    request,
    ({ id }) => id,
    ({ kind, thing, reason, words, createdAt, closedBy }) => ({
      kind: kind as ThingKind,
      thing,
      reason: reason as ReportReason,
      words,
      createdAt: createdAt.toISOString(),
      state: closedBy === null ? 'open' : acts.get(closedBy)?.action === 'hide' ? 'hidden' : 'kept',
    }),
  );
}

/** A report as moderators read it. */
export interface ReportRead {
  readonly reason: ReportReason;
  readonly words: string;
  /** The name of whoever reported; his address is never shown. */
  readonly by?: string;
  readonly createdAt: string;
}

/** Of the open reports of one thing the newest. */
export const readReports = async ({ kind, thing }: ThingName, most: number): Promise<readonly ReportRead[]> =>
  (
    await db().moderationReport.findMany({
      where: { kind, thing, closedBy: null },
      orderBy: { id: 'desc' },
      take: most,
      select: { reason: true, words: true, createdAt: true, reporter: { select: { name: true } } },
    })
  ).map(({ reason, words, createdAt, reporter }) => ({
    reason: reason as ReportReason,
    words,
    ...present({ by: reporter.name }),
    createdAt: createdAt.toISOString(),
  }));

/** Removes the reports of what is gone for good: nobody can answer them. */
export async function sweepReports(): Promise<void> {
  const reported = (
    await db().moderationReport.findMany({ distinct: ['kind', 'thing'], select: { kind: true, thing: true } })
  ).map(({ kind, thing }) => ({ kind: kind as ThingKind, thing }));
  const whatOf = await findThings(db(), reported);
  const gone = reported.filter((name) => !whatOf(name));
  for (const kind of new Set(gone.map((name) => name.kind)))
    await writeMany(
      gone.flatMap((name) => (name.kind === kind ? [name.thing] : [])),
      (things) => db().moderationReport.deleteMany({ where: { kind, thing: { in: things } } }),
    );
}

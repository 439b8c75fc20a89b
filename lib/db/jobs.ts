import 'server-only';
import { db } from './client';
import { asUserId } from './ids';

/*
 * The line of jobs: what takes a while stands here with what it can be begun anew from, so that any server may take it up, and
 * what it came to, so that any server may tell. Of two servers that reach for the same job one gets it: each change asks for the
 * job as it was when it was read.
 */

export type JobKind = 'simulation' | 'trial' | 'print';

/** How long what a job came to is kept, how many are, and what their files may weigh together; the oldest go first. */
export const JOB_KEPT_MS = 30 * 60_000;
const MOST_KEPT = 400;
const MOST_BYTES = 256 * 1024 * 1024;

/** Who was not heard of for so long is gone, and others take up his jobs. */
export const LOST_MS = 30_000;
/** What so many have taken up, and nobody ended, is given up: it may be what ends servers. */
const MOST_TRIES = 3;

/** A job as it stands in the line. Times are in ms. */
export interface KeptJob {
  readonly id: string;
  readonly kind: JobKind;
  /** Absent: whoever has the id may read it. */
  readonly owner?: string;
  /** Who began it, hashed. */
  readonly caller: string;
  /** From what it can be begun anew. */
  readonly task: unknown;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly soFar?: unknown;
  readonly createdAt: number;
  readonly begunAt?: number;
  readonly endedAt?: number;
}

const columns = {
  id: true,
  kind: true,
  ownerId: true,
  caller: true,
  task: true,
  state: true,
  soFar: true,
  createdAt: true,
  begunAt: true,
  endedAt: true,
} as const;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string | null;
  readonly caller: string;
  readonly task: string;
  readonly state: string;
  readonly soFar: string | null;
  readonly createdAt: Date;
  readonly begunAt: Date | null;
  readonly endedAt: Date | null;
}

const toJob = ({ ownerId, kind, state, task, soFar, createdAt, begunAt, endedAt, ...row }: Row): KeptJob => ({
  ...row,
  kind: kind as JobKind,
  state: state as KeptJob['state'],
  ...(ownerId === null ? {} : { owner: ownerId }),
  task: JSON.parse(task) as unknown,
  ...(soFar === null ? {} : { soFar: JSON.parse(soFar) as unknown }),
  createdAt: createdAt.getTime(),
  ...(begunAt ? { begunAt: begunAt.getTime() } : {}),
  ...(endedAt ? { endedAt: endedAt.getTime() } : {}),
});

const unfinished = { state: { in: ['waiting', 'running'] } };

/** Jobs that are not over and that this server is not at: of one caller, and of all. */
export async function countJobsElsewhere(
  caller: string,
  worker: string,
): Promise<{ readonly own: number; readonly all: number }> {
  const where = { ...unfinished, OR: [{ worker: null }, { worker: { not: worker } }] };
  const [own, all] = await Promise.all([
    db().job.count({ where: { ...where, caller } }),
    db().job.count({ where }),
  ]);
  return { own, all };
}

/** Puts a job into the line: it waits, or the server that names itself is at it, or has ended it already. */
export async function enterJob(
  { id, kind, owner, caller, task, soFar, state, createdAt, begunAt, endedAt }: KeptJob,
  { worker, file }: { readonly worker?: string; readonly file?: Uint8Array<ArrayBuffer> | undefined } = {},
): Promise<void> {
  await db().job.create({
    data: {
      id,
      kind,
      ownerId: owner === undefined ? null : asUserId(owner),
      caller,
      task: JSON.stringify(task),
      ...(soFar === undefined ? {} : { soFar: JSON.stringify(soFar) }),
      state,
      createdAt: new Date(createdAt),
      ...(worker === undefined ? {} : { worker, seenAt: new Date(), tries: 1 }),
      ...(begunAt === undefined ? {} : { begunAt: new Date(begunAt) }),
      ...(endedAt === undefined ? {} : { endedAt: new Date(endedAt) }),
      ...(file ? { bytes: file.byteLength, file: { create: { bytes: file } } } : {}),
    },
    select: { id: true },
  });
}

export async function readJob(id: string): Promise<KeptJob | undefined> {
  const row = await db().job.findUnique({ where: { id }, select: columns });
  return row ? toJob(row) : undefined;
}

/** The sheets of a print job that has ended. */
export async function readJobFile(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db().jobFile.findUnique({ where: { jobId: id }, select: { bytes: true } });
  return row ? new Uint8Array(row.bytes) : undefined;
}

/**
 * Takes up the job that has waited longest, or whose server was lost.
 * @returns undefined where there is none
 */
export async function claimJob(worker: string, now = new Date()): Promise<KeptJob | undefined> {
  const lost = new Date(now.getTime() - LOST_MS);
  for (;;) {
    const found = await db().job.findFirst({
      where: { OR: [{ state: 'waiting' }, { state: 'running', seenAt: { lt: lost } }] },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { ...columns, worker: true, tries: true },
    });
    if (!found) return undefined;
    const { worker: before, tries, ...row } = found;
    const asRead = { id: row.id, state: row.state, worker: before, tries };
    const isHopeless = tries >= MOST_TRIES;
    const { count } = await db().job.updateMany({
      where: asRead,
      data: isHopeless
        ? { state: 'failed', worker: null, endedAt: now }
        : { state: 'running', worker, seenAt: now, begunAt: now, tries: tries + 1 },
    });
    if (count === 1 && !isHopeless) return { ...toJob(row), state: 'running', begunAt: now.getTime() };
  }
}

/** Notes how far a job is. @returns false where it is this server's no more: it was cancelled, or others took it up */
export async function noteJob(id: string, worker: string, soFar: unknown): Promise<boolean> {
  const { count } = await db().job.updateMany({
    where: { id, worker, state: 'running' },
    data: { soFar: JSON.stringify(soFar), seenAt: new Date() },
  });
  return count === 1;
}

/** Says that the server is still at these. @returns those that are still its own */
export async function holdJobs(ids: readonly string[], worker: string): Promise<ReadonlySet<string>> {
  const mine = { id: { in: [...ids] }, worker, state: 'running' };
  await db().job.updateMany({ where: mine, data: { seenAt: new Date() } });
  const rows = await db().job.findMany({ where: mine, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Ends a job with what it came to. @returns false where it is this server's no more, and nothing is kept */
export const endJob = (
  id: string,
  worker: string,
  { state, soFar, file }: Pick<KeptJob, 'state' | 'soFar'> & { file?: Uint8Array<ArrayBuffer> | undefined },
): Promise<boolean> =>
  db().$transaction(async (tx) => {
    const { count } = await tx.job.updateMany({
      where: { id, worker, state: 'running' },
      data: {
        state,
        worker: null,
        endedAt: new Date(),
        bytes: file?.byteLength ?? 0,
        ...(soFar === undefined ? {} : { soFar: JSON.stringify(soFar) }),
      },
    });
    if (count === 1 && file) await tx.jobFile.create({ data: { jobId: id, bytes: file } });
    return count === 1;
  });

/** Gives back what the server is at: it stops, and others go on. That was no try. */
export async function releaseJobs(worker: string): Promise<void> {
  await db().job.updateMany({
    where: { worker, state: 'running' },
    data: { state: 'waiting', worker: null, tries: { decrement: 1 } },
  });
}

/** Takes a job out of the line; whoever is at it notices, and stops. */
export async function removeJob(id: string): Promise<void> {
  await db().job.deleteMany({ where: { id } });
}

/** Forgets what ended long ago, and the oldest where there is too much. */
export async function sweepJobs(now = new Date()): Promise<void> {
  await db().job.deleteMany({ where: { endedAt: { lt: new Date(now.getTime() - JOB_KEPT_MS) } } });
  const ended = await db().job.findMany({
    where: { endedAt: { not: null } },
    orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, bytes: true },
  });
  let bytes = 0;
  const surplus = ended.filter((job, i) => {
    bytes += job.bytes;
    // The newest stays, however large it is.
    return i > 0 && (i >= MOST_KEPT || bytes > MOST_BYTES);
  });
  if (surplus.length > 0) await db().job.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
}

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  countJobsElsewhere,
  enterJob,
  JOB_KEPT_MS,
  readJob,
  removeJob,
  type JobKind,
  type KeptJob,
} from '@/lib/db/jobs';
import { hasHandFree, letGo, office, tell, type Job, type Work } from './office';
import { startJob } from './work';

/*
 * What takes a while. What is over soon stays in the memory of the server that is at it; what somebody may ask for later stands in
 * the line that all servers share (`lib/db/jobs`), with how far it is, and what it came to.
 */

/** Jobs at a time, of one caller and of all. */
const MOST_OF_ONE = 3;
const MOST = 60;

/** What a job is begun with. */
export interface Wish<P, T> {
  readonly kind: JobKind;
  /** Whom to count it for. */
  readonly caller: string;
  readonly owner: string | undefined;
  readonly task: T;
  /** Where a server is at it: `caller` hashed, as whoever takes it up gets it. */
  work(caller: string): Work<P>;
}

/** Hashed: the base need not tell who began what from where. */
const hashed = (caller: string): string => createHash('sha256').update(caller).digest('hex');

/**
 * Begins a job; where no hand is free here, it waits in the line.
 * @returns undefined where the caller, or all, have too many under way
 */
export async function beginJob<P, T>(wish: Wish<P, T>): Promise<Job<P, T> | undefined> {
  const caller = hashed(wish.caller);
  const elsewhere = await countJobsElsewhere(caller, office().worker);
  // From here to its place among the others nothing comes between, so that many at once cannot all slip in.
  const here = [...office().live.values()].filter(({ job }) => job.state === 'running');
  const own = here.filter((live) => live.caller === caller).length;
  if (elsewhere.all + here.length >= MOST || elsewhere.own + own >= MOST_OF_ONE) return undefined;
  const createdAt = Date.now();
  const { kind, owner, task } = wish;
  const job: Job<P, T> = {
    id: randomBytes(18).toString('base64url'),
    kind,
    task,
    state: 'running',
    createdAt,
  };
  if (hasHandFree())
    startJob({ ...job, begunAt: createdAt }, { owner, caller, isKept: false }, wish.work(caller));
  else await enterJob({ ...job, ...(owner === undefined ? {} : { owner }), caller, state: 'waiting' });
  return job;
}

/** Puts a job into the line, if it does not stand there: from here on it can be found by its id. */
export async function keepJob(id: string): Promise<void> {
  const live = office().live.get(id);
  if (!live || live.isKept) return;
  const { owner, caller, job, file } = live;
  const isOver = job.state !== 'running';
  const kept: KeptJob = { ...job, ...(owner === undefined ? {} : { owner }), caller };
  live.isKept = true;
  live.notedAt = Date.now();
  const writing = enterJob(kept, isOver ? { file } : { worker: office().worker });
  live.writing = writing.catch(() => undefined);
  try {
    await writing;
  } catch (error) {
    letGo(live);
    throw error;
  }
  if (isOver) office().live.delete(id);
}

/** Forgets a job that was answered at once. */
export function forgetJob(id: string): void {
  const live = office().live.get(id);
  if (live && !live.isKept) office().live.delete(id);
}

const shown = ({ owner: _, caller: _hidden, state, ...job }: KeptJob): Job<unknown> => ({
  ...job,
  state: state === 'waiting' ? 'running' : state,
});

/** What is known of a job by now, whoever owns it. */
async function lookUp(
  id: string,
): Promise<(Job<unknown> & { readonly owner?: string | undefined }) | undefined> {
  const live = office().live.get(id);
  if (live) return { ...live.job, owner: live.owner };
  const kept = await readJob(id);
  if (!kept || (kept.endedAt !== undefined && Date.now() - kept.endedAt > JOB_KEPT_MS)) return undefined;
  return { ...shown(kept), owner: kept.owner };
}

/** A job of this kind and owner, or one without an owner. */
export async function findJob<P, T>(
  kind: JobKind,
  id: string,
  owner: string | undefined,
): Promise<Job<P, T> | undefined> {
  const found = await lookUp(id);
  return found?.kind === kind && (found.owner === undefined || found.owner === owner)
    ? (found as Job<P, T>)
    : undefined;
}

/** The job once it has ended, or as it is after `ms`. */
export async function jobSoon<P, T>(job: Job<P, T>, ms: number): Promise<Job<P, T>> {
  const until = Date.now() + ms;
  for (;;) {
    const now = ((await lookUp(job.id)) ?? job) as Job<P, T>;
    const left = until - Date.now();
    if (now.state !== 'running' || left <= 0) return now;
    const live = office().live.get(job.id);
    if (live) await Promise.race([live.over, wait(left, undefined, { ref: false })]);
    else await wait(Math.min(left, 100), undefined, { ref: false });
  }
}

/** Stops it and forgets it, whichever server is at it. */
export async function dropJob(id: string): Promise<void> {
  await removeJob(id);
  const live = office().live.get(id);
  if (live) letGo(live);
  else tell(id);
}

/** When an ended job is forgotten. */
export const expiryOf = ({ endedAt }: Pick<Job<never>, 'endedAt'>): number | undefined =>
  endedAt === undefined ? undefined : endedAt + JOB_KEPT_MS;

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  countJobsElsewhere,
  endJob,
  enterJob,
  holdJobs,
  JOB_KEPT_MS,
  noteJob,
  readJob,
  releaseJobs,
  removeJob,
  type JobKind,
  type KeptJob,
} from '@/lib/db/jobs';
import { env } from '@/lib/env';

/*
 * The jobs that this server is at. What is over soon stays in memory; what somebody may ask for later stands in the line that all
 * servers share (`lib/db/jobs`), with how far it is, and what it came to.
 */

/** Jobs at a time, of one caller and of all. */
const MOST_OF_ONE = 3;
const MOST = 60;
/** How far a job is, is written down once in so long. */
const NOTE_MS = 1_000;

/** Something that takes a while. `P` is how far it is, and in the end what it came to. */
export interface Job<P, T = unknown> {
  readonly id: string;
  readonly kind: JobKind;
  /** From what it can be begun anew, on any server. */
  readonly task: T;
  /** It runs also while it waits for a server that has a hand free. */
  readonly state: 'running' | 'done' | 'failed';
  readonly soFar?: P;
  readonly createdAt: number;
  /** Since when a server is at it. */
  readonly begunAt?: number;
  readonly endedAt?: number;
}

/** What it came to, and the file that was made, if there is one. */
export interface Outcome<P> {
  readonly result: P;
  readonly file?: Uint8Array<ArrayBuffer>;
}
export type Work<P> = (at: {
  readonly signal: AbortSignal;
  onProgress(soFar: P): void;
}) => Promise<Outcome<P>>;

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

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Live {
  readonly job: Mutable<Job<unknown>>;
  readonly owner: string | undefined;
  readonly caller: string;
  readonly gone: AbortController;
  /** Settles when it has ended in whatever way. */
  readonly over: Promise<void>;
  /** Does it stand in the line, where it can be found? */
  isKept: boolean;
  file?: Uint8Array<ArrayBuffer> | undefined;
  /** The last word about it on its way to the line: one comes after the other. */
  writing: Promise<unknown>;
  notedAt: number;
}

export interface Office {
  /** By which the line knows this server. */
  readonly worker: string;
  readonly live: Map<string, Live>;
  /** Who waits for news of a job. */
  readonly watchers: Map<string, Set<() => void>>;
  /** The server stops: it takes up nothing any more. */
  isClosed: boolean;
}

// Each route is bundled with its own copy of this module; they share the jobs.
const shared = globalThis as typeof globalThis & { musterOffice?: Office };
const office = (): Office =>
  (shared.musterOffice ??= {
    worker: randomBytes(12).toString('base64url'),
    live: new Map(),
    watchers: new Map(),
    isClosed: false,
  });

export const workerName = (): string => office().worker;

/** Has this server a hand free? */
export const hasHandFree = (): boolean => !office().isClosed && office().live.size < env().jobs;

const tell = (id: string): void =>
  office()
    .watchers.get(id)
    ?.forEach((hear) => hear());

/** Resolves with the next news of a job that this server has, or after `ms`: others do not tell theirs. */
export async function newsOf(id: string, ms: number): Promise<void> {
  const { watchers } = office();
  const waiting = watchers.get(id) ?? new Set();
  watchers.set(id, waiting);
  const enough = new AbortController();
  const hear = (): void => enough.abort();
  waiting.add(hear);
  await wait(ms, undefined, { ref: false, signal: enough.signal }).catch(() => undefined);
  waiting.delete(hear);
  if (waiting.size === 0) watchers.delete(id);
}

const report = (what: string, error: unknown): void => {
  if (env().logLevel !== 'silent') console.error(`muster: ${what}`, error);
};

/** It is not this server's any more: it was cancelled, or others took it up. */
function letGo({ job, gone }: Live): void {
  office().live.delete(job.id);
  gone.abort();
  tell(job.id);
}

/** Begins work at a job at once. */
export function startJob(
  job: Job<unknown>,
  who: Pick<Live, 'owner' | 'caller' | 'isKept'>,
  work: Work<unknown>,
): void {
  const gone = new AbortController();
  let settle: () => void = () => undefined;
  const live: Live = {
    ...who,
    job: { ...job },
    gone,
    over: new Promise<void>((resolve) => (settle = resolve)),
    writing: Promise.resolve(),
    notedAt: 0,
  };
  office().live.set(job.id, live);

  const end = async (state: 'done' | 'failed', outcome?: Outcome<unknown>): Promise<void> => {
    if (outcome) {
      live.job.soFar = outcome.result;
      live.file = outcome.file;
    }
    // Whoever hears that it is done may ask any server for what it came to: that stands in the line before.
    if (live.isKept) {
      await live.writing;
      const { soFar } = live.job;
      if (!(await endJob(job.id, office().worker, { state, soFar, file: live.file }))) return letGo(live);
      office().live.delete(job.id);
    }
    live.job.state = state;
    live.job.endedAt = Date.now();
    settle();
    tell(job.id);
  };
  work({
    signal: gone.signal,
    onProgress: (soFar) => {
      live.job.soFar = soFar;
      tell(job.id);
      note(live);
    },
  })
    .then(
      (outcome) => end('done', outcome),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        report(`${job.kind} ${job.id} failed.`, error);
        return end('failed');
      },
    )
    .catch((error: unknown) => {
      report(`${job.kind} ${job.id} could not be written down.`, error);
      letGo(live);
    })
    .finally(settle);
}

/** Writes down how far a job is, now and then. */
function note(live: Live): void {
  if (!live.isKept || Date.now() - live.notedAt < NOTE_MS) return;
  live.notedAt = Date.now();
  const { id, soFar } = live.job;
  live.writing = live.writing
    .then(() => noteJob(id, office().worker, soFar))
    .then((isOurs) => {
      if (!isOurs && office().live.get(id) === live) letGo(live);
    })
    .catch((error: unknown) => report(`${live.job.kind} ${id} could not be noted.`, error));
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

/** Says that this server is still at its jobs, and lets go of those that are not its own any more. */
export async function holdOn(): Promise<void> {
  const kept = [...office().live.values()].filter(({ isKept, job }) => isKept && job.state === 'running');
  if (kept.length === 0) return;
  await Promise.all(kept.map(({ writing }) => writing));
  const ours = await holdJobs(
    kept.map(({ job }) => job.id),
    office().worker,
  );
  for (const live of kept) if (!ours.has(live.job.id) && office().live.get(live.job.id) === live) letGo(live);
}

/** This server stops: others, or the same one after its start, go on with its jobs. */
export async function leaveOffice(): Promise<void> {
  office().isClosed = true;
  const all = [...office().live.values()];
  const given = releaseJobs(office().worker);
  for (const live of all) letGo(live);
  await given;
}

/**
 * Goes over to another server on the same database, a new one unless one of before is named: for tests.
 * @returns the one that was left
 */
export function changeServer(to?: Office): Office {
  const left = office();
  if (to) shared.musterOffice = to;
  else delete shared.musterOffice;
  return left;
}

/** When an ended job is forgotten. */
export const expiryOf = ({ endedAt }: Pick<Job<never>, 'endedAt'>): number | undefined =>
  endedAt === undefined ? undefined : endedAt + JOB_KEPT_MS;

import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

/** Jobs at a time, of one caller and of all. */
const MOST_OF_ONE = 3;
const MOST = 60;
/** How long a result is kept, and how many are. */
const KEPT_MS = 30 * 60_000;
const MOST_KEPT = 400;

export type JobKind = 'simulation' | 'trial' | 'print';

/** Something that takes a while. `P` is how far it is, and in the end what it came to. */
export interface Job<P> {
  readonly id: string;
  readonly kind: JobKind;
  /** Absent: whoever has the id may read it. */
  readonly owner?: string | undefined;
  readonly createdAt: number;
  endedAt?: number;
  state: 'running' | 'done' | 'failed';
  soFar?: P;
  readonly gone: AbortController;
  readonly watchers: Set<() => void>;
  /** Settles when it has ended in whatever way. */
  readonly over: Promise<void>;
}

/** What a job is begun with. */
export interface Task<P> {
  readonly kind: JobKind;
  /** Whom to count it for. */
  readonly caller: string;
  readonly owner: string | undefined;
  work(at: { readonly signal: AbortSignal; onProgress(soFar: P): void }): Promise<P>;
}

type Kept = Job<unknown> & { readonly caller: string };

// Each route is bundled with its own copy of this module; they share the jobs.
const shared = globalThis as typeof globalThis & { musterJobs?: Map<string, Kept> };
function jobs(): Map<string, Kept> {
  if (!shared.musterJobs) {
    const made = new Map<string, Kept>();
    shared.musterJobs = made;
    // A server that stops waits for its answers, and streams about these would go on.
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.prependListener(signal, () => {
        for (const job of [...made.values()]) dropJob(job);
      });
  }
  return shared.musterJobs;
}

/** Forgets what is old, and the oldest where there is too much. */
function sweep(now: number): void {
  const ended = [...jobs().values()].filter(({ endedAt }) => endedAt !== undefined);
  for (const [i, job] of ended.entries())
    if (now - job.endedAt! > KEPT_MS || i < ended.length - MOST_KEPT) jobs().delete(job.id);
}

/** Begins a job; undefined where the caller, or all, have too many under way. */
export function beginJob<P>({ kind, caller, owner, work }: Task<P>): Job<P> | undefined {
  sweep(Date.now());
  const running = [...jobs().values()].filter(({ state }) => state === 'running');
  if (running.length >= MOST || running.filter((job) => job.caller === caller).length >= MOST_OF_ONE)
    return undefined;
  const gone = new AbortController();
  let settle: () => void = () => undefined;
  const job: Job<P> & { readonly caller: string } = {
    id: randomBytes(18).toString('base64url'),
    kind,
    owner,
    caller,
    createdAt: Date.now(),
    state: 'running',
    gone,
    watchers: new Set(),
    over: new Promise<void>((resolve) => (settle = resolve)),
  };
  jobs().set(job.id, job);
  const tell = (): void => {
    for (const watcher of job.watchers) watcher();
  };
  const end = (state: 'done' | 'failed'): void => {
    job.state = state;
    job.endedAt = Date.now();
    settle();
    tell();
  };
  work({
    signal: gone.signal,
    onProgress: (soFar) => {
      job.soFar = soFar;
      tell();
    },
  }).then(
    (result) => {
      job.soFar = result;
      end('done');
    },
    (error: unknown) => {
      if (!gone.signal.aborted && env().logLevel !== 'silent')
        console.error(`muster: ${kind} ${job.id} failed.`, error);
      end('failed');
    },
  );
  return job;
}

/** Jobs of one kind, the oldest first. */
export const jobsOf = <P>(kind: JobKind): readonly Job<P>[] =>
  [...jobs().values()].filter((job) => job.kind === kind) as unknown as readonly Job<P>[];

/** A job of this kind and owner, or one without an owner. */
export function findJob<P>(kind: JobKind, id: string, owner: string | undefined): Job<P> | undefined {
  sweep(Date.now());
  const job = jobs().get(id);
  return job?.kind === kind && (job.owner === undefined || job.owner === owner)
    ? (job as unknown as Job<P>)
    : undefined;
}

/** Stops it and forgets it. */
export function dropJob(job: Pick<Job<never>, 'id' | 'gone' | 'watchers'>): void {
  jobs().delete(job.id);
  job.gone.abort();
  for (const watcher of job.watchers) watcher();
}

/** When an ended job is forgotten. */
export const expiryOf = ({ endedAt }: Pick<Job<never>, 'endedAt'>): number | undefined =>
  endedAt === undefined ? undefined : endedAt + KEPT_MS;

import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import type { Crew, Match, Result } from '@/lib/sim';
import { serverCrew } from './threads';

/** Batches at a time, of one caller and of all. */
const MOST_OF_ONE = 3;
const MOST = 60;
/** Time of threads that one batch gets. */
const LIMIT_MS = 60_000;
/** How long a result is kept, and how many are. */
const KEPT_MS = 30 * 60_000;
const MOST_KEPT = 400;
/** Threads with nothing to do go home. */
const IDLE_MS = 60_000;

export interface SimulationJob {
  readonly id: string;
  /** Absent: whoever has the id may read it. */
  readonly owner?: string | undefined;
  readonly createdAt: number;
  readonly asked: number;
  endedAt?: number;
  state: 'running' | 'done' | 'failed';
  soFar?: Result;
  readonly gone: AbortController;
  readonly watchers: Set<() => void>;
  /** Settles when it has ended in whatever way. */
  readonly over: Promise<void>;
}

interface Office {
  readonly jobs: Map<string, SimulationJob & { readonly caller: string }>;
  crew: Crew | undefined;
  idle: NodeJS.Timeout | undefined;
}

// Each route is bundled with its own copy of this module; they share the jobs and the threads.
const shared = globalThis as typeof globalThis & { musterSimulations?: Office };
function office(): Office {
  if (!shared.musterSimulations) {
    const made: Office = { jobs: new Map(), crew: undefined, idle: undefined };
    shared.musterSimulations = made;
    // A server that stops waits for its answers, and streams about these would go on.
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.prependListener(signal, () => {
        for (const job of [...made.jobs.values()]) dropSimulation(job);
      });
  }
  return shared.musterSimulations;
}

/** Forgets what is old, and the oldest where there is too much. */
function sweep(now: number): void {
  const ended = [...office().jobs.values()].filter(({ endedAt }) => endedAt !== undefined);
  for (const [i, job] of ended.entries())
    if (now - job.endedAt! > KEPT_MS || i < ended.length - MOST_KEPT) office().jobs.delete(job.id);
}

function goHome(): void {
  const { crew } = office();
  clearTimeout(office().idle);
  const timer = setTimeout(() => {
    if (crew?.busy !== 0 || office().crew !== crew) return;
    crew.dismiss();
    office().crew = undefined;
  }, IDLE_MS);
  timer.unref();
  office().idle = timer;
}

/** Begins a batch; undefined where the caller, or all, have too many under way. */
export function beginSimulation(
  match: Match,
  caller: string,
  owner: string | undefined,
): SimulationJob | undefined {
  const all = office();
  sweep(Date.now());
  const running = [...all.jobs.values()].filter(({ state }) => state === 'running');
  if (running.length >= MOST || running.filter((job) => job.caller === caller).length >= MOST_OF_ONE)
    return undefined;
  const gone = new AbortController();
  let settle: () => void = () => undefined;
  const job: SimulationJob & { readonly caller: string } = {
    id: randomBytes(18).toString('base64url'),
    owner,
    caller,
    createdAt: Date.now(),
    asked: match.wish.games,
    state: 'running',
    gone,
    watchers: new Set(),
    over: new Promise<void>((resolve) => (settle = resolve)),
  };
  all.jobs.set(job.id, job);
  const tell = (): void => {
    for (const watcher of job.watchers) watcher();
  };
  const end = (state: 'done' | 'failed'): void => {
    job.state = state;
    job.endedAt = Date.now();
    settle();
    tell();
    goHome();
  };
  all.crew ??= serverCrew();
  all.crew
    .run(match, {
      owner: caller,
      limitMs: LIMIT_MS,
      signal: gone.signal,
      onProgress: (soFar) => {
        job.soFar = soFar;
        tell();
      },
    })
    .then(
      (result) => {
        job.soFar = result;
        end('done');
      },
      (error: unknown) => {
        if (env().logLevel !== 'silent') console.error(`muster: simulation ${job.id} failed.`, error);
        end('failed');
      },
    );
  return job;
}

/** A job of this owner, or one without an owner. */
export function findSimulation(id: string, owner: string | undefined): SimulationJob | undefined {
  sweep(Date.now());
  const job = office().jobs.get(id);
  return job && (job.owner === undefined || job.owner === owner) ? job : undefined;
}

/** Stops it and forgets it. */
export function dropSimulation(job: SimulationJob): void {
  office().jobs.delete(job.id);
  job.gone.abort();
  for (const watcher of job.watchers) watcher();
}

/** When an ended job is forgotten. */
export const expiryOf = ({ endedAt }: SimulationJob): number | undefined =>
  endedAt === undefined ? undefined : endedAt + KEPT_MS;

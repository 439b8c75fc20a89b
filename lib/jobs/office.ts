import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { holdJobs, releaseJobs, type JobKind } from '@/lib/db/jobs';
import { env } from '@/lib/env';

/* The jobs that this server is at, and what they are begun with: `work` does them, `jobs` begins and finds them. */

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

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface Live {
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
export const office = (): Office =>
  (shared.musterOffice ??= {
    worker: randomBytes(12).toString('base64url'),
    live: new Map(),
    watchers: new Map(),
    isClosed: false,
  });

export const workerName = (): string => office().worker;

/** Has this server a hand free? */
export const hasHandFree = (): boolean => !office().isClosed && office().live.size < env().jobs;

export const tell = (id: string): void =>
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

export const report = (what: string, error: unknown): void => {
  if (env().logLevel !== 'silent') console.error(`muster: ${what}`, error);
};

/** It is not this server's any more: it was cancelled, or others took it up. */
export function letGo({ job, gone }: Live): void {
  office().live.delete(job.id);
  gone.abort();
  tell(job.id);
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

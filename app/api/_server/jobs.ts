import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@/lib/api/problem';
import { clientAddress, type CurrentUser } from '@/lib/auth';
import { expiryOf, type Job } from '@/lib/jobs/office';
import type { Telling } from './event-stream';

/** Does the caller want a job in any case, however short it is? (RFC 7240) */
export const wantsJob = (request: Request): boolean =>
  /(^|[\s,;])respond-async($|[\s,;])/i.test(request.headers.get('prefer') ?? '');

/** Whom jobs are counted for. */
export const callerOf = (request: Request, user: CurrentUser | undefined): string =>
  user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`;

/** For a caller who has as many jobs under way as one may have. */
export const tooManyJobs = (): Problem =>
  new Problem('too_many_requests', 'Too many jobs are under way. Let one end, or cancel it.', {
    headers: { 'Retry-After': '10' },
  });

/** What takes no longer is answered at once. */
const AT_ONCE_MS = 2_000;

/** What a job came to, if that is soon and nobody asked for a job; otherwise the job, and where it is. */
export async function answerSoon<J extends Pick<Job<unknown>, 'id' | 'over'>, R, S>(
  request: Request,
  job: J | undefined,
  { at, show, resultOf }: { at: string; show(job: J): S; resultOf(job: J): R | undefined },
) {
  if (!job) return tooManyJobs();
  const isLater = wantsJob(request);
  if (!isLater) await Promise.race([job.over, wait(AT_ONCE_MS, undefined, { ref: false })]);
  const result = isLater ? undefined : resultOf(job);
  return result ? { data: result } : ({ data: show(job), status: 202, location: `${at}/${job.id}` } as const);
}

/** A job of games as the API shows it. */
export const showJob = <R>(
  job: Job<unknown>,
  { games, asked, result }: { readonly games: number; readonly asked: number; readonly result: R | null },
) => {
  const expiry = expiryOf(job);
  return {
    id: job.id,
    state: job.state,
    games,
    asked,
    createdAt: new Date(job.createdAt).toISOString(),
    expiresAt: expiry === undefined ? null : new Date(expiry).toISOString(),
    result,
  };
};

/** Tells the progress of a job, until it has ended. */
export const followJob = (
  job: Pick<Job<unknown>, 'gone' | 'state' | 'watchers'>,
  show: () => unknown,
  { say, end, onEnd }: Telling,
): void => {
  const look = (): void => {
    if (job.gone.signal.aborted) {
      say('gone', {});
      return end();
    }
    const isOver = job.state !== 'running';
    say(isOver ? 'done' : 'progress', show());
    if (isOver) end();
  };
  job.watchers.add(look);
  onEnd(() => job.watchers.delete(look));
  look();
};

import 'server-only';
import { Problem } from '@/lib/api/problem';
import { clientAddress, type CurrentUser } from '@/lib/auth';
import { expiryOf, forgetJob, jobSoon, keepJob } from '@/lib/jobs/jobs';
import { newsOf, type Job } from '@/lib/jobs/office';
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
export async function answerSoon<P, T, R, S>(
  request: Request,
  begun: Job<P, T> | undefined,
  { at, show, resultOf }: { at: string; show(job: Job<P, T>): S; resultOf(job: Job<P, T>): R | undefined },
) {
  if (!begun) return tooManyJobs();
  const isLater = wantsJob(request);
  const job = isLater ? begun : await jobSoon(begun, AT_ONCE_MS);
  const result = isLater ? undefined : resultOf(job);
  if (result) {
    forgetJob(job.id);
    return { data: result };
  }
  await keepJob(job.id);
  return { data: show(job), status: 202, location: `${at}/${job.id}` } as const;
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

/** How often a job is asked for that another server is at. */
const LOOK_MS = 1_000;

/** Tells the progress of a job, until it has ended. */
export async function followJob<P, T>(
  id: string,
  { find, show }: { find(): Promise<Job<P, T> | undefined>; show(job: Job<P, T>): unknown },
  { say, end, onEnd }: Telling,
): Promise<void> {
  let isOver = false;
  let told: string | undefined;
  onEnd(() => (isOver = true));
  /** @returns whether there may be more to tell */
  const look = async (): Promise<boolean> => {
    const job = await find();
    if (isOver) return false;
    if (!job) say('gone', {});
    else if (job.state !== 'running') say('done', show(job));
    else {
      const so = JSON.stringify(job.soFar);
      if (so !== told) say('progress', show(job));
      told = so;
      return true;
    }
    end();
    return false;
  };
  const lookOn = async (): Promise<void> => {
    do await newsOf(id, LOOK_MS);
    while (await look());
  };
  if (await look()) lookOn().catch(end);
}

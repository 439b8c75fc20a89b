import { setTimeout as wait } from 'node:timers/promises';
import { handle } from '@/app/api/_server/house';
import { matchOf, resultOf, showJob } from '@/app/api/_server/simulations';
import { runSimulation } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { clientAddress } from '@/lib/auth';
import { beginSimulation } from '@/lib/jobs/simulations';

/** What takes no longer is answered at once. */
const AT_ONCE_MS = 2_000;

const wantsJob = (request: Request): boolean =>
  /(^|[\s,;])respond-async($|[\s,;])/i.test(request.headers.get('prefer') ?? '');

const run = handle(runSimulation, async ({ request, body, user }) => {
  const match = await matchOf(user, body);
  if (match instanceof Problem) return match;
  const caller = user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`;
  const job = beginSimulation(match, caller, user?.id);
  if (!job)
    return new Problem(
      'too_many_requests',
      'Too many simulations are under way. Let one end, or cancel it.',
      {
        headers: { 'Retry-After': '10' },
      },
    );
  if (!wantsJob(request)) await Promise.race([job.over, wait(AT_ONCE_MS, undefined, { ref: false })]);
  const result = wantsJob(request) ? undefined : resultOf(job);
  return result
    ? { data: result }
    : { data: showJob(job), status: 202, location: `/api/v1/simulations/${job.id}` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(run);

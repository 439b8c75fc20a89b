import { setTimeout as wait } from 'node:timers/promises';
import { handle } from '@/app/api/_server/house';
import { callerOf, tooManyJobs, wantsJob } from '@/app/api/_server/jobs';
import { matchOf, resultOf, showJob } from '@/app/api/_server/simulations';
import { runSimulation } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { beginSimulation } from '@/lib/jobs/simulations';

/** What takes no longer is answered at once. */
const AT_ONCE_MS = 2_000;

const run = handle(runSimulation, async ({ request, body, user }) => {
  const match = await matchOf(user, body);
  if (match instanceof Problem) return match;
  const job = beginSimulation(match, callerOf(request, user), user?.id);
  if (!job) return tooManyJobs();
  if (!wantsJob(request)) await Promise.race([job.over, wait(AT_ONCE_MS, undefined, { ref: false })]);
  const result = wantsJob(request) ? undefined : resultOf(job);
  return result
    ? { data: result }
    : { data: showJob(job), status: 202, location: `/api/v1/simulations/${job.id}` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(run);

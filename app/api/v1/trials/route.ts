import { handle } from '@/app/api/_server/house';
import { answerSoon, callerOf } from '@/app/api/_server/jobs';
import { resultOf, showTrial, trialOf } from '@/app/api/_server/trials';
import { runTrial } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { beginTrial } from '@/lib/jobs/trials';

const run = handle(runTrial, async ({ request, body, user }) => {
  const read = await trialOf(user, body);
  if (read instanceof Problem) return read;
  const job = await beginTrial(read, callerOf(request, user), user?.id);
  return answerSoon(request, job, { at: '/api/v1/trials', show: showTrial, resultOf });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(run);

import { handle } from '@/app/api/_server/house';
import { answerSoon, callerOf } from '@/app/api/_server/jobs';
import { matchOf, resultOf, showSimulation } from '@/app/api/_server/simulations';
import { runSimulation } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { beginSimulation } from '@/lib/jobs/simulations';

const run = handle(runSimulation, async ({ request, body, user }) => {
  const match = await matchOf(user, body);
  if (match instanceof Problem) return match;
  const job = await beginSimulation(match, callerOf(request, user), user?.id);
  return answerSoon(request, job, { at: '/api/v1/simulations', show: showSimulation, resultOf });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(run);

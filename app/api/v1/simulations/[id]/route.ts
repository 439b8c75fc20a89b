import { handle } from '@/app/api/_server/house';
import { showSimulation } from '@/app/api/_server/simulations';
import { cancelSimulation, getSimulation } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { dropJob } from '@/lib/jobs/jobs';
import { findSimulation } from '@/lib/jobs/simulations';

const read = handle(getSimulation, async ({ params, user }) => {
  const job = await findSimulation(params.id, user?.id);
  return job ? { data: showSimulation(job) } : notFound('simulation');
});

const cancel = handle(cancelSimulation, async ({ params, user }) => {
  const job = await findSimulation(params.id, user?.id);
  if (!job) return notFound('simulation');
  await dropJob(job.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, cancel);

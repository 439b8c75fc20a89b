import { handle } from '@/app/api/_server/house';
import { showTrial } from '@/app/api/_server/trials';
import { cancelTrial, getTrial } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { dropJob } from '@/lib/jobs/jobs';
import { findTrial } from '@/lib/jobs/trials';

const read = handle(getTrial, async ({ params, user }) => {
  const job = await findTrial(params.id, user?.id);
  return job ? { data: showTrial(job) } : notFound('trial');
});

const cancel = handle(cancelTrial, async ({ params, user }) => {
  const job = await findTrial(params.id, user?.id);
  if (!job) return notFound('trial');
  await dropJob(job.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, cancel);

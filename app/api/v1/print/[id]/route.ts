import { handle } from '@/app/api/_server/house';
import { showPrint } from '@/app/api/_server/prints';
import { cancelPrint, getPrint } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { dropJob } from '@/lib/jobs/jobs';
import { findPrint } from '@/lib/jobs/prints';

const read = handle(getPrint, async ({ params, user }) => {
  const job = await findPrint(params.id, user?.id);
  return job ? { data: showPrint(job) } : notFound('print job');
});

const cancel = handle(cancelPrint, async ({ params, user }) => {
  const job = await findPrint(params.id, user?.id);
  if (!job) return notFound('print job');
  await dropJob(job.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, cancel);

import { streamEvents } from '@/app/api/_server/event-stream';
import { handle } from '@/app/api/_server/house';
import { followJob } from '@/app/api/_server/jobs';
import { showSimulation } from '@/app/api/_server/simulations';
import { watchSimulation } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findSimulation } from '@/lib/jobs/simulations';

const watch = handle(watchSimulation, (asked) => {
  const job = findSimulation(asked.params.id, asked.user?.id);
  return job
    ? streamEvents(asked, (telling) => followJob(job, () => showSimulation(job), telling))
    : notFound('simulation');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

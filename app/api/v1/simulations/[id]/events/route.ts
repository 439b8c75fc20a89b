import { streamEvents } from '@/app/api/_server/event-stream';
import { handle } from '@/app/api/_server/house';
import { followJob } from '@/app/api/_server/jobs';
import { showSimulation } from '@/app/api/_server/simulations';
import { watchSimulation } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findSimulation } from '@/lib/jobs/simulations';

const watch = handle(watchSimulation, async (asked) => {
  const { id } = asked.params;
  const find = () => findSimulation(id, asked.user?.id);
  return (await find())
    ? streamEvents(asked, (telling) => followJob(id, { find, show: showSimulation }, telling))
    : notFound('simulation');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

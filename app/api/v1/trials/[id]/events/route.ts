import { streamEvents } from '@/app/api/_server/event-stream';
import { handle } from '@/app/api/_server/house';
import { followJob } from '@/app/api/_server/jobs';
import { showTrial } from '@/app/api/_server/trials';
import { watchTrial } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findTrial } from '@/lib/jobs/trials';

const watch = handle(watchTrial, async (asked) => {
  const { id } = asked.params;
  const find = () => findTrial(id, asked.user?.id);
  return (await find())
    ? streamEvents(asked, (telling) => followJob(id, { find, show: showTrial }, telling))
    : notFound('trial');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

import { watchList } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { listThing } from '@/app/api/_server/editing';
import { streamEvents } from '@/app/api/_server/event-stream';
import { follow } from '@/app/api/_server/feed';
import { handle } from '@/app/api/_server/house';
import { findStanding, standingById, type ListStanding } from '@/lib/db/lists/list-access';

const markOf = (now: ListStanding): string => `${now.version}.${now.hands}`;

const watch = handle(watchList, async (asked) => {
  const { request, params, user } = asked;
  const { id } = params;
  if (!(await findStanding(user.id, id))) return notFound('list');
  return streamEvents(asked, (telling) =>
    follow(telling, {
      thing: listThing(id),
      event: 'list',
      mark: async () => {
        const now = await standingById(id);
        return now && markOf(now);
      },
      look: async () => {
        const now = await findStanding(user.id, id);
        return now && { id: markOf(now), data: { version: now.version } };
      },
      has: request.headers.get('last-event-id'),
    }),
  );
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

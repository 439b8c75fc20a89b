import { watchTable } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { streamEvents } from '@/app/api/_server/event-stream';
import { follow } from '@/app/api/_server/feed';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { showNow, tableThing } from '@/app/api/_server/tables';
import { findTable, tableVersion } from '@/lib/db/tables/tables';

const watch = handle(watchTable, async (asked) => {
  const { request, params, user } = asked;
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await findTable(visitor, params.id);
  if (!table) return notFound('table');
  const { inviteCode } = table;
  return streamEvents(asked, (telling) =>
    follow(telling, {
      thing: tableThing(inviteCode),
      event: 'table',
      mark: () => tableVersion(inviteCode),
      look: async () => {
        const now = await findTable(visitor, params.id);
        return now && { id: String(now.version), data: showNow(now) };
      },
      has: request.headers.get('last-event-id'),
    }),
  );
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

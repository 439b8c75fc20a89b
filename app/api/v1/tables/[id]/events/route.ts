import { watchTable } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { tableEvents } from '@/app/api/_server/table-feed';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { showNow } from '@/app/api/_server/tables';
import { clientAddress } from '@/lib/auth';
import { findTable } from '@/lib/db/tables';

const watch = handle(watchTable, async ({ request, params, query, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await findTable(visitor, params.id);
  if (!table) return notFound('table');
  const has = request.headers.get('last-event-id');
  const stream = tableEvents({
    inviteCode: table.inviteCode,
    caller: user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`,
    seconds: query.seconds,
    has: has !== null && /^\d{1,9}$/.test(has) ? Number(has) : undefined,
    signal: request.signal,
    look: async () => {
      const now = await findTable(visitor, params.id);
      return now && showNow(now);
    },
  });
  return stream
    ? { stream, type: 'text/event-stream; charset=utf-8' }
    : new Problem('too_many_requests', 'Too many streams are open. Close one, or come back later.', {
        headers: { 'Retry-After': '30' },
      });
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(watch);

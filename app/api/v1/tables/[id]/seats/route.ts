import { takeSeat } from '@/lib/api/contract';
import { Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { keepKey, visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/table-seats';
import { findTable } from '@/lib/db/tables/tables';
import { findUser } from '@/lib/db/users';

const take = handle(takeSeat, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const name = body.name ?? (user && ((await findUser(user.id))?.name ?? 'Player'))?.slice(0, 60);
  if (name === undefined)
    return refused('invalid_request', [
      { path: ['name'], code: 'invalid_type', message: 'Say under which name you sit.' },
    ]);
  const change = await db.takeSeat(visitor, params.id, {
    name,
    ...(body.n === undefined ? {} : { n: body.n }),
  });
  if (!change.ok) return notDone(change.reason);
  const { n, key } = change.value;
  const { inviteCode } = change.table;
  // Who has just got a key sees the table as its holder.
  const table = (key === undefined ? undefined : await findTable({ key }, inviteCode)) ?? change.table;
  return {
    data: { seat: n, key: key ?? null, table: changed(table).data },
    location: `/api/v1/tables/${table.id}`,
    ...(key === undefined ? {} : { headers: { 'Set-Cookie': keepKey(request, inviteCode, key) } }),
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(take);

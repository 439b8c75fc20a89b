import { renewSeatKey } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { keepKey, visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/table-seats';
import { findTable } from '@/lib/db/tables/tables';

const renew = handle(renewSeatKey, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  if (!body.renew) {
    const { key } = visitor;
    const table = key === undefined ? undefined : await findTable({ key }, params.id);
    if (key === undefined || table?.seat !== params.n) return notFound('table or seat');
    return { data: { key }, headers: { 'Set-Cookie': keepKey(request, table.inviteCode, key) } };
  }
  const change = await db.renewKey(visitor, params.id, params.n);
  if (!change.ok) return notDone(change.reason);
  changed(change.table);
  return {
    data: { key: change.value },
    headers: { 'Set-Cookie': keepKey(request, change.table.inviteCode, change.value) },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(renew);

import { renewSeatKey } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { keepKey, visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/table-seats';

const renew = handle(renewSeatKey, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const change = await db.renewKey(visitor, params.id, params.n);
  if (!change.ok) return notDone(change.reason);
  changed(change.table);
  return {
    data: { key: change.value },
    headers: { 'Set-Cookie': keepKey(request, change.table.inviteCode, change.value) },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(renew);

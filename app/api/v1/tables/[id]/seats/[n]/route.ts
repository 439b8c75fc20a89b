import { leaveSeat } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/table-seats';

const leave = handle(leaveSeat, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const change = await db.leaveSeat(visitor, params.id, params.n);
  if (!change.ok) return notDone(change.reason);
  changed(change.table);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(leave);

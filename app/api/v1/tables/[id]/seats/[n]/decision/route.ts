import { decideOnList } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/table-checks';

const decide = handle(decideOnList, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const change = await db.decideOnList(visitor, params.id, params.n, body);
  return change.ok ? changed(change.table) : notDone(change.reason);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(decide);

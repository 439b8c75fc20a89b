import { revealLists } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, notDone } from '@/app/api/_server/tables';
import { wantReveal } from '@/lib/db/tables/table-lists';

const reveal = handle(revealLists, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const change = await wantReveal(visitor, params.id, body.want);
  return change.ok ? changed(change.table) : notDone(change.reason);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(reveal);

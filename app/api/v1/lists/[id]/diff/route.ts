import { diffList } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists';
import { diffLists } from '@/lib/rules';

const diff = handle(diffList, async ({ params: { id }, query: { from, to }, user }) => {
  const [before, after] = await Promise.all([
    db.findListVersion(user.id, id, from),
    db.findListVersion(user.id, id, to),
  ]);
  if (!before || !after) return notFound('version');
  const system = await systemOf(after.list.system);
  return { data: { from, to, changes: diffLists(system, before.list, after.list) } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(diff);

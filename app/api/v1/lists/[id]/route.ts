import { deleteList, getList, updateList } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { notChanged } from '@/app/api/_server/change';
import { handle } from '@/app/api/_server/house';
import { contextOf, readableList, showList } from '@/app/api/_server/lists';
import * as db from '@/lib/db/lists';

const read = handle(getList, async ({ params, user }) => {
  const found = await readableList(user, params.id);
  if (!found) return notFound('list');
  return { data: await showList(found.saved, user, found.mine), version: found.saved.version };
});

const update = handle(updateList, async ({ params, body: { agreement, ...body }, user, expected }) => {
  if (!(await db.findList(user.id, params.id))) return notFound('list');
  const context = await contextOf(body, agreement, user);
  if (context instanceof Problem) return context;
  const change = await db.updateList(user.id, params.id, expected, body, context);
  if (!change.ok) return notChanged(change, 'list', (current) => showList(current, user));
  return { data: await showList(change.saved, user), version: change.saved.version };
});

const remove = handle(deleteList, async ({ params, user, expected }) => {
  const change = await db.deleteList(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'list', (current) => showList(current, user));
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

import { deleteList, getList, updateList } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { movedGame, notChanged } from '@/app/api/_server/change';
import { tellList } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import { contextOf, readableList, showList, showReadable } from '@/app/api/_server/lists';
import { findWorkedList } from '@/lib/db/lists/list-access';
import * as db from '@/lib/db/lists/lists';

const read = handle(getList, async ({ params, user }) => {
  const found = await readableList(user, params.id);
  if (!found) return notFound('list');
  return { data: await showReadable(found, user), version: found.saved.version };
});

const update = handle(updateList, async ({ params, body: { agreement, ...body }, user, expected }) => {
  const worked = await findWorkedList(user.id, params.id);
  if (!worked) return notFound('list');
  const { owner, role, saved } = worked;
  if (role === 'suggest')
    return new Problem('suggest_only', 'Its owner lets you suggest changes. Send it as a suggestion.');
  // Verdicts, suggestions, copies and what is published of it are of its game.
  const moved = await movedGame('list', saved, body);
  if (moved) return moved;
  const context = await contextOf(body, agreement, user);
  if (context instanceof Problem) return context;
  const author = role === 'edit' ? user.id : undefined;
  const change = await db.updateList(owner, params.id, expected, body, { ...context, author });
  if (!change.ok) return notChanged(change, 'list', (current) => showList(current, user, role));
  tellList(params.id);
  return { data: await showList(change.saved, user, role), version: change.saved.version };
});

const remove = handle(deleteList, async ({ params, user, expected }) => {
  const change = await db.deleteList(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'list', (current) => showList(current, user));
  tellList(params.id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

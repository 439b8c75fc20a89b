import { putEditor, removeEditor } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showEditors, tellList } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/list-editors';

const put = handle(putEditor, async ({ params: { id, editor }, body, user }) => {
  const done = await db.setRole(user.id, id, editor, body.role);
  if (done) tellList(id);
  const found = done ? await db.findEditors(user.id, id) : undefined;
  return found ? { data: showEditors(found) } : notFound('editor');
});

const remove = handle(removeEditor, async ({ params: { id, editor }, user }) => {
  if (!(await db.removeEditor(user.id, id, editor))) return notFound('editor');
  tellList(id);
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(put, remove);

import { getEditors, inviteEditors } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showEditors } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import { findEditors, setInvite } from '@/lib/db/lists/list-editors';

const read = handle(getEditors, async ({ params, user }) => {
  const found = await findEditors(user.id, params.id);
  return found ? { data: showEditors(found) } : notFound('list');
});

const invite = handle(inviteEditors, async ({ params, body, user }) => {
  const done = await setInvite(user.id, params.id, body.invite ?? undefined);
  const found = done ? await findEditors(user.id, params.id) : undefined;
  return found ? { data: showEditors(found) } : notFound('list');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, invite);

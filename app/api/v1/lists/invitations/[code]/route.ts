import { acceptInvitation, getInvitation } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { tellList } from '@/app/api/_server/editing';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/list-editors';

const read = handle(getInvitation, async ({ params }) => {
  const found = await db.findInvitation(params.code);
  if (!found) return notFound('invitation');
  const { name, system, ownerName, role } = found;
  return { data: { list: name, system, owner: ownerName ?? null, role } };
});

const accept = handle(acceptInvitation, async ({ params, user }) => {
  const joined = await db.acceptInvitation(user.id, params.code);
  if (joined === 'missing') return notFound('invitation');
  if (joined === 'full')
    return new Problem(
      'too_many_editors',
      `At most ${db.MOST_EDITORS} people work on a list with its owner.`,
    );
  tellList(joined.listId);
  return { data: { id: joined.listId, role: joined.role } };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, accept);

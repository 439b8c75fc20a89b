import { deleteComment, getComment } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showComment } from '@/app/api/_server/comments';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/comments';

const read = handle(getComment, async ({ params, user }) => {
  const found = await db.findComment(user.id, params.id);
  return found ? { data: showComment(found) } : notFound('comment');
});

const remove = handle(deleteComment, async ({ params, user }) =>
  (await db.deleteComment(user.id, params.id)) ? { data: undefined } : notFound('comment'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, remove);

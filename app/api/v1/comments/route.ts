import { createComment, listComments } from '@/lib/api/contract';
import { notFound, Problem, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { commentPlace, showComment } from '@/app/api/_server/comments';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/comments';

const list = handle(listComments, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const found = await commentPlace(query, user, 'query');
  if (found instanceof Problem) return found;
  return { data: await showPage(await db.listComments(user?.id, found.place, request), showComment) };
});

const create = handle(createComment, async ({ body: { text, ...where }, user }) => {
  const found = await commentPlace(where, user, 'body');
  if (found instanceof Problem) return found;
  if (!found.open && !found.mine)
    return new Problem('comments_closed', 'The owner of this list takes no comments.');
  if (!found.stands) return notFound('entry');
  const saved = await db.addComment(user.id, found.place, text);
  if (saved === 'too_many') return tooManyOf('comments');
  return { data: showComment(saved), location: `/api/v1/comments/${saved.id}` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

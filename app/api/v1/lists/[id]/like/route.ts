import { likeList, unlikeList } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { readableList } from '@/app/api/_server/lists';
import type { UserId } from '@/lib/db/ids';
import { setLike } from '@/lib/db/lists/lists';

async function put(user: { readonly id: UserId }, id: string, isLiked: boolean) {
  const found = await readableList(user, id);
  if (found?.saved.publishedAt === undefined) return notFound('published list');
  if (found.mine) return new Problem('own_list', 'A list of one’s own cannot be liked.');
  const likes = await setLike(user.id, found.saved.id, isLiked);
  return likes ? { data: likes } : notFound('published list');
}

const like = handle(likeList, ({ params, user }) => put(user, params.id, true));
const unlike = handle(unlikeList, ({ params, user }) => put(user, params.id, false));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(like, unlike);

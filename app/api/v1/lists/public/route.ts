import { listPublishedLists } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showPublishedLists } from '@/app/api/_server/lists';
import { asPageRequest } from '@/app/api/_server/page';
import * as db from '@/lib/db/lists/lists';

const list = handle(listPublishedLists, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const { system, q, entry, sort, likedByMe } = query;
  if (likedByMe && !user)
    return new Problem('not_signed_in', 'Nobody is signed in whose likes could be found.', {
      headers: { 'WWW-Authenticate': 'Bearer realm="muster"' },
    });
  const page = await db.listPublishedLists({
    ...request,
    system,
    words: q,
    entry,
    sort,
    reader: user?.id,
    likedBy: likedByMe ? user?.id : undefined,
  });
  return { data: await showPublishedLists(page) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

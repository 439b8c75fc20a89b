import { deleteSearch, getSearch } from '@/lib/api/contract';
import { notFound } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import * as db from '@/lib/db/lists/saved-searches';

const read = handle(getSearch, async ({ params, user }) => {
  const found = await db.findSearch(user.id, params.id);
  return found ? { data: found } : notFound('search');
});

const remove = handle(deleteSearch, async ({ params, user }) =>
  (await db.deleteSearch(user.id, params.id)) ? { data: undefined } : notFound('search'),
);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, remove);

import { createSearch, listSearches } from '@/lib/api/contract';
import { Problem, refused, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { shelfWorld } from '@/app/_server/shelf';
import * as db from '@/lib/db/lists/saved-searches';
import { readShelfQuery } from '@/lib/search';

const list = handle(listSearches, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  return { data: await showPage(await db.listSearches(user.id, request), (search) => search) };
});

const create = handle(createSearch, async ({ body, user }) => {
  const { problems } = readShelfQuery(body.query, await shelfWorld(user.id, body.query));
  if (problems.length > 0)
    return refused(
      'invalid_query',
      problems.map(({ code, message }) => ({ path: ['query'], code, message })),
    );
  const saved = await db.createSearch(user.id, body);
  if (saved === 'too_many') return tooManyOf('searches');
  return { data: saved, location: `/api/v1/searches/${saved.id}` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

import { createList, listLists } from '@/lib/api/contract';
import { Problem, refused, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { contextOf, showList, showLists } from '@/app/api/_server/lists';
import { asPageRequest } from '@/app/api/_server/page';
import { shelfWorld } from '@/app/_server/shelf';
import { searchShelf } from '@/app/_server/search-shelf';
import * as db from '@/lib/db/lists/lists';
import { readShelfQuery } from '@/lib/search';

const list = handle(listLists, async ({ query, user }) => {
  const { limit: _l, cursor: _c, deleted, q, ...wanted } = query;
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const filter = Object.fromEntries(Object.entries(wanted).filter(([, v]) => v !== undefined));
  const asked =
    q === undefined || q.trim() === '' ? undefined : readShelfQuery(q, await shelfWorld(user.id, q));
  if (asked && asked.problems.length > 0)
    return refused(
      'invalid_query',
      asked.problems.map(({ code, message }) => ({ path: ['q'], code, message })),
      [],
      'query',
    );
  const page = deleted
    ? await db.listDeletedLists(user.id, request)
    : asked
      ? await searchShelf(user.id, asked.test, { ...request, ...filter })
      : await db.listLists(user.id, { ...request, ...filter });
  return { data: await showLists(page, user) };
});

const create = handle(createList, async ({ body: { agreement, ...body }, user }) => {
  const context = await contextOf(body, agreement, user);
  if (context instanceof Problem) return context;
  const saved = await db.createList(user.id, body, context);
  if (saved === 'too_many') return tooManyOf('lists');
  return { data: await showList(saved, user), location: `/api/v1/lists/${saved.id}`, version: saved.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

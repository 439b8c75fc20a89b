import { createList, listLists } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { contextOf, showList, summarizeList } from '@/app/api/_server/lists';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/lists';

const list = handle(listLists, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = query.deleted
    ? await db.listDeleted(user.id, request)
    : await db.listLists(user.id, {
        ...request,
        ...(query.system === undefined ? {} : { system: query.system }),
      });
  return { data: await showPage(page, (saved) => summarizeList(saved, user)) };
});

const create = handle(createList, async ({ body: { agreement, ...body }, user }) => {
  const context = await contextOf(body, agreement, user);
  if (context instanceof Problem) return context;
  const saved = await db.createList(user.id, body, context);
  return { data: await showList(saved, user), location: `/api/v1/lists/${saved.id}`, version: saved.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

import { listPublishedLists } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showPublishedList } from '@/app/api/_server/lists';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/lists/lists';

const list = handle(listPublishedLists, async ({ query }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const { system, q, entry, sort } = query;
  const page = await db.listPublishedLists({ ...request, system, words: q, entry, sort });
  return { data: await showPage(page, showPublishedList) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

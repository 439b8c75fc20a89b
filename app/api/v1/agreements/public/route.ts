import { listPublished } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { showPublished } from '@/app/api/_server/agreements';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/agreements/agreements';

const list = handle(listPublished, async ({ query }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const { system, q, sort } = query;
  return {
    data: await showPage(await db.listPublished({ ...request, system, words: q, sort }), showPublished),
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

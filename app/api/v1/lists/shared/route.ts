import { listShared } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showSharedLists } from '@/app/api/_server/lists';
import { asPageRequest } from '@/app/api/_server/page';
import { listWorked } from '@/lib/db/lists/list-access';

const list = handle(listShared, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  return { data: await showSharedLists(await listWorked(user.id, request), user) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

import { listActsOnOwn } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showActOn } from '@/app/api/_server/moderation';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { listActsOn } from '@/lib/db/moderation/log';

const list = handle(listActsOnOwn, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  return { data: await showPage(await listActsOn(user.id, request), showActOn) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

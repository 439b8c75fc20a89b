import { listCases } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { showCase } from '@/app/api/_server/moderation';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { isModerator } from '@/lib/auth';
import { listHiddenCases, listOpenCases } from '@/lib/db/moderation/cases';

const list = handle(listCases, async ({ query: { state, ...query }, user }) => {
  if (!(await isModerator(user.id))) return notFound();
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = await (state === 'open' ? listOpenCases(request) : listHiddenCases(request));
  return { data: await showPage(page, showCase) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

import { listAgreementVersions } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/agreements/agreements';

const list = handle(listAgreementVersions, async ({ params, query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = await db.listAgreementVersions(user.id, params.id, request);
  return page ? { data: await showPage(page, (line) => line) } : notFound('agreement');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

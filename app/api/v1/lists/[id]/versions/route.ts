import { listListVersions } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { agreementsOfVersions, showVersion } from '@/app/api/_server/lists';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/lists/lists';

const list = handle(listListVersions, async ({ params, query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = await db.listVersions(user.id, params.id, request);
  if (!page) return notFound('list');
  const usable = await agreementsOfVersions(page.data, user);
  return { data: await showPage(page, (version) => showVersion(version, usable)) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

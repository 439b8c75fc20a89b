import { listReports } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import * as db from '@/lib/db/moderation/reports';

const list = handle(listReports, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  return { data: await showPage(await db.listReports(user.id, request), (report) => report) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

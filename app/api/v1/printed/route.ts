import { listPrinted } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { showRun } from '@/app/api/_server/printed';
import * as db from '@/lib/db/print-runs';

const list = handle(listPrinted, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const { system } = query;
  const runs = await db.listPrintRuns(user.id, { ...request, ...(system === undefined ? {} : { system }) });
  return { data: await showPage(runs, showRun) };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list);

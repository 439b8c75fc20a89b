import { acceptAgreement } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, checkFor, notDone } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/table-seats';
import { findTable } from '@/lib/db/tables/tables';
import type { List } from '@/lib/rules';

const accept = handle(acceptAgreement, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await findTable(visitor, params.id);
  if (!table) return notFound('table or seat');
  const system = table.checkedByHost ? await systemOf(table.system) : undefined;
  const judge = system && ((list: List) => checkFor(system, table, list));
  const change = await db.acceptAgreement(visitor, params.id, params.n, body.code, judge);
  return change.ok ? changed(change.table) : notDone(change.reason);
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accept);

import { getTableLists } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { matchOf, showTableList, summarizeTable } from '@/app/api/_server/tables';
import { openLists } from '@/lib/db/tables/table-lists';

const read = handle(getTableLists, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const found = await openLists(visitor, params.id);
  if (!found) return notFound('table');
  const { table, lists } = found;
  return {
    data: {
      open: summarizeTable(table).open,
      lists: await Promise.all(lists.map((list) => showTableList(table, list))),
      match: await matchOf(table, lists),
    },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

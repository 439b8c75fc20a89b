import { restoreTable } from '@/lib/api/contract';
import { notFound, tooManyOf } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { changed } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/tables';

const restore = handle(restoreTable, async ({ params, user }) => {
  const table = await db.restoreTable(user.id, params.id);
  if (table === 'too_many') return tooManyOf('tables');
  return table ? changed(table) : notFound('table');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(restore);

import { copyTable } from '@/lib/api/contract';
import { resource } from '@/lib/api/resource';
import { handle } from '@/app/api/_server/house';
import { notDone, showTable } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/tables';

const copy = handle(copyTable, async ({ params, body, user }) => {
  const made = await db.copyTable(user.id, params.id, body.name);
  if (!made.ok) return notDone(made.reason);
  const { table } = made;
  return { data: showTable(table), location: `/api/v1/tables/${table.id}`, version: table.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(copy);

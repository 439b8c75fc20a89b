import { createTable, listTables } from '@/lib/api/contract';
import { Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { agreementFor, notDone, showTable, summarizeTable } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables';
import { findUser } from '@/lib/db/users';

const list = handle(listTables, async ({ query, user }) => {
  const request = asPageRequest(query);
  if (request instanceof Problem) return request;
  const page = query.deleted
    ? await db.listDeletedTables(user.id, request)
    : await db.listTables(user.id, request);
  return { data: await showPage(page, summarizeTable) };
});

const create = handle(createTable, async ({ body, user }) => {
  const terms = await agreementFor(await systemOf(body.system), body, user);
  if (terms instanceof Problem) return terms;
  const name = body.sitAs ?? (await findUser(user.id))?.name ?? 'Host';
  const table = await db.makeTable(user.id, {
    name: body.name,
    ...terms,
    seats: Array.from({ length: body.seats }, (_, i) => body.names[i] ?? ''),
    ...(body.sit ? { sitAs: name.slice(0, 60) } : {}),
    sealed: body.sealed,
  });
  if (!table) return notDone('too_many');
  return { data: showTable(table), location: `/api/v1/tables/${table.id}`, version: table.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

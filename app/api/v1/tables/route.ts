import { createTable, listTables } from '@/lib/api/contract';
import { Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { handle } from '@/app/api/_server/house';
import { asPageRequest, showPage } from '@/app/api/_server/page';
import { agreementFor, notDone, showTable, summarizeTable } from '@/app/api/_server/tables';
import * as db from '@/lib/db/tables/tables';
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
  const locksAt = body.locksAt === undefined ? undefined : new Date(body.locksAt);
  if (locksAt && locksAt <= new Date())
    return refused('invalid_request', [
      { path: ['locksAt'], code: 'too_early', message: 'Nobody could hand in a list: this moment is past.' },
    ]);
  const terms = await agreementFor(await systemOf(body.system), body, user);
  if (terms instanceof Problem) return terms;
  const name = body.sitAs ?? (await findUser(user.id))?.name ?? 'Host';
  const table = await db.makeTable(user.id, {
    name: body.name,
    ...terms,
    seats: Array.from({ length: body.seats }, (_, i) => body.names[i] ?? ''),
    ...(body.sit ? { sitAs: name.slice(0, 60) } : {}),
    sealed: body.sealed,
    locksAt,
    checkedByHost: body.checkedByHost,
  });
  if (table === 'too_many') return notDone(table);
  return { data: showTable(table), location: `/api/v1/tables/${table.id}`, version: table.version };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(list, create);

import { randomBytes } from 'node:crypto';
import { getSeatList, handInList } from '@/lib/api/contract';
import { notFound, Problem, refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { checkEntries, verdictOn } from '@/lib/api/verdict';
import { handle } from '@/app/api/_server/house';
import { visitorOf } from '@/app/api/_server/table-visitor';
import { changed, checkFor, notDone, showTableList } from '@/app/api/_server/tables';
import { handIn, openLists } from '@/lib/db/tables/table-lists';
import { findTable, type Visitor } from '@/lib/db/tables/tables';

async function seatList(visitor: Visitor, address: string, n: number) {
  const found = await openLists(visitor, address);
  const list = found?.lists.find((l) => l.n === n);
  return found && list ? { data: await showTableList(found.table, list) } : notFound('list');
}

const read = handle(getSeatList, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  return visitor instanceof Problem ? visitor : seatList(visitor, params.id, params.n);
});

const submit = handle(handInList, async ({ request, params, body, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await findTable(visitor, params.id);
  if (table?.seat !== params.n) return notFound('table or seat');
  const { list } = body;
  if (list.system !== table.system)
    return refused('invalid_list', [
      { path: ['list', 'system'], code: 'wrong_system', message: 'This table plays another game.' },
    ]);
  const system = await systemOf(table.system);
  const fault = checkEntries(system, list, ['list']);
  if (fault) return fault;
  const verdict = verdictOn(system, list, table.agreement, {
    repairs: 0,
    listAt: ['list'],
    agreementAt: ['agreement'],
  });
  if (verdict instanceof Problem) return verdict;
  const change = await handIn(visitor, params.id, params.n, {
    list,
    salt: body.salt ?? randomBytes(16).toString('hex'),
    catalogueVersion: system.version,
    ...(table.checkedByHost ? { check: checkFor(system, table, list) } : {}),
  });
  if (!change.ok) return notDone(change.reason);
  changed(change.table);
  const shown = await seatList(visitor, params.id, params.n);
  return shown instanceof Problem
    ? shown
    : { ...shown, location: `/api/v1/tables/${params.id}/seats/${params.n}/list` };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, submit);

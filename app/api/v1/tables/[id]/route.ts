import { deleteTable, getTable, updateTable } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { notChanged } from '@/app/api/_server/change';
import { handle } from '@/app/api/_server/house';
import { tell } from '@/app/api/_server/feed';
import { visitorOf } from '@/app/api/_server/table-visitor';
import {
  agreementFor,
  changed,
  isAgreementHidden,
  notDone,
  showTable,
  tableThing,
} from '@/app/api/_server/tables';
import { editTable } from '@/lib/db/tables/table-edit';
import * as db from '@/lib/db/tables/tables';

const read = handle(getTable, async ({ request, params, user }) => {
  const visitor = visitorOf(request, user, params.id);
  if (visitor instanceof Problem) return visitor;
  const table = await db.findTable(visitor, params.id);
  if (!table) return notFound('table');
  const hidden = await isAgreementHidden(table);
  const data = { ...showTable(table), ...(hidden ? { agreementHidden: true as const } : {}) };
  return { data, version: table.version };
});

const update = handle(updateTable, async ({ params, body, user, expected }) => {
  const table = await db.findTable({ user: user.id }, params.id);
  if (!table?.host) return notFound('table');
  const { name, seats, locksAt } = body;
  const other = body.agreement !== undefined || body.preset !== undefined;
  const terms = other ? await agreementFor(await systemOf(table.system), body, user) : undefined;
  if (terms instanceof Problem) return terms;
  const change = await editTable(user.id, params.id, expected, {
    ...(name === undefined ? {} : { name }),
    ...(seats === undefined ? {} : { seats }),
    ...(locksAt === undefined ? {} : { locksAt: locksAt === null ? null : new Date(locksAt) }),
    ...terms,
  });
  if (change.ok) return changed(change.saved);
  return change.reason === 'refused' ? notDone(change.why) : notChanged(change, 'table', showTable);
});

const remove = handle(deleteTable, async ({ params, user, expected }) => {
  const change = await db.deleteTable(user.id, params.id, expected);
  if (!change.ok) return notChanged(change, 'table', showTable);
  tell(tableThing(change.saved.inviteCode));
  return { data: undefined };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read, update, remove);

import { z } from 'zod';
import { contract } from '../contract';
import { ById, eventStream, Flag, Id, Name, page, pageOf, streamFor } from '../shapes/common';
import {
  CompanionMark,
  CompanionStep,
  ListToHandIn,
  SeatToTake,
  Table,
  TableEdit,
  TableList,
  TableLists,
  TableSummary,
  TableToMake,
  TakenSeat,
} from '../shapes/table';
import { DecisionToMake, TableCheck } from '../shapes/table-check';

const head = { tag: 'tables', caching: 'private' } as const;
const BySeat = z.strictObject({ id: Id, n: z.coerce.number().int().min(1).max(99) });
const table = { status: 200, schema: Table } as const;

export const listTables = contract({
  ...head,
  id: 'listTables',
  method: 'GET',
  path: '/api/v1/tables',
  auth: 'user',
  summary: 'The tables that the caller hosts or sits at, newest first',
  query: z.strictObject({
    ...page,
    deleted: Flag.default(false).meta({
      description: 'Those of the caller that were deleted and can be restored, instead',
    }),
  }),
  success: { status: 200, schema: pageOf(TableSummary) },
});

export const createTable = contract({
  ...head,
  id: 'createTable',
  method: 'POST',
  path: '/api/v1/tables',
  auth: 'user',
  idempotent: true,
  summary: 'Make a table; the agreement is copied in',
  body: TableToMake,
  success: { status: 201, schema: Table },
  errors: [400, 409],
});

export const getTable = contract({
  ...head,
  id: 'getTable',
  method: 'GET',
  path: '/api/v1/tables/{id}',
  auth: 'optional',
  summary: 'A table of the caller by its id, or any by its invite code',
  description:
    'Guests prove their seat by the header Muster-Seat, or by the cookie that their browser got with the seat. No answer holds another seat’s list before the lists are open.',
  params: ById,
  success: table,
  errors: [404],
});

export const updateTable = contract({
  ...head,
  id: 'updateTable',
  method: 'PATCH',
  path: '/api/v1/tables/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Change name, agreement, number of seats or lock; another agreement must be accepted anew',
  params: ById,
  body: TableEdit,
  success: table,
  errors: [400, 404, 409],
});

export const deleteTable = contract({
  ...head,
  id: 'deleteTable',
  method: 'DELETE',
  path: '/api/v1/tables/{id}',
  auth: 'user',
  ifMatch: true,
  summary: 'Delete a table; for 30 days it can be restored',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

export const restoreTable = contract({
  ...head,
  id: 'restoreTable',
  method: 'POST',
  path: '/api/v1/tables/{id}/restore',
  auth: 'user',
  summary: 'Bring a deleted table back, with its seats and its link',
  params: ById,
  success: table,
  errors: [404],
});

export const copyTable = contract({
  ...head,
  id: 'copyTable',
  method: 'POST',
  path: '/api/v1/tables/{id}/copies',
  auth: 'user',
  idempotent: true,
  summary:
    'The same again: a new table with the agreement and the names of one that the caller hosts or sits at',
  params: ById,
  body: z.strictObject({ name: Name.optional() }).default({}),
  success: { status: 201, schema: Table },
  errors: [404, 409],
});

export const takeSeat = contract({
  ...head,
  id: 'takeSeat',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats',
  auth: 'optional',
  idempotent: true,
  summary: 'Sit down: with an account as oneself, without one with a key that is told once',
  params: ById,
  body: SeatToTake,
  success: { status: 201, schema: TakenSeat },
  errors: [400, 404, 409],
});

export const leaveSeat = contract({
  ...head,
  id: 'leaveSeat',
  method: 'DELETE',
  path: '/api/v1/tables/{id}/seats/{n}',
  auth: 'optional',
  summary: 'Get up, or ask somebody to leave as the host; what was handed in from the seat is gone',
  params: BySeat,
  success: { status: 204 },
  errors: [404, 409],
});

export const renewSeatKey = contract({
  ...head,
  id: 'renewSeatKey',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats/{n}/key',
  auth: 'optional',
  summary: 'A new key for a guest’s seat; the old one is void',
  params: BySeat,
  body: z
    .strictObject({
      renew: z
        .boolean()
        .default(true)
        .meta({ description: 'False: keep the key, and only give it to this browser as a cookie' }),
    })
    .default({ renew: true }),
  success: { status: 200, schema: z.strictObject({ key: z.string() }) },
  errors: [404],
});

export const acceptAgreement = contract({
  ...head,
  id: 'acceptAgreement',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats/{n}/acceptance',
  auth: 'optional',
  summary: 'Accept the agreement of the table, by its code',
  params: BySeat,
  body: z.strictObject({ code: z.string().max(20) }),
  success: table,
  errors: [404, 409],
});

export const handInList = contract({
  ...head,
  id: 'handInList',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats/{n}/list',
  auth: 'optional',
  idempotent: true,
  weight: 'work',
  summary: 'Hand a list in, or another in its place; an illegal one too, and its owner sees the verdict',
  description:
    'After the lock of the table it is refused. At a table with `checkedByHost` the host is told the verdict, and nothing of the list.',
  params: BySeat,
  body: ListToHandIn,
  success: { status: 201, schema: TableList },
  errors: [400, 404, 409],
});

export const getSeatList = contract({
  ...head,
  id: 'getSeatList',
  method: 'GET',
  path: '/api/v1/tables/{id}/seats/{n}/list',
  auth: 'optional',
  summary: 'The caller’s own list; anybody’s once they are open',
  params: BySeat,
  success: { status: 200, schema: TableList },
  errors: [404],
});

export const getTableLists = contract({
  ...head,
  id: 'getTableLists',
  method: 'GET',
  path: '/api/v1/tables/{id}/lists',
  auth: 'optional',
  weight: 'work',
  summary: 'All lists that the caller may read, their verdicts, and what holds between them',
  params: ById,
  success: { status: 200, schema: TableLists },
  errors: [404],
});

export const getTableChecks = contract({
  ...head,
  id: 'getTableChecks',
  method: 'GET',
  path: '/api/v1/tables/{id}/checks',
  auth: 'user',
  summary: 'For the host of a table with `checkedByHost`: the verdict on each list that is in',
  description:
    'Legal or not, which checks fail and how often, and the total: nothing that names what is in a list. Each is reached when the list is handed in and kept.',
  params: ById,
  success: { status: 200, schema: z.strictObject({ checks: z.array(TableCheck) }) },
  errors: [404, 409],
});

export const decideOnList = contract({
  ...head,
  id: 'decideOnList',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats/{n}/decision',
  auth: 'user',
  summary: 'Accept the list of a seat, or return it with a word, as the host of a table with `checkedByHost`',
  params: BySeat,
  body: DecisionToMake,
  success: table,
  errors: [400, 404, 409],
});

export const revealLists = contract({
  ...head,
  id: 'revealLists',
  method: 'POST',
  path: '/api/v1/tables/{id}/reveal',
  auth: 'optional',
  summary: 'Want the lists open, or no longer',
  description:
    'They open when all are in (with `checkedByHost`: in and accepted) and the host wants it, or everybody; before, only when the host and all who sit want it.',
  params: ById,
  body: z.strictObject({ want: z.boolean().default(true) }).default({ want: true }),
  success: table,
  errors: [404, 409],
});

export const stepTable = contract({
  ...head,
  id: 'stepTable',
  method: 'POST',
  path: '/api/v1/tables/{id}/companion',
  auth: 'optional',
  weight: 'read',
  summary: 'One step of the companion: a phase on, a tracker up or down, dice, undo',
  params: ById,
  body: CompanionStep,
  success: table,
  errors: [400, 404, 409],
});

export const getTableLog = contract({
  ...head,
  id: 'getTableLog',
  method: 'GET',
  path: '/api/v1/tables/{id}/log',
  auth: 'optional',
  summary: 'What was done at the table, newest first, back to the first step of the game',
  params: ById,
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(CompanionMark) },
  errors: [404],
});

export const watchTable = contract({
  ...head,
  id: 'watchTable',
  method: 'GET',
  path: '/api/v1/tables/{id}/events',
  auth: 'optional',
  caching: 'fresh',
  summary: 'What happens at a table, as server-sent events',
  description:
    'Event `table` holds the shape TableNow; its id is the version, and Last-Event-ID tells what the caller has. Event `gone` ends the stream. It also ends by itself after a while: connect again.',
  params: ById,
  query: streamFor(1800),
  success: eventStream,
  errors: [404, 429],
});

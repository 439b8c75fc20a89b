import { z } from 'zod';
import { contract } from '../contract';
import { ById, eventStream, Flag, Name, page, pageOf, streamFor } from '../shapes/common';
import { Table, TableEdit, TableSummary, TableToMake } from '../shapes/table';

const head = { tag: 'tables', caching: 'private' } as const;
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
  keeps: ['tables'],
  success: { status: 201, schema: Table },
  errors: [400, 409],
});

export const getTable = contract({
  ...head,
  id: 'getTable',
  method: 'GET',
  path: '/api/v1/tables/{id}',
  auth: 'optional',
  seatKey: true,
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
  keeps: ['tables'],
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
  keeps: ['tables'],
  success: { status: 201, schema: Table },
  errors: [404, 409],
});

export const revealLists = contract({
  ...head,
  id: 'revealLists',
  method: 'POST',
  path: '/api/v1/tables/{id}/reveal',
  auth: 'optional',
  seatKey: true,
  summary: 'Want the lists open, or no longer',
  description:
    'They open when all are in (with `checkedByHost`: in and accepted) and the host wants it, or everybody; before, only when the host and all who sit want it.',
  params: ById,
  body: z.strictObject({ want: z.boolean().default(true) }).default({ want: true }),
  success: table,
  errors: [404, 409],
});

export const watchTable = contract({
  ...head,
  id: 'watchTable',
  method: 'GET',
  path: '/api/v1/tables/{id}/events',
  auth: 'optional',
  resumes: true,
  seatKey: true,
  caching: 'fresh',
  summary: 'What happens at a table, as server-sent events',
  description:
    'Event `table` holds the shape TableNow; its id is the version, and Last-Event-ID tells what the caller has. Event `gone` ends the stream. It also ends by itself after a while: connect again.',
  params: ById,
  query: streamFor(1800),
  success: eventStream,
  errors: [404, 429],
});

import { z } from 'zod';
import { contract } from '../contract';
import { ById, Id, numberInAddress } from '../shapes/common';
import { SeatToTake, Table, TakenSeat } from '../shapes/table';
import { ListToHandIn, TableList, TableLists } from '../shapes/table-lists';
import { DecisionToMake, TableCheck } from '../shapes/table-check';

const head = { tag: 'tables', caching: 'private' } as const;
const BySeat = z.strictObject({ id: Id, n: numberInAddress(1, 99) });
const table = { status: 200, schema: Table } as const;

export const takeSeat = contract({
  ...head,
  id: 'takeSeat',
  method: 'POST',
  path: '/api/v1/tables/{id}/seats',
  auth: 'optional',
  seatKey: true,
  idempotent: true,
  tellsOnce: 'guests',
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
  seatKey: true,
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
  seatKey: true,
  idempotent: true,
  tellsOnce: 'always',
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
  seatKey: true,
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
  seatKey: true,
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
  seatKey: true,
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
  seatKey: true,
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

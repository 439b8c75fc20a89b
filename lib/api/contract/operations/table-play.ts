import { z } from 'zod';
import { contract } from '../contract';
import { ById, page, pageOf } from '../shapes/common';
import { CompanionMark, CompanionStep } from '../shapes/companion';
import { FirstSeat, GameClock } from '../shapes/game';
import { Table, TableGame } from '../shapes/table';

const head = { tag: 'tables', caching: 'private' } as const;
const table = { status: 200, schema: Table } as const;

export const stepTable = contract({
  ...head,
  id: 'stepTable',
  method: 'POST',
  path: '/api/v1/tables/{id}/companion',
  auth: 'optional',
  seatKey: true,
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
  seatKey: true,
  summary: 'What was done at the table, newest first, back to the first step of the game',
  params: ById,
  query: z.strictObject(page),
  success: { status: 200, schema: pageOf(CompanionMark) },
  errors: [404],
});

export const playTable = contract({
  ...head,
  id: 'playTable',
  method: 'POST',
  path: '/api/v1/tables/{id}/game',
  auth: 'optional',
  seatKey: true,
  weight: 'work',
  summary:
    'Play the lists of the table online: the seat of the caller at its game, begun where there is none',
  description:
    'Once the lists are open and all in, whoever sits at the table has the same place at the game, and gets a key to it and to all seats that the list needs; asking again, to go to another device, voids that key. Who has no seat at the table looks on by `game` of the table. A game that is forgotten gives way to a new one.',
  params: ById,
  body: z
    .strictObject({
      again: z.boolean().default(false).meta({ description: 'Begin another game, once the last is over' }),
      clock: GameClock.nullable().optional().meta({
        description:
          'Of the game that is begun; one that has begun keeps its own. Absent: with `again` that of the last game, else none. Null: none',
      }),
      first: FirstSeat.optional(),
    })
    .default({ again: false }),
  success: { status: 200, schema: TableGame },
  errors: [400, 404, 409, 429],
});

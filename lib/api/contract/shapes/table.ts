import { z } from 'zod';
import { lineOfText, MOST_SEATS } from '@/lib/rules';
import { Agreement } from './agreement';
import { Id, Moment, Name, SeatNumber, SystemId } from './common';
import { CompanionState } from './companion';
import { TableDecision } from './table-check';

const SeatName = lineOfText(60).trim().min(1);
const SeatCount = z.int().min(1).max(MOST_SEATS);

/** The preset of a system, an agreement of the caller by its id or share id, or a whole one; none: the rules as printed. */
const terms = {
  agreement: z.union([Id, Agreement]).optional().meta({
    description: 'A whole agreement, or the id of one; absent: the preset, or the rules as printed',
  }),
  preset: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'A preset of the system, instead of an agreement' }),
};

export const TableToMake = z
  .strictObject({
    system: SystemId,
    name: Name,
    ...terms,
    seats: SeatCount.default(2),
    names: z
      .array(lineOfText(60).trim())
      .max(MOST_SEATS)
      .default([])
      .meta({ description: 'For whom the seats are kept, in their order; an empty name: for anybody' }),
    sit: z.boolean().default(true).meta({ description: 'The caller takes the first seat' }),
    sitAs: SeatName.optional().meta({ description: 'Under this name; absent: the name of the account' }),
    sealed: z
      .boolean()
      .default(true)
      .meta({ description: 'Lists stay sealed until all are in; false: they lie open at once' }),
    locksAt: Moment.optional().meta({ description: 'From then on no list is handed in or changed' }),
    checkedByHost: z.boolean().default(false).meta({
      description:
        'The host sees the verdict on each sealed list, accepts or returns it; needs `sealed` and `sit: false`, and never changes',
    }),
  })
  .refine(({ checkedByHost, sealed }) => !checkedByHost || sealed, {
    path: ['sealed'],
    error: 'Lists that lie open need no check before they are opened.',
    params: { code: 'checks_need_seals' },
  })
  .refine(({ checkedByHost, sit }) => !checkedByHost || !sit, {
    path: ['sit'],
    error: 'Who checks the lists organises and does not play: say sit: false.',
    params: { code: 'host_checks' },
  })
  .meta({ id: 'TableToMake' });

export const TableEdit = z
  .strictObject({
    name: Name.optional(),
    ...terms,
    seats: SeatCount.optional(),
    locksAt: Moment.nullable()
      .optional()
      .meta({ description: 'Sets or moves the lock, at once where the moment is past; null lifts it' }),
  })
  .meta({ id: 'TableEdit' });

export const TableSeat = z
  .strictObject({
    n: SeatNumber,
    name: z.string().meta({ description: 'Of an open seat: for whom it is kept, perhaps nobody' }),
    taken: z.boolean(),
    guest: z.boolean().meta({ description: 'Taken without an account' }),
    mine: z.boolean(),
    host: z.boolean().meta({ description: 'The host’s own' }),
    accepted: z.boolean().meta({ description: 'Has accepted the agreement as it stands now' }),
    commitment: z
      .string()
      .nullable()
      .meta({ description: 'SHA-256 over salt, full stop and list; null until a list is in' }),
    submittedAt: Moment.nullable(),
    earlier: z
      .array(z.strictObject({ name: z.string(), commitment: z.string(), submittedAt: Moment }))
      .readonly()
      .meta({ description: 'What was sealed from this seat before and gave way, oldest first' }),
    decision: TableDecision.nullable().meta({
      description: 'The host’s on the list that is in; told to the seat itself and to the host alone',
    }),
    wantsReveal: z.boolean(),
  })
  .meta({ id: 'TableSeat' });
export type TableSeat = z.infer<typeof TableSeat>;

/** How many marks of its log come with a table; the others are asked for. */
export const LATEST_MARKS = 60;

/** As a table shows it: the latest marks, and how many there are before them. */
const companion = CompanionState.extend({
  earlier: z.int().meta({ description: 'Marks of the log that are not shown here' }),
})
  .meta({ id: 'CompanionNow' })
  .nullable();

const head = {
  id: Id.meta({ description: 'The table’s own for its host, the invite code for others' }),
  inviteCode: Id.meta({ description: 'Whoever knows it may take a seat' }),
  host: z.boolean(),
  seat: SeatNumber.nullable().meta({ description: 'The caller’s' }),
  version: z.int().min(1),
  system: z.string(),
  name: z.string(),
  agreementCode: z.string().meta({ description: 'What a seat accepts' }),
  sealed: z.boolean(),
  open: z.boolean().meta({ description: 'May everybody read the lists?' }),
  locksAt: Moment.nullable().meta({ description: 'From then on no list is handed in or changed' }),
  checkedByHost: z.boolean().meta({
    description:
      'Is the host told the verdict on each sealed list (never what it holds), to accept it or return it?',
  }),
  revealedAt: Moment.nullable(),
  seats: z.array(TableSeat),
  createdAt: Moment,
  updatedAt: Moment,
};

export const TableSummary = z
  .strictObject({
    ...head,
    restorableUntil: Moment.optional().meta({ description: 'Only with `deleted=true`' }),
  })
  .meta({ id: 'TableSummary' });

const now = {
  ...head,
  companion,
  game: Id.nullable().meta({
    description:
      'The last game that was begun online with these lists: `GET /games/{id}`, which may have forgotten it. Null: none yet',
  }),
  lockChanges: z
    .array(z.strictObject({ at: Moment, from: Moment.nullable(), to: Moment.nullable() }))
    .readonly()
    .meta({
      description: 'When the host set, moved or lifted the lock since the table was made, oldest first',
    }),
};

/** What goes along the stream of events: all that changes while people sit. */
export const TableNow = z.strictObject(now).meta({ id: 'TableNow' });
export type TableNow = z.infer<typeof TableNow>;

export const Table = z
  .strictObject({
    ...now,
    agreement: Agreement,
    agreementHidden: z.literal(true).optional().meta({
      description:
        'Only of `GET /tables/{id}`, and only where it is so: a moderator hid the saved agreement from all but its owner. The table keeps the copy that it was set with',
    }),
  })
  .meta({ id: 'Table' });

export const SeatToTake = z
  .strictObject({
    name: SeatName.optional().meta({ description: 'Absent: the name of the account; guests must give one' }),
    n: SeatNumber.optional().meta({ description: 'Absent: the seat kept for that name, then any open one' }),
  })
  .meta({ id: 'SeatToTake' });

export const TakenSeat = z
  .strictObject({
    seat: SeatNumber,
    key: z.string().nullable().meta({
      description: 'Of a guest, told this once: send it as the header Muster-Seat. Null with an account',
    }),
    table: Table,
  })
  .meta({ id: 'TakenSeat' });

export const TableGame = z
  .strictObject({
    game: Id,
    seat: z.int().meta({
      description: 'Of the caller at that game, from 0; the first, where the list set out at several',
    }),
    key: z.string().meta({
      description: 'Told this once: the header Muster-Seat for that game. The one before is void',
    }),
  })
  .meta({ id: 'TableGame' });

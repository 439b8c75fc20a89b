import { z } from 'zod';
import { Agreement, EntryId, lineOfText, List, sheetParts } from '@/lib/rules';
import { MOST_OF_LOOK } from './looks';

export { MOST_LOOKS } from './looks';

/** Cards on one job at the most, and so many are drawn while the caller waits. */
export const MOST_CARDS = 10_000;
export const AT_ONCE = 1_000;

/** How far a printer lays the second side amiss, made good by as much the other way. */
const shift = (way: 'right' | 'down') =>
  z
    .number()
    .min(-10)
    .max(10)
    .default(0)
    .meta({ title: `Backs ${way}`, description: `Millimetres by which the backs are moved ${way}` });

/** Whose it is, as it stands in the foot of his cards. */
const Player = z
  .string()
  .trim()
  .max(60)
  .meta({ description: 'A name for the foot of the cards; absent: none' });

const ListOfPlayer = z.strictObject({
  list: List,
  agreement: Agreement.optional(),
  player: Player.optional(),
  colour: z.string().max(40).optional().meta({
    title: 'Colour of the pieces',
    description:
      'One of the system’s `colours`, which no other list of the job has; absent: that of its seat, or the next that is free',
  }),
});

/** What a job may bring of a list or a table. */
export const printParts = ['cards', 'pieces', 'sheet', 'plan', 'match', 'rules'] as const;
export type PrintPart = (typeof printParts)[number];

/** All of a sheet but the turn, which not everybody needs. */
const usualSheet = sheetParts.filter((part) => part !== 'turn');

/** How the cards come on paper. */
export const PrintOptions = z
  .strictObject({
    paper: z.enum(['a4', 'letter']).default('a4').meta({ title: 'Paper' }),
    size: z.string().max(40).optional().meta({
      title: 'Card size',
      description: 'One of the system’s sizes for all cards; absent: each its own',
    }),
    marginMm: z
      .number()
      .min(0)
      .max(25)
      .default(5)
      .meta({ title: 'White rim', description: 'Millimetres that the printer cannot reach' }),
    bleedMm: z
      .number()
      .min(0)
      .max(5)
      .default(0)
      .meta({ title: 'Bleed', description: 'Millimetres of colour beyond the cut' }),
    cropMarks: z.boolean().default(true).meta({ title: 'Crop marks' }),
    lowInk: z.boolean().default(false).meta({
      title: 'Low ink',
      description:
        'Pictures in outline, fine lines and no tints: about a third of the ink; on sheets of words lighter letters, about three quarters',
    }),
    largePrint: z.boolean().default(false).meta({
      title: 'Large print',
      description:
        'Words as large as cards and counters hold them, and sheets in 12 points, on more pages where they need them',
    }),
    copies: z.int().min(1).max(9).default(1).meta({ title: 'Copies of each card' }),
    backs: z.enum(['none', 'long-edge', 'short-edge']).default('none').meta({
      title: 'Backs',
      description:
        'A sheet of backs after each sheet of fronts, mirrored for a printer that turns the paper over that edge',
    }),
    backRightMm: shift('right'),
    backDownMm: shift('down'),
    parts: z.array(z.enum(printParts)).min(1).max(printParts.length).readonly().default(['cards']).meta({
      title: 'Of a list',
      description:
        'Cards and counters of its lines; the pieces that they need on the table; a sheet for each list; a plan for each that is laid out in secret, and one sheet of the session for all, where the game has such; the rules that the lists touch, once',
    }),
    sheet: z
      .array(z.enum(sheetParts))
      .max(sheetParts.length)
      .readonly()
      .default(usualSheet)
      .meta({ title: 'On the sheet', description: 'What stands on the sheet of a list besides its names' }),
    duplicates: z.enum(['whole', 'blank']).default('whole').meta({
      title: 'Second uses of a card',
      description: 'As whole cards, or as blank ones with name and designation',
    }),
    overlapMm: z.number().min(0).max(30).default(8).meta({
      title: 'Overlap',
      description:
        'Millimetres that neighbouring pages of a board share; down to half of it where that saves pages, or cuts between squares',
    }),
  })
  .meta({ id: 'PrintOptions' });
export type PrintOptions = z.infer<typeof PrintOptions>;

/** What is printed: every use in a list or in several of one system, or a selection of a catalogue. */
export const PrintWhat = z
  .discriminatedUnion('kind', [
    ListOfPlayer.extend({ kind: z.literal('list') }),
    z.strictObject({ kind: z.literal('lists'), lists: z.array(ListOfPlayer).min(1).max(100).readonly() }),
    z.strictObject({
      kind: z.literal('entries'),
      system: z.string().max(40),
      entries: z.array(EntryId).min(1).max(1000),
    }),
    z.strictObject({
      kind: z.literal('catalogue'),
      system: z.string().max(40),
      kinds: z.array(z.string().max(40)).max(40).optional(),
    }),
    z
      .strictObject({
        kind: z.literal('board'),
        system: z.string().max(40),
        board: z.string().max(40),
        seed: z.string().trim().min(1).max(60).default('muster'),
        players: z.int().min(1).max(16).default(2),
        agreement: Agreement.optional(),
      })
      .meta({
        description:
          'A board of the system at true size, cut into pages that overlap, with a plan for putting them together; or what else lies beside it, such as an empty plan of a layout. The `printables` of the system name them all',
      }),
    z
      .strictObject({
        kind: z.literal('drawn'),
        system: z.string().max(40),
        name: lineOfText(120).trim().min(1),
        board: z.json().meta({ description: 'As a saved board holds it, or as `boards/generate` gives it' }),
        agreement: Agreement.optional(),
      })
      .meta({ description: 'A board of one’s own at true size' }),
    z
      .strictObject({ kind: z.literal('calibration'), system: z.string().max(40) })
      .meta({ description: 'Two sides from which the shift of a printer is read; it has no cards' }),
  ])
  .meta({ id: 'PrintWhat' });
export type PrintWhat = z.infer<typeof PrintWhat>;

/** Cards and counters of one look: two of an entry look alike unless mark, note or what the card says differ. */
export const PrintedLook = z
  .strictObject({
    entry: EntryId,
    look: z.string().max(40).meta({ description: 'Equal for pieces that look the same' }),
    count: z.int().min(1).max(MOST_OF_LOOK),
  })
  .meta({ id: 'PrintedLook' });
export type PrintedLook = z.infer<typeof PrintedLook>;

export const PrintJob = z
  .strictObject({
    what: PrintWhat,
    options: PrintOptions.prefault({}),
    without: z.array(PrintedLook).max(MOST_CARDS).readonly().optional().meta({
      description: 'Pieces that are on paper already: only the rest is printed',
    }),
  })
  .meta({ id: 'PrintJob' });
export type PrintJob = z.infer<typeof PrintJob>;

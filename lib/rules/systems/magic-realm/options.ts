import { z } from 'zod';
import { clearingTypes } from './catalogue/vocabulary';
import { abilityIds, chitStates, curseIds, sideIds } from './sheet-words';

/** Ids, codes and keys are kept open here: a wrong one is for a check to report, not for the door to refuse. */
const Word = z.string().max(60);
const Words = z.array(Word).max(120);
const Amount = z.number().min(-100_000).max(100_000);

const ChitState = z.enum(chitStates);
export type ChitState = z.infer<typeof ChitState>;

const Side = z.enum(sideIds);
export type SideId = z.infer<typeof Side>;

const Clearing = z.enum(clearingTypes);

const Victory = z
  .strictObject({
    greatTreasures: Amount.optional(),
    spells: Amount.optional(),
    fame: Amount.optional(),
    notoriety: Amount.optional(),
    gold: Amount.optional(),
  })
  .meta({ title: 'Victory points', description: 'Points assigned to the five categories' });
export type Victory = z.infer<typeof Victory>;

const ItemState = z.strictObject({
  active: z.boolean().optional(),
  side: z.enum(['alerted', 'unalerted', 'walking', 'galloping']).optional(),
  damaged: z.boolean().optional(),
  packHorse: z.boolean().optional().meta({ description: 'Carried by an inactive horse' }),
  awake: Words.optional().meta({ description: 'Spells that are awake in the artifact or book' }),
});
export type ItemState = z.infer<typeof ItemState>;

const Recorded = z.strictObject({
  fame: Amount.optional(),
  notoriety: Amount.optional(),
  gold: Amount.optional(),
});

export const Member = z
  .strictObject({
    level: z.int().min(0).max(99).optional().meta({ description: 'Development level; left out: as agreed' }),
    ability: z
      .enum(abilityIds)
      .optional()
      .meta({ description: 'What the Elf plays as, where optional abilities were agreed' }),
    start: Word.nullable().optional().meta({ description: 'Dwelling of the start; empty: not chosen' }),
    victory: Victory.optional(),
    colorChits: Words.optional().meta({ description: 'Codes of the MAGIC chits that begin as color chits' }),
    equipment: Words.optional().meta({
      description: 'Weapon and armor at the start, where a sheet names them',
    }),
    chits: z.record(Word, z.union([ChitState, z.array(ChitState).max(5)])).optional(),
    inventory: z
      .record(Word, ItemState)
      .optional()
      .meta({ description: 'State of the items it carries, by id; a second one of a kind as id#2' }),
    tasks: Words.optional().meta({ description: 'Campaigns and missions that are running' }),
    curses: z.array(z.enum(curseIds)).max(curseIds.length).optional().meta({
      description: 'Curses that rest on the character',
    }),
    relations: z.record(Word, Word).optional(),
    recorded: Recorded.optional(),
    clearing: Clearing.optional(),
    side: Side.optional(),
  })
  .meta({ title: 'Character', description: 'What a player decided for one character' });
export type Member = z.infer<typeof Member>;

const Hire = z
  .strictObject({
    day: z.int().min(1).max(400).optional().meta({ description: 'Day of the hire' }),
    terms: z
      .int()
      .min(1)
      .max(28)
      .optional()
      .meta({ description: 'Terms of 14 days paid for; left out: one' }),
    clearing: Word.optional().meta({ description: 'Clearing of the hire, tile and number' }),
    employer: Word.optional().meta({ description: 'Id of the character who hired' }),
    spell: Word.optional().meta({ description: 'Spell that made the hire possible' }),
    side: Side.optional(),
  })
  .meta({ title: 'Hire', description: 'How a native or monster came into service' });
export type Hire = z.infer<typeof Hire>;

const shared = {
  /** The builder sets it; a bare sheet leaves it out and is judged only in what it names. */
  whole: z
    .boolean()
    .optional()
    .meta({ description: 'Judge the sheet as a whole: what it leaves out is missing' }),
  agreed: z
    .record(Word, z.json())
    .optional()
    .meta({ description: 'The options for which the sheet was made, where it names them itself' }),
  day: z.int().min(1).max(400).optional().meta({ description: 'Day of the game' }),
  members: z
    .record(Word, Member)
    .optional()
    .meta({ description: 'By character; id/designation for a second one of a kind' }),
  hires: z.record(Word, Hire).optional().meta({ description: 'By native' }),
  absent: Words.optional().meta({
    description: 'Natives killed since, or in another clearing when their group was hired',
  }),
};

const PartyOptions = z.strictObject({
  form: z.literal('party'),
  ...shared,
  continued: z.boolean().optional().meta({ description: 'The game is already under way' }),
  onMap: Words.optional().meta({ description: 'Native groups and monsters that are on the map' }),
});

const WarbandOptions = z.strictObject({ form: z.literal('warband'), ...shared });

export const RosterOptions = z.strictObject({
  form: z.literal('roster'),
  ...shared,
  clearing: Clearing.optional(),
  round: z.int().min(0).max(999).optional(),
  unhired: Words.optional().meta({ description: 'Natives of the roster who serve nobody' }),
  darkUp: Words.optional().meta({ description: 'Denizens that begin dark or red side up' }),
});

/** The options of a list, by its form. */
export const Options = z.discriminatedUnion('form', [PartyOptions, WarbandOptions, RosterOptions]);
export type Options = z.infer<typeof Options>;
type PartyOptions = z.infer<typeof PartyOptions>;
type WarbandOptions = z.infer<typeof WarbandOptions>;
export type RosterOptions = z.infer<typeof RosterOptions>;

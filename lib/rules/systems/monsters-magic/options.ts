import { z } from 'zod';
import { lineOfText } from '../../kernel/list/list';
import { figureTypes, structures, terrains, unitTypes } from './catalogue/vocabulary';
import { colours, usualSeats, type Corner } from './seats';

const Space = z
  .string()
  .regex(/^[a-h][1-8]$/, 'a space from a1 to h8')
  .meta({ description: 'A space of the board: column a to h, row 1 to 8; a1 is the south-west corner' });

const DeckOptions = z.strictObject({ form: z.literal('deck') });

export const PermanentsOptions = z.strictObject({
  form: z.literal('permanents'),
  renounces: z
    .array(z.enum(figureTypes))
    .max(4)
    .exactOptional()
    .meta({ description: 'Figure types that the player will not use' }),
  absentTerrain: z
    .array(z.enum(terrains))
    .max(4)
    .exactOptional()
    .meta({ description: 'Terrains that the board does not have' }),
  absentStructures: z
    .array(z.enum(structures))
    .max(8)
    .exactOptional()
    .meta({ description: 'Structures that the board does not have' }),
});

const seat = ({ colour, corner }: { readonly colour: (typeof colours)[number]; readonly corner: Corner }) =>
  z
    .strictObject({
      name: lineOfText(40).trim().min(1).exactOptional(),
      colour: z.enum(colours).default(colour),
      corner: Space.default(corner),
      figure: z.enum(unitTypes).exactOptional().meta({ description: 'The first figure' }),
      figureAt: Space.exactOptional().meta({ description: 'Where it stands, if not in the corner' }),
      extra: z
        .enum(figureTypes)
        .exactOptional()
        .meta({ description: 'The extra figure of the middle player' }),
      extraAt: Space.exactOptional().meta({ description: 'Where it stands, if not in the empty corner' }),
    })
    .prefault({});
export type Seat = Readonly<z.infer<ReturnType<typeof seat>>>;

const said = z.int().min(-999).max(999);

/** What a sheet may say of the agreement’s own numbers, so that it can be read alone. */
export const SetupOptions = z.strictObject({
  form: z.literal('setup'),
  players: z.int().min(0).max(20).default(2),
  seats: z
    .strictObject({
      one: seat(usualSeats.one),
      two: seat(usualSeats.two),
      three: seat(usualSeats.three),
      four: seat(usualSeats.four),
    })
    .prefault({}),
  boardSeed: lineOfText(40).trim().min(1).exactOptional().meta({ description: 'Seed of the board’s deal' }),
  templesToWin: said.nullable().exactOptional(),
  garrisonsToWin: said.nullable().exactOptional(),
  turnsPerPlayer: said.exactOptional(),
  controlThreshold: said.exactOptional(),
  handMax: said.exactOptional(),
  permanentsCount: said.exactOptional(),
  realignment: z.boolean().exactOptional(),
});

export const MmOptions = z.discriminatedUnion('form', [DeckOptions, PermanentsOptions, SetupOptions]);
export type MmOptions = Readonly<z.infer<typeof MmOptions>>;
export type PermanentsOptions = Extract<MmOptions, { form: 'permanents' }>;
export type SetupOptions = Extract<MmOptions, { form: 'setup' }>;

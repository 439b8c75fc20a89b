import { z } from 'zod';
import { lineOfText } from '../../kernel/list';
import { figureTypes, structures, terrains, unitTypes } from './catalogue/vocabulary';

export const colours = ['red', 'blue', 'green', 'yellow'] as const;

/** The four corners clockwise from the north-west, where columns run a to h eastward and rows 8 to 1 southward. */
export const corners = ['a8', 'h8', 'h1', 'a1'] as const;
export type Corner = (typeof corners)[number];

const Space = z
  .string()
  .regex(/^[a-h][1-8]$/, 'a space from a1 to h8')
  .meta({ description: 'A space of the board: column a to h, row 1 to 8; a1 is the south-west corner' });

export const DeckOptions = z.strictObject({ form: z.literal('deck') });

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

const seat = (colour: (typeof colours)[number], corner: Corner) =>
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

/** In seat order. Those beyond the number of players are idle. */
export const seatNames = ['one', 'two', 'three', 'four'] as const;

const said = z.int().min(-999).max(999);

/** What a sheet may say of the agreement’s own numbers, so that it can be read alone. */
export const SetupOptions = z.strictObject({
  form: z.literal('setup'),
  players: z.int().min(0).max(20).default(2),
  seats: z
    .strictObject({
      one: seat('red', 'a8'),
      two: seat('blue', 'h1'),
      three: seat('green', 'h8'),
      four: seat('yellow', 'a1'),
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

/** Range of each number that a sheet may repeat, as the agreement’s own schema has it (ledger chapter 5). */
export const sheetNumbers = [
  { key: 'templesToWin', title: 'Temples to win', min: 4, max: 8, off: true },
  { key: 'garrisonsToWin', title: 'Garrisons to win', min: 16, max: 33, off: true },
  { key: 'turnsPerPlayer', title: 'Turns per player', min: 5, max: 50, off: false },
  { key: 'controlThreshold', title: 'Spaces for control', min: 3, max: 8, off: false },
  { key: 'handMax', title: 'Maximum hand size', min: 0, max: 12, off: false },
  { key: 'permanentsCount', title: 'Permanents per player', min: 0, max: 10, off: false },
] as const;

/** The seats in use, in seat order. */
export const seatsOf = ({ players, seats }: SetupOptions): readonly Seat[] =>
  seatNames.slice(0, Math.max(0, players)).map((name) => seats[name]);

/** Where the option of a seat stands, by the number of its player. */
export const optionOf = (player: number, key: keyof Seat): string => `seats.${seatNames[player - 1]!}.${key}`;

/** The corner across the board. */
export function oppositeOf(space: string): Corner | undefined {
  const at = (corners as readonly string[]).indexOf(space);
  return at < 0 ? undefined : corners[(at + 2) % 4];
}

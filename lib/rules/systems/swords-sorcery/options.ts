import { z } from 'zod';
import { padIds, spotTypes } from './boards/board';
import { boardIds } from './house/boards';

/** Names on a drawn board are short: `A1`, `N`, `K8`. Pads have such names too, so that a check can tell them from spots. */
const SpotName = z
  .string()
  .regex(/^[A-Z]{1,3}[0-9]{0,2}$/, 'one to three capital letters and up to two digits');

const x = z.number().min(0).max(270);
const y = z.number().min(0).max(180);

/** A domain that a player drew. Only well formed here; whether it is legal is SS-L18's question. */
export const BoardInput = z
  .strictObject({
    spots: z.array(z.strictObject({ id: SpotName, x, y, type: z.enum(spotTypes) })).max(120),
    lines: z.array(z.tuple([SpotName, SpotName])).max(400),
    pads: z.array(z.strictObject({ id: z.enum(padIds), x, y, attached: z.array(SpotName).max(20) })).max(12),
    rocks: z.array(SpotName).max(20).default([]),
  })
  .meta({
    title: 'Drawn domain',
    description: 'Spots in millimetres, lines between them, and the four pads',
  });

/** What stands on a spot; `none` is an empty spot, spelled out. */
const Placed = z.enum(['none', 'pion', 'guard', 'warrior', 'wizard']);

export const Placement = z
  .record(SpotName, Placed)
  .refine((at) => Object.keys(at).length <= 120, 'at most 120 spots')
  .meta({ title: 'Placement', description: 'The piece on each spot' });
export type Placement = Readonly<Record<string, z.infer<typeof Placed>>>;

const PileOptions = z.strictObject({
  form: z.literal('pile'),
  deal: z
    .int()
    .min(0)
    .max(63)
    .exactOptional()
    .meta({ title: 'Cards dealt', description: 'Cards dealt to each player; absent: as agreed' }),
});
const GrimoireOptions = z.strictObject({ form: z.literal('grimoire') });
const ArmyOptions = z.strictObject({ form: z.literal('army') });
export const MusterOptions = z.strictObject({
  form: z.literal('muster'),
  domain: z
    .enum([...boardIds, 'drawn'])
    .default('ss-house-1')
    .meta({ title: 'Domain', description: 'A house board, or “drawn” for the board given here' }),
  placement: Placement.default({}),
  board: BoardInput.exactOptional(),
});
export type MusterOptions = z.infer<typeof MusterOptions>;

export const Options = z.discriminatedUnion('form', [
  PileOptions,
  GrimoireOptions,
  ArmyOptions,
  MusterOptions,
]);
export type Options = z.infer<typeof Options>;

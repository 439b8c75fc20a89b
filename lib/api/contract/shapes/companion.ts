import { z } from 'zod';
import { MOST_SEATS, type CompanionState as State, type CompanionStep as Step } from '@/lib/rules';
import { SeatNumber } from './common';

const Place = z.strictObject({
  round: z.int().min(1).max(99_999),
  phase: z.string().max(60),
  seat: z.int().min(0).max(99),
});
const counted = z.int().min(-99_999).max(99_999);
const go = z.strictObject({ do: z.literal('go'), from: Place, to: Place });
const count = z.strictObject({
  do: z.literal('count'),
  tracker: z.string().max(120),
  seat: z.int().min(0).max(99).meta({ description: '0 for what the table shares' }),
  by: counted,
});
const roll = z.strictObject({
  do: z.literal('roll'),
  dice: z.string().max(40),
  faces: z.array(z.int().min(1).max(1000)).max(40).readonly(),
  byHand: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'Dice that lay on the table, and were read by a player' }),
});
const order = z.strictObject({
  do: z.literal('order'),
  seats: z.array(SeatNumber).max(MOST_SEATS).readonly(),
});
const out = z.strictObject({ do: z.literal('out'), seat: SeatNumber, out: z.boolean() });

export const CompanionStep: z.ZodType<Step, Step> = z
  .discriminatedUnion('do', [
    go,
    count,
    roll,
    order,
    out,
    z.strictObject({ do: z.literal('undo') }),
    z.strictObject({ do: z.literal('restart') }),
  ])
  .meta({ id: 'CompanionStep' });

export const CompanionMark = z
  .strictObject({
    n: z.int(),
    by: z.int(),
    step: z.discriminatedUnion('do', [go, count, roll, order, out]),
    was: z.record(z.string(), counted).readonly().exactOptional(),
    order: z.array(SeatNumber).readonly().exactOptional(),
  })
  .meta({ id: 'CompanionMark', description: 'Something that was done at the table' });

export const CompanionState = z
  .strictObject({
    place: Place,
    values: z.record(z.string(), counted).readonly(),
    order: z.array(SeatNumber).readonly(),
    out: z.array(SeatNumber).readonly(),
    log: z.array(CompanionMark).readonly(),
  })
  .meta({ id: 'CompanionState', description: 'Where the game stands: phase, trackers, dice' });
export type CompanionState = z.output<typeof CompanionState>;
// What is read here is what the rules reckon with.
type _Same = State extends z.input<typeof CompanionState> ? true : never;
void (true satisfies _Same);

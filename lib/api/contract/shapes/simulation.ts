import { z } from 'zod';
import { MOST_SEATS } from '@/lib/rules';
import { BoardWish, botLevels, Effort } from '@/lib/rules/playing';
import { Agreement } from './agreement';
import { Id, JobState, Moment, SystemId } from './common';
import { List } from './list';

const seats = z
  .array(
    z.strictObject({
      bot: z.enum(botLevels).meta({ description: 'How it plays: anything, the simple bot, a search' }),
      effort: Effort.optional().meta({
        description: 'How far a `sharp` bot looks ahead before each decision; absent: `quick`',
      }),
      list: List.optional().meta({
        description:
          'Absent: the usual one of the system. One that needs several seats at a game gets them, and wins with whichever of them does',
      }),
    }),
  )
  .min(1)
  .max(MOST_SEATS);

export const agreement = z
  .union([Id, Agreement])
  .meta({ description: 'A whole agreement, or the id of a saved one; absent: the rules as printed' });

const board = z.union([BoardWish, z.strictObject({ way: z.string().max(40) })]).meta({
  description:
    'One of the system’s own (`named`), one dealt by a seed (`way`, `seed`), one drawn (`drawn`), or with `way` alone another for each game; absent: dealt by the game',
});

const games = z.int().min(1).max(100_000);

export const SimulationToRun = z
  .strictObject({
    system: SystemId,
    seats,
    agreement: agreement.optional(),
    board: board.optional(),
    games,
    seed: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: 'Game `i` has the seed `seed/i`, and depends on nothing else' }),
    rotate: z
      .boolean()
      .default(false)
      .meta({ description: 'Who sits first moves on by one seat with each game' }),
    precision: z
      .number()
      .min(0.001)
      .max(0.5)
      .optional()
      .meta({ description: 'Stop when half the interval of every win share is no wider than this' }),
    against: z
      .strictObject({
        seats: seats.optional(),
        agreement: agreement.optional(),
        board: board.nullable().optional().meta({ description: 'Null: dealt by each game' }),
      })
      .optional()
      .meta({
        description: 'Play each game a second time by the same seed, with this in place of the above',
      }),
  })
  .meta({ id: 'SimulationToRun' });

const share = { share: z.number(), low: z.number(), high: z.number() };
export const difference = z.strictObject({ difference: z.number(), low: z.number(), high: z.number() });
export const ending = z
  .enum(['done', 'precise', 'cancelled', 'time'])
  .meta({ description: 'Absent: more games are to come' });
const occurrences = z.array(z.strictObject({ id: z.string(), games: z.int(), times: z.int() })).readonly();
const notable = z.array(z.strictObject({ game: z.int(), seed: z.string(), value: z.number() })).readonly();

const report = {
  games: z.int().meta({ description: 'How many were played' }),
  seed: z.string(),
  wins: z
    .array(z.strictObject({ seat: z.int(), count: z.number(), ...share }))
    .readonly()
    .meta({
      description: 'By seat of the request, with Wilson’s interval of 95 %; a shared victory counts in parts',
    }),
  places: z
    .array(z.strictObject({ place: z.int(), count: z.number(), ...share }))
    .readonly()
    .meta({ description: 'By place at the table: what sitting first is worth, with `rotate`' }),
  draws: z.strictObject({ count: z.int(), ...share }),
  unfinished: z.int().meta({ description: 'Games that the engine could not carry on: a defect' }),
  faults: z.array(z.strictObject({ game: z.int(), seed: z.string(), why: z.string() })).readonly(),
  length: z.strictObject({
    unit: z.string(),
    median: z.number(),
    p10: z.number(),
    p90: z.number(),
    least: z.number(),
    most: z.number(),
    mean: z.number(),
    histogram: z.array(z.strictObject({ from: z.number(), to: z.number(), count: z.int() })).readonly(),
  }),
  ends: z
    .array(
      z.strictObject({
        by: z.string(),
        words: z.string().meta({ description: 'The same in words' }),
        count: z.int(),
        seats: z
          .array(z.int())
          .readonly()
          .meta({ description: 'Of how many of these games each seat of the request is a winner' }),
        rules: z.array(z.string()).readonly(),
      }),
    )
    .readonly()
    .meta({ description: 'The ways in which the games ended' }),
  decisions: z.int(),
  coverage: z
    .strictObject({
      games: z.int(),
      rules: occurrences,
      entries: occurrences,
      uncovered: z.array(z.string()).readonly().meta({ description: 'Entries that took no part' }),
    })
    .meta({ description: 'Rules and entries at work, in the games whose events were read' }),
  losses: z
    .array(z.strictObject({ lost: z.string(), by: z.string(), games: z.int(), times: z.int() }))
    .readonly()
    .meta({
      description:
        'What fell to what, in the games whose events were read: catalogue entries, or causes in words; the most frequent first',
    }),
  watch: z
    .strictObject({ longest: notable, closest: notable, upset: notable })
    .meta({ description: 'Games worth a look' }),
};

const SimulationReport = z.strictObject(report).meta({ id: 'SimulationReport' });

export const Simulation = z
  .strictObject({
    ...report,
    asked: z.int().meta({ description: 'How many games were asked for' }),
    ended: ending.optional(),
    gamesPerSecond: z.number().meta({ description: 'The one figure that differs from run to run' }),
    against: z
      .strictObject({
        report: SimulationReport,
        comparison: z
          .strictObject({
            pairs: z.int(),
            wins: z.array(difference.extend({ seat: z.int() })).readonly(),
            draws: difference,
            length: difference,
          })
          .meta({ description: 'What the other side has more, by pairs of games with one seed' }),
      })
      .optional(),
  })
  .meta({ id: 'Simulation', description: 'What many games came to' });

/** Games that take a while, and what they come to. */
export const jobOf = <R extends z.ZodType>(result: R) =>
  z.strictObject({
    id: Id,
    state: JobState,
    games: z.int().meta({ description: 'Played by now' }),
    asked: z.int(),
    createdAt: Moment,
    expiresAt: Moment.nullable().meta({ description: 'When it is forgotten; null while it runs' }),
    result: result.nullable().meta({ description: 'So far, or for good; null before the first games' }),
  });

export const SimulationJob = jobOf(Simulation).meta({
  id: 'SimulationJob',
  description: 'A simulation that takes a while; it lives on one server and is not kept',
});

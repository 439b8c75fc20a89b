import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { botLevels } from '@/lib/rules/playing';
import { List } from './list';
import { agreement, difference, ending, jobOf } from './simulation';
import { reckonedBy } from './statistics';

const toRun = {
  list: List,
  agreement: agreement.optional(),
  bot: z.enum(botLevels).default('steady').meta({
    description: 'Who plays both sides: anything, the simple bot, a search',
  }),
  games: z.int().min(1).max(20_000).meta({
    description: 'Pairs of games for each entry at the most: one with the list, one with the changed list',
  }),
  seed: z.string().min(1).max(60).meta({
    description: 'Both games of pair `i` have the seed `seed/i`; those of a first round `seed/first/i`',
  }),
  precision: z.number().min(0.001).max(0.5).optional().meta({
    description: 'An entry is done once half the interval of its effect is no wider than this',
  }),
};

export const TrialToRun = z
  .discriminatedUnion('measure', [
    z.strictObject({ measure: z.literal('worth'), ...toRun }),
    z.strictObject({
      measure: z.literal('suggestions'),
      ...toRun,
      instead: z.int().min(0).optional().meta({
        description:
          'Place in `list.entries` of the line of which one use leaves; absent: what comes is added to the list',
      }),
    }),
  ])
  .meta({ id: 'TrialToRun', description: 'A list whose entries are measured by games' });

const price = z.number().optional().meta({ description: 'Of one use, in `unit`; absent: it has none' });
const cost = { entry: z.string(), name: z.string(), price };

const said = {
  effect: difference
    .extend({
      pairs: z.int().meta({ description: 'Pairs of games that ended' }),
      perPrice: z.number().optional().meta({
        description:
          'For each `unit` that the list costs more with it; absent where that is nothing or unknown',
      }),
      says: z.enum(['more', 'less', 'untold', 'same']).meta({
        description:
          '`more`, `less`: victories, and not by chance; `same`: not one game had another winner; `untold`: luck may be all',
      }),
    })
    .meta({
      id: 'TrialEffect',
      description:
        'What one use adds to the share of victories. All bounds of one trial hold at once in 95 of 100 trials (Bonferroni).',
    }),
  ended: ending.optional(),
};

const about = {
  ...reckonedBy,
  bot: z.enum(botLevels),
  games: z.int(),
  seed: z.string(),
  precision: z.number().optional(),
  unit: z.string().meta({ description: 'Of the prices, in the singular: level, point, Gold' }),
  comparisons: z.int().meta({ description: 'How many are measured, by which the bounds are widened' }),
  ended: z.enum(['done', 'time', 'cancelled']).optional().meta({
    description: 'Absent: more games are to come. `time`: the work took too long, and some have fewer pairs',
  }),
};
const line = {
  ...cost,
  at: z.int().meta({ description: 'Place in the list’s entries of the line of which a use is taken' }),
  uses: z.int().meta({ description: 'Of all lines that say the same' }),
};

export const Trial = z
  .discriminatedUnion('measure', [
    z.strictObject({
      measure: z.literal('worth'),
      ...about,
      means: z.string().optional().meta({ description: 'What one use less means in this game' }),
      measured: z
        .array(
          z.strictObject({
            ...line,
            standIn: z.strictObject(cost).optional().meta({
              description: 'What came in place of the use; absent: nothing did',
            }),
            ...said,
          }),
        )
        .readonly()
        .meta({ description: 'The most useful first; what has no games yet is not there' }),
      unmeasured: z.array(z.strictObject({ ...line, why: z.string() })).readonly(),
    }),
    z.strictObject({
      measure: z.literal('suggestions'),
      ...about,
      instead: z.int().optional(),
      leaves: z.strictObject({ name: z.string(), price }).optional().meta({
        description: 'What leaves, where something does',
      }),
      fitting: z.int().meta({ description: 'How many entries rules and agreement let come' }),
      idle: z.array(z.string()).readonly().meta({
        description: 'Names of those that have no part in a game under this agreement',
      }),
      first: z.strictObject({ seed: z.string(), games: z.int(), tried: z.int() }).optional().meta({
        description: 'A first round of few games that chose who is measured; absent where all of them can be',
      }),
      measured: z
        .array(
          z.strictObject({
            ...cost,
            alike: z.array(z.string()).readonly().meta({
              description: 'Others of its price with which every game of the first round went the same way',
            }),
            list: KernelList,
            ...said,
          }),
        )
        .readonly()
        .meta({ description: 'The most helpful first; what has no games yet is not there' }),
    }),
  ])
  .meta({ id: 'Trial', description: 'What games say of the entries of a list, or of those that may come' });

export const TrialJob = jobOf(Trial).meta({
  id: 'TrialJob',
  description:
    'A trial that takes a while; `games` and `asked` count pairs. It lives on one server and is not kept',
});

import { z } from 'zod';
import { SystemId } from './common';

/** An exact chance: the fraction in lowest terms, as text since it may be long, and as near as a number comes. */
const chance = {
  numerator: z.string(),
  denominator: z.string(),
  probability: z.number().meta({ description: 'The fraction as near as a number comes to it' }),
};

export const OddsQuestion = z
  .strictObject({
    system: SystemId,
    situation: z
      .looseObject({
        kind: z.string().max(60).meta({ description: 'One of the `situations` of the system' }),
      })
      .meta({ description: '`kind`, and the fields by the JSON Schema of that situation' }),
  })
  .meta({ id: 'OddsQuestion' });

export const Odds = z
  .strictObject({
    outcomes: z
      .array(
        z.strictObject({
          key: z.string(),
          words: z.string().meta({ description: 'Completes a sentence: “the attacker wins”' }),
          ...chance,
        }),
      )
      .readonly()
      .meta({ description: 'All the ways it may end; their chances sum to one' }),
    explained: z.string(),
    spreads: z
      .array(
        z.strictObject({
          label: z.string(),
          values: z.array(z.strictObject({ value: z.number(), ...chance })).readonly(),
        }),
      )
      .readonly()
      .meta({ description: 'How the totals on each side are spread; empty where nothing is added up' }),
    rules: z.array(z.string()).readonly(),
  })
  .meta({ id: 'Odds' });

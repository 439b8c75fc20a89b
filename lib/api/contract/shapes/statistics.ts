import { z } from 'zod';
import { Agreement } from './agreement';
import { Id, SystemId } from './common';
import { List } from './list';

const about = {
  id: z.string().meta({ description: 'Unique within the statistics of one list' }),
  title: z.string(),
  says: z.string().meta({ description: 'What it shows, in one sentence' }),
  unknown: z
    .string()
    .optional()
    .meta({ description: 'What could not be counted; it is in none of the numbers' }),
  rules: z.array(z.string()).readonly().optional().meta({ description: 'By which rules it is reckoned' }),
};
const part = z.strictObject({ label: z.string(), value: z.number() });

const Statistic = z
  .discriminatedUnion('shape', [
    z.strictObject({
      ...about,
      shape: z.literal('bars'),
      unit: z.string().meta({ description: 'What one of the values is, in the singular' }),
      rows: z
        .array(
          part.extend({
            parts: z.array(part).readonly().optional().meta({ description: 'They add up to the value' }),
          }),
        )
        .readonly(),
      adds: z.boolean().meta({ description: 'A list of two lists has the sums of their values' }),
      profile: z.boolean().optional().meta({ description: 'The rows stand in an order of their own' }),
    }),
    z.strictObject({
      ...about,
      shape: z.literal('curve'),
      unit: z.literal('chance'),
      axis: z.string().meta({ description: 'What the horizontal axis counts' }),
      lines: z
        .array(
          z.strictObject({
            label: z.string(),
            points: z
              .array(
                z.strictObject({
                  x: z.number(),
                  y: z.number(),
                  exact: z.string().optional().meta({ description: 'The fraction behind y' }),
                }),
              )
              .readonly(),
          }),
        )
        .readonly(),
    }),
    z.strictObject({
      ...about,
      shape: z.literal('table'),
      columns: z.array(z.string()).readonly(),
      rows: z.array(z.array(z.union([z.string(), z.number()])).readonly()).readonly(),
    }),
  ])
  .meta({ id: 'Statistic', description: 'Something that the rules know of a list, as the builder draws it' });

/** By which catalogue and under which agreement something was reckoned. */
export const reckonedBy = {
  system: SystemId,
  catalogueVersion: z.string(),
  agreement: z.string().meta({ description: 'Its name' }),
  agreementCode: z.string(),
};

export const StatisticsQuestion = z
  .strictObject({
    list: List,
    agreement: z
      .union([Id, Agreement])
      .optional()
      .meta({ description: 'A whole agreement, or the id of a saved one; absent: the rules as printed' }),
  })
  .meta({ id: 'StatisticsQuestion' });

export const Statistics = z
  .strictObject({
    ...reckonedBy,
    statistics: z.array(Statistic).readonly(),
  })
  .meta({ id: 'Statistics' });

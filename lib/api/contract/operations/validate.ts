import { z } from 'zod';
import { contract } from '../contract';
import { Agreement } from '../shapes/agreement';
import { Id } from '../shapes/common';
import { List } from '../shapes/list';
import { Statistics, StatisticsQuestion } from '../shapes/statistics';
import { Verdict } from '../shapes/verdict';

export const validate = contract({
  id: 'validate',
  method: 'POST',
  tag: 'lists',
  path: '/api/v1/validate',
  auth: 'optional',
  scope: 'read',
  weight: 'work',
  caching: 'fresh',
  summary: 'Judge a list under one or more agreements; nothing is saved',
  body: z.strictObject({
    list: List,
    agreements: z
      .array(z.union([Id, Agreement]))
      .max(20)
      .default([])
      .meta({ description: 'Whole agreements, or ids of saved ones; none: the rules as printed' }),
    repairs: z
      .boolean()
      .default(true)
      .meta({ description: 'False: leave the repairs out, which is quicker' }),
  }),
  success: {
    status: 200,
    description: 'One verdict for each agreement, in their order',
    schema: z.strictObject({ verdicts: z.array(Verdict).readonly() }),
  },
  errors: [400],
});

export const getStatistics = contract({
  id: 'getStatistics',
  method: 'POST',
  tag: 'lists',
  path: '/api/v1/statistics',
  auth: 'optional',
  scope: 'read',
  weight: 'work',
  caching: 'fresh',
  summary: 'What the rules know of a list: its profiles, curves and tables; nothing is saved',
  description: 'The figures of the builder, from the same code. The order of the lines changes nothing.',
  body: StatisticsQuestion,
  success: { status: 200, schema: Statistics },
  errors: [400],
});

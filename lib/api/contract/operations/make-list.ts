import { lineOfText, List as KernelList } from '@/lib/rules';
import { z } from 'zod';
import { contract } from '../contract';
import { Agreement } from '../shapes/agreement';
import { Id, SystemId } from '../shapes/common';
import { List } from '../shapes/list';
import { Verdict } from '../shapes/verdict';

const head = {
  tag: 'lists',
  method: 'POST',
  auth: 'optional',
  scope: 'read',
  weight: 'work',
  caching: 'fresh',
  errors: [400],
} as const;

const agreement = z
  .union([Id, Agreement])
  .optional()
  .meta({ description: 'A whole agreement, or the id of a saved one; absent: the rules as printed' });
/** A line of text: the list that is drawn is named after it. */
const seed = lineOfText(60)
  .trim()
  .min(1)
  .meta({ description: 'The same seed gives the same list, here, in the builder and at the command line' });

export const drawList = contract({
  ...head,
  id: 'drawList',
  path: '/api/v1/lists/draw',
  summary: 'A legal list drawn from a seed; nothing is saved',
  body: z
    .strictObject({
      system: SystemId,
      form: z.string().max(40).optional().meta({ description: 'One of its `forms`; absent: the first' }),
      agreement,
      seed,
    })
    .meta({ id: 'ListToDraw' }),
  success: {
    status: 200,
    schema: z.strictObject({ list: KernelList, verdict: Verdict }).meta({ id: 'DrawnList' }),
  },
});

export const fillList = contract({
  ...head,
  id: 'fillList',
  path: '/api/v1/lists/fill',
  summary: 'A list with what it has left filled, or else with all that it lacks; nothing is saved',
  description:
    'What stands in the list stays. Where the rest of the budget alone does not make it legal, options are filled too; it may still lack something, as the verdict says.',
  body: z.strictObject({ list: List, agreement, seed }).meta({ id: 'ListToFill' }),
  success: {
    status: 200,
    schema: z
      .strictObject({
        list: KernelList,
        added: z.array(z.string()).readonly().meta({ description: 'What was added or changed, in words' }),
        verdict: Verdict,
      })
      .meta({ id: 'FilledList' }),
  },
});

import { z } from 'zod';
import { List } from '@/lib/rules';
import { contract } from '../contract';
import { BulkDone, BulkOfLists } from '../shapes/bulk';
import { Id } from '../shapes/common';

const head = { tag: 'lists', caching: 'private', auth: 'user' } as const;

export const bulkLists = contract({
  ...head,
  id: 'bulkLists',
  method: 'POST',
  path: '/api/v1/lists/bulk',
  summary: 'Put away, delete or bring back many lists: all of them, or none',
  description:
    'Nothing is done where one of them is not there, not the caller’s, or changed since it was seen.',
  body: BulkOfLists,
  keeps: ['lists'],
  success: { status: 200, schema: BulkDone },
  errors: [400, 404, 409],
});

export const bundleFormats = ['json', 'text', 'markdown'] as const;

const Bundle = z.strictObject({ format: z.literal('muster-lists/1'), lists: z.array(List).readonly() });

export const exportLists = contract({
  ...head,
  id: 'exportLists',
  method: 'GET',
  path: '/api/v1/lists/export',
  summary: 'Many lists of the caller in one file',
  query: z.strictObject({
    ids: z
      .string()
      .max(4000)
      .transform((text) => text.split(','))
      .pipe(z.array(Id).min(1).max(100))
      .meta({ description: 'Ids with commas between them, at most 100' }),
    format: z.enum(bundleFormats).default('json'),
  }),
  success: { status: 200, types: ['application/json', 'text/plain', 'text/markdown'], json: Bundle },
  errors: [404],
});

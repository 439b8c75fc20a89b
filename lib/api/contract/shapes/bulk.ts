import { z } from 'zod';
import { Id } from './common';
import { Folder, Shelf, Tag } from './list';

const MOST = 100;
const ids = z
  .array(Id)
  .min(1)
  .max(MOST)
  .refine((all) => new Set(all).size === all.length, 'each list once');
const distinct = <T extends z.ZodType<{ readonly id: string }>>(item: T) =>
  z
    .array(item)
    .min(1)
    .max(MOST)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each list once');
const tags = z.array(Tag).max(12).default([]);

/** One thing that is done to many lists, to all of them or to none. */
export const BulkOfLists = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('put').meta({ description: 'Put away together; what is absent stays as it is' }),
      ids,
      folder: Folder.optional(),
      addTags: tags,
      removeTags: tags,
      favourite: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    z.strictObject({
      do: z.literal('place').meta({ description: 'Each to a place of its own: what undoes `put`' }),
      lists: distinct(z.strictObject({ id: Id, shelf: Shelf })),
    }),
    z.strictObject({
      do: z.literal('delete').meta({ description: 'If each still is at the version that was seen' }),
      lists: distinct(z.strictObject({ id: Id, version: z.int().min(1) })),
    }),
    z.strictObject({ do: z.literal('restore').meta({ description: 'Within 30 days' }), ids }),
  ])
  .meta({ id: 'BulkOfLists' });

export const BulkDone = z
  .strictObject({
    lists: z.array(z.strictObject({ id: Id, name: z.string(), version: z.int(), shelf: Shelf })).readonly(),
  })
  .meta({ id: 'BulkDone', description: 'The lists as they are now; deleted ones as they were' });

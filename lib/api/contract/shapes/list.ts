import { z } from 'zod';
import { List as KernelList } from '@/lib/rules';
import { Id, Moment, Name, SystemId } from './common';
import { Budget, Verdict } from './verdict';

/** The kernel's list, of a system that is there. */
export const List = KernelList.extend({ system: SystemId }).meta({
  id: 'ListRequest',
  title: 'List',
  description: 'What one player brings, for a system that is there',
});
export type List = z.infer<typeof List>;

/** A list to save, and the agreement that it is built for. */
export const ListToSave = List.extend({
  agreement: Id.nullable().optional().meta({
    description:
      'An agreement of the caller, or the share id of another; null or absent: the rules as printed',
  }),
}).meta({ id: 'ListToSave' });

const head = {
  id: Id,
  shareId: Id.meta({ description: 'Whoever has it may read the list' }),
  version: z.int().min(1),
  system: SystemId,
  name: z.string(),
  agreement: Id.nullable(),
  catalogueVersion: z.string().meta({ description: 'The catalogue when it was saved' }),
  forkOf: Id.nullable().meta({ description: 'Share id of the list that it is a copy of' }),
  createdAt: Moment,
  updatedAt: Moment,
};

export const ListSummary = z
  .strictObject({
    ...head,
    size: z.int().meta({ description: 'How many things stand in it' }),
    legal: z.boolean().nullable().meta({ description: 'Under its own agreement' }),
    budget: Budget.nullable(),
    restorableUntil: Moment.optional().meta({ description: 'Only with `deleted=true`' }),
  })
  .meta({ id: 'ListSummary' });

export const SavedList = z
  .strictObject({
    ...head,
    mine: z.boolean().meta({ description: 'False where it is read by its share id' }),
    list: KernelList,
    verdict: Verdict.nullable().meta({ description: 'Null where the list no longer fits the system' }),
  })
  .meta({ id: 'SavedList' });

export const ListVersion = z
  .strictObject({
    version: z.int(),
    name: z.string(),
    agreement: Id.nullable(),
    catalogueVersion: z.string(),
    createdAt: Moment,
  })
  .meta({ id: 'ListVersion' });

export const ListAtVersion = ListVersion.extend({ list: KernelList }).meta({ id: 'ListAtVersion' });

export const Change = z
  .strictObject({ kind: z.enum(['added', 'removed', 'changed']), text: z.string() })
  .meta({ id: 'Change' });

export const Diff = z
  .strictObject({ from: z.int(), to: z.int(), changes: z.array(Change).readonly() })
  .meta({ id: 'Diff' });

export const ImportRequest = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(100_000)
      .meta({ description: 'A list as text, Markdown or JSON, as people paste it' }),
    system: SystemId.optional().meta({ description: 'Absent: guessed from the text' }),
    name: Name.optional(),
    agreement: Id.nullable().optional(),
    save: z
      .boolean()
      .optional()
      .meta({ description: 'False: read only. Absent: saved for people who are signed in' }),
  })
  .meta({ id: 'ImportRequest' });

export const Imported = z
  .strictObject({
    list: KernelList,
    lines: z
      .array(
        z.strictObject({
          line: z.int().meta({ description: 'Counted from 1' }),
          text: z.string(),
          sure: z.enum(['exact', 'guess', 'ignored']),
          understood: z.string(),
        }),
      )
      .readonly(),
    verdict: Verdict.nullable(),
    saved: SavedList.nullable(),
  })
  .meta({ id: 'Imported' });

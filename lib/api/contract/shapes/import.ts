import { List as KernelList } from '@/lib/rules';
import { z } from 'zod';
import { Id, Name, SystemId } from './common';
import { SavedList } from './list';
import { ReadLines } from './read-lines';
import { Verdict } from './verdict';

/** What is pasted: the largest list in the longest of our forms, and room beside it. */
export const MOST_LETTERS_PASTED = 400_000;

export const ImportRequest = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(MOST_LETTERS_PASTED)
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
    lines: ReadLines,
    verdict: Verdict.nullable(),
    saved: SavedList.nullable(),
  })
  .meta({ id: 'Imported' });

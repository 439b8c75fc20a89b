import { z } from 'zod';
import { MOST_LOOKS, PrintedLook } from '@/lib/print/job';
import { Id, JobState, Moment, Name, SystemId } from './common';

export const PrintingJob = z
  .strictObject({
    id: Id,
    state: JobState,
    pages: z.int().meta({ description: 'Drawn by now' }),
    of: z.int(),
    cards: z.int(),
    misfits: z.int().meta({ description: 'What does not fit or cannot be drawn' }),
    createdAt: Moment,
    expiresAt: Moment.nullable().meta({ description: 'When it is forgotten; null while it runs' }),
    file: z.string().nullable().meta({ description: 'Where the PDF is; null before it is done' }),
  })
  .meta({
    id: 'PrintingJob',
    description: 'Sheets that take a while; the job lives on one server and is not kept',
  });

/** Named by whoever printed, so that it may be told twice. */
export const RunId = z
  .string()
  .regex(/^[0-9a-z-]{1,40}$/)
  .meta({ description: 'Small letters, digits and hyphens; a UUID will do' });

export const RunToNote = z
  .strictObject({
    system: SystemId,
    name: Name.meta({ description: 'What was printed, in words: the list, the system' }),
    printedAt: Moment,
    looks: z.array(PrintedLook).min(1).max(MOST_LOOKS).readonly(),
  })
  .meta({ id: 'RunToNote' });

export const PrintRun = RunToNote.extend({ id: RunId }).meta({
  id: 'PrintRun',
  description: 'A job that was printed: what of each look it put on paper',
});

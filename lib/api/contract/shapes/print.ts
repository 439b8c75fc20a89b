import { z } from 'zod';
import { Id, Moment } from './common';

export const PrintingJob = z
  .strictObject({
    id: Id,
    state: z.enum(['running', 'done', 'failed']),
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

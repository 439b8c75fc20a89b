import { AT_ONCE, MOST_CARDS, PrintJob } from '@/lib/print/job';
import { contract } from '../contract';
import { ById } from '../shapes/common';
import { PrintingJob } from '../shapes/print';

const head = { tag: 'print', auth: 'optional', caching: 'fresh' } as const;

export const printCards = contract({
  ...head,
  id: 'printCards',
  method: 'POST',
  path: '/api/v1/print',
  scope: 'read',
  weight: 'work',
  summary:
    'Sheets at true size: lists with their pieces, record sheet and rules, a selection, a catalogue or a board',
  description:
    'Nothing is clipped: text that does not fit shrinks to a stated least size, and what still does not fit is counted in the header Muster-Misfits. ' +
    `Up to ${AT_ONCE} cards are answered at once; up to ${MOST_CARDS}, and with \`Prefer: respond-async\` any number, as a job.`,
  body: PrintJob,
  success: { status: 200, description: 'The sheets', types: ['application/pdf'] },
  also: [{ status: 202, description: 'Under way; Location has the job', schema: PrintingJob }],
  errors: [400, 429],
});

export const getPrint = contract({
  ...head,
  id: 'getPrint',
  method: 'GET',
  path: '/api/v1/print/{id}',
  summary: 'How far a print job is',
  description: 'Whoever has the id of a job that was begun without an account may read it.',
  params: ById,
  success: { status: 200, schema: PrintingJob },
  errors: [404],
});

export const getPrintFile = contract({
  ...head,
  id: 'getPrintFile',
  method: 'GET',
  path: '/api/v1/print/{id}/file',
  summary: 'The sheets of a print job that is done',
  params: ById,
  success: { status: 200, description: 'The sheets', types: ['application/pdf'] },
  errors: [404, 409],
});

export const cancelPrint = contract({
  ...head,
  id: 'cancelPrint',
  method: 'DELETE',
  path: '/api/v1/print/{id}',
  scope: 'read',
  summary: 'Stop a print job and forget it',
  params: ById,
  success: { status: 204 },
  errors: [404],
});

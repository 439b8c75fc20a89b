import { z } from 'zod';
import { contract } from '../contract';
import { page, pageOf, SystemId } from '../shapes/common';
import { PrintRun, RunId, RunToNote } from '../shapes/print';

export { PrintRun, RunToNote };

const ByRun = z.strictObject({ run: RunId });
const head = { tag: 'print', auth: 'user', caching: 'private' } as const;

export const listPrinted = contract({
  ...head,
  id: 'listPrinted',
  method: 'GET',
  path: '/api/v1/printed',
  summary: 'What the caller printed, job by job',
  description:
    'All of it together is what he owns. The oldest of more than 100 jobs are one for each system.',
  query: z.strictObject({ ...page, system: SystemId.optional() }),
  success: { status: 200, schema: pageOf(PrintRun) },
});

export const notePrinted = contract({
  ...head,
  id: 'notePrinted',
  method: 'PUT',
  path: '/api/v1/printed/{run}',
  summary: 'Note a job as printed',
  description:
    'The caller names the job, so that it may be told twice; told again, it stays as it was first told.',
  params: ByRun,
  body: RunToNote,
  success: { status: 200, schema: PrintRun },
  errors: [400],
});

export const forgetPrinted = contract({
  ...head,
  id: 'forgetPrinted',
  method: 'DELETE',
  path: '/api/v1/printed/{run}',
  summary: 'Take a printed job back: the sheets were lost, or never came out',
  params: ByRun,
  success: { status: 204 },
  errors: [404],
});

import { PrintJob } from '@/lib/print/job';
import { contract } from '../contract';

export const printCards = contract({
  id: 'printCards',
  method: 'POST',
  tag: 'print',
  path: '/api/v1/print',
  auth: 'none',
  weight: 'work',
  caching: 'fresh',
  summary: 'Card sheets at true size: every use in a list, a selection, or a catalogue',
  description:
    'Nothing is clipped: text that does not fit shrinks to a stated least size, and what still does not fit is counted in the header Muster-Misfits.',
  body: PrintJob,
  success: { status: 200, description: 'The sheets', types: ['application/pdf'] },
  errors: [400],
});

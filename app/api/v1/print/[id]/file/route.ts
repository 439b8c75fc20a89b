import { handle } from '@/app/api/_server/house';
import { getPrintFile } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findPrint, sheetsOf } from '@/lib/jobs/prints';

const read = handle(getPrintFile, async ({ params, user }) => {
  const job = await findPrint(params.id, user?.id);
  if (!job) return notFound('print job');
  const file = await sheetsOf(job);
  const { title, about } = job.task;
  return file
    ? {
        file,
        type: 'application/pdf',
        name: `${title} cards.pdf`,
        headers: { 'Muster-Misfits': String(about.misfits) },
      }
    : new Problem('not_ready', 'The sheets are not drawn yet. Ask for the job to see how far they are.');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

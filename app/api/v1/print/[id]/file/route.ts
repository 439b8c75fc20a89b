import { handle } from '@/app/api/_server/house';
import { getPrintFile } from '@/lib/api/contract';
import { notFound, Problem } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { findPrint } from '@/lib/jobs/prints';

const read = handle(getPrintFile, ({ params, user }) => {
  const job = findPrint(params.id, user?.id);
  if (!job) return notFound('print job');
  const { pdf, name = '', misfits = 0 } = job.soFar ?? {};
  return pdf
    ? { file: pdf, type: 'application/pdf', name, headers: { 'Muster-Misfits': String(misfits) } }
    : new Problem('not_ready', 'The sheets are not drawn yet. Ask for the job to see how far they are.');
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(read);

import { handle } from '@/app/api/_server/house';
import { printCards } from '@/lib/api/contract';
import { refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { gameIcon } from '@/lib/print/icons';
import { drawPdf } from '@/lib/print/pdf';
import { planPrint, systemOfJob } from '@/lib/print/plan';
import { isSystemSlug } from '@/lib/rules';

const print = handle(printCards, async ({ body: job }) => {
  const slug = systemOfJob(job.what);
  if (!isSystemSlug(slug))
    return refused('invalid_request', [
      {
        path: job.what.kind === 'list' ? ['what', 'list', 'system'] : ['what', 'system'],
        code: 'unknown_system',
        message: `There is no system “${slug}”.`,
      },
    ]);
  const system = await systemOf(slug);
  const plan = planPrint(system, job);
  if (!plan.ok) return refused('invalid_request', plan.problems);
  const title = job.what.kind === 'list' ? job.what.list.name : system.name;
  const pdf = await drawPdf(plan.value, title, gameIcon);
  return {
    file: new Uint8Array(pdf),
    type: 'application/pdf',
    name: `${title} cards.pdf`,
    headers: { 'Muster-Misfits': String(plan.value.misfits.length) },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(print);

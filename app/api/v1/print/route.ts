import { handle } from '@/app/api/_server/house';
import { callerOf, tooManyJobs, wantsJob } from '@/app/api/_server/jobs';
import { showPrint } from '@/app/api/_server/prints';
import { printCards } from '@/lib/api/contract';
import { refused } from '@/lib/api/problem';
import { resource } from '@/lib/api/resource';
import { systemOf } from '@/lib/api/systems';
import { keepJob } from '@/lib/jobs/jobs';
import { beginPrint, layOut } from '@/lib/jobs/prints';
import { AT_ONCE, type PrintWhat } from '@/lib/print';
import { gameIcon } from '@/lib/print/icons';
import { drawPdf } from '@/lib/print/pdf';
import { fileNameOf, systemOfJob } from '@/lib/print/plan';
import { isSystemSlug } from '@/lib/rules';

/** Where a job names its system. */
const pathOfSystem: Readonly<Record<PrintWhat['kind'], readonly (string | number)[]>> = {
  list: ['list', 'system'],
  lists: ['lists', 0, 'list', 'system'],
  entries: ['system'],
  catalogue: ['system'],
  board: ['system'],
  drawn: ['system'],
  calibration: ['system'],
};

const print = handle(printCards, async ({ request, body: job, user }) => {
  const slug = systemOfJob(job.what);
  if (!isSystemSlug(slug))
    return refused('invalid_request', [
      {
        path: ['what', ...pathOfSystem[job.what.kind]],
        code: 'unknown_system',
        message: `There is no system “${slug}”.`,
      },
    ]);
  const system = await systemOf(slug);
  const plan = await layOut(system, job);
  if (!plan.ok) return refused('invalid_request', plan.problems);
  const title = job.what.kind === 'list' ? job.what.list.name : system.name;
  if (plan.value.cards > AT_ONCE || wantsJob(request)) {
    const begun = await beginPrint({ plan: plan.value, job, title }, callerOf(request, user), user?.id);
    if (!begun) return tooManyJobs();
    await keepJob(begun.id);
    return { data: showPrint(begun), status: 202, location: `/api/v1/print/${begun.id}` };
  }
  const pdf = await drawPdf(plan.value, title, gameIcon);
  return {
    file: new Uint8Array(pdf),
    type: 'application/pdf',
    name: fileNameOf(job, title),
    headers: { 'Muster-Misfits': String(plan.value.misfits.length) },
  };
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(print);

import 'server-only';
import type { PrintingJob as JobShape } from '@/lib/api/contract/shapes/print';
import { expiryOf } from '@/lib/jobs/jobs';
import type { PrintingJob } from '@/lib/jobs/prints';
import type { z } from 'zod';

/** A print job as the API shows it. */
export function showPrint(job: PrintingJob): z.input<typeof JobShape> {
  const expiry = expiryOf(job);
  return {
    id: job.id,
    state: job.state,
    pages: job.soFar?.pages ?? 0,
    ...job.task.about,
    createdAt: new Date(job.createdAt).toISOString(),
    expiresAt: expiry === undefined ? null : new Date(expiry).toISOString(),
    file: job.state === 'done' ? `/api/v1/print/${job.id}/file` : null,
  };
}

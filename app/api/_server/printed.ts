import type { z } from 'zod';
import type { PrintRun as Shown, RunToNote } from '@/lib/api/contract';
import type { PrintRun } from '@/lib/print/runs';

/** A run as the wire says it. */
export const showRun = ({ at, ...run }: PrintRun): z.input<typeof Shown> => ({
  ...run,
  looks: [...run.looks],
  printedAt: new Date(at).toISOString(),
});

/** A job as it is kept, out of what the caller told of it. */
export const runOf = (id: string, { printedAt, ...run }: z.output<typeof RunToNote>): PrintRun => ({
  ...run,
  id,
  at: Date.parse(printedAt),
});

import type { z } from 'zod';
import type { PrintRun as Shown, RunToNote } from '@/lib/api/contract';
import type { PrintRun } from '@/lib/print/runs';

/** A run as the wire says it. */
export const showRun = ({ at, ...run }: PrintRun): z.input<typeof Shown> => ({
  ...run,
  looks: [...run.looks],
  printedAt: new Date(at).toISOString(),
});

export const runOf = (id: string, { printedAt, ...run }: z.output<typeof RunToNote>): PrintRun => ({
  ...run,
  id,
  at: Date.parse(printedAt),
});

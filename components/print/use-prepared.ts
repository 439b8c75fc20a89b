import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '@/components/ui/in-slices';
import { preparePrint, type PrintJob, type Sources } from '@/lib/print';
import type { AnySystem } from '@/lib/rules';

/** Can the job be laid out at once? What takes long is done in slices before, so that the page answers meanwhile. */
export function usePrepared(
  system: AnySystem,
  job: PrintJob,
  sources: Sources | 'awaited' | undefined,
): boolean {
  const work = useMemo(
    () => (sources === 'awaited' ? undefined : preparePrint(system, job, sources)),
    [system, job, sources],
  );
  const [done, setDone] = useState<typeof work>();
  useEffect(() => (work ? inSlices(work, () => setDone(work)) : undefined), [work]);
  return work === undefined || done === work;
}

'use client';

import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { listenForErrors } from './report-context';

const ReportDialog = lazyDialog(() => import('./report-dialog').then((m) => m.ReportDialog));

/** Stands at the foot of every page. */
export function ReportButton({ version }: { readonly version: string }) {
  const [open, setOpen] = useState(false);
  useEffect(listenForErrors, []);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Report a problem
      </button>
      {open && <ReportDialog version={version} onClose={() => setOpen(false)} />}
    </>
  );
}

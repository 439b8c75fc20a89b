'use client';

import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import type { ThingKind } from './words';

const ReportDialog = lazyDialog(() => import('./report-dialog').then((m) => m.ReportDialog));

/** Opens the form by which the moderators are told of a thing. */
export function ReportThing({ kind, thing }: { readonly kind: ThingKind; readonly thing: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-small button-quiet shrink-0 px-2 print:hidden"
        aria-label={`Report this ${kind}`}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden size={16} /> Report
      </button>
      {open && <ReportDialog kind={kind} thing={thing} onClose={() => setOpen(false)} />}
    </>
  );
}

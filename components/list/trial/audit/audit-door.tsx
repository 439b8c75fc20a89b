'use client';

import { Scale } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Agreement, List } from '@/lib/rules';

// The engine comes when somebody wants games.
const Panel = lazyPart(
  () => import('./audit-panel').then((m) => m.AuditPanel),
  () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
);

/** Offers to measure what each entry of a list is worth; on demand, because engines are large. */
export function AuditDoor({ list, agreement }: { readonly list: List; readonly agreement: Agreement }) {
  const [open, setOpen] = useState(false);
  if (open) return <Panel list={list} agreement={agreement} />;
  return (
    <button type="button" className="button button-small" onClick={() => setOpen(true)}>
      <Scale aria-hidden size={16} /> What is each entry worth?
    </button>
  );
}

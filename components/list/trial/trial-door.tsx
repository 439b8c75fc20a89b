'use client';

import { Swords } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { TrialPanel } from './trial-panel';

// The engine comes when somebody wants games.
const Panel = lazyPart(
  () => import('./trial-panel').then((m) => m.TrialPanel),
  () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
);

/** Offers to try two lists by games; on demand, because engines are large. */
export function TrialDoor({
  label,
  ...trial
}: ComponentProps<typeof TrialPanel> & {
  /** What the button says. */
  readonly label: string;
}) {
  const [open, setOpen] = useState(false);
  if (open) return <Panel {...trial} />;
  return (
    <button type="button" className="button button-small" onClick={() => setOpen(true)}>
      <Swords aria-hidden size={16} /> {label}
    </button>
  );
}

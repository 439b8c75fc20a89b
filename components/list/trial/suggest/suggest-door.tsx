'use client';

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Agreement, List } from '@/lib/rules';
import type { Leaving } from './leaving';

// The engine comes when somebody wants games.
const Panel = lazyPart(
  () => import('./suggest-panel').then((m) => m.SuggestPanel),
  () => (
    <p role="status" className="animate-pulse text-quiet">
      Loading the rules …
    </p>
  ),
);

/** Offers to find what would help a list; on demand, because engines are large. */
export function SuggestDoor(props: {
  readonly list: List;
  readonly lines: readonly Leaving[];
  readonly agreement: Agreement;
  readonly onTake?: (list: List) => void;
}) {
  const [open, setOpen] = useState(false);
  if (open) return <Panel {...props} />;
  return (
    <button type="button" className="button button-small" onClick={() => setOpen(true)}>
      <Sparkles aria-hidden size={16} /> What would help this list?
    </button>
  );
}

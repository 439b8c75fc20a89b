'use client';

import { Link } from '@/components/ui/link';
import type { Agreement } from '@/lib/rules';

/** To the builder, with a new draft under the agreement of the table; back here it can be chosen. */
export function BuildLink({ system, agreement }: { readonly system: string; readonly agreement: Agreement }) {
  return (
    <Link
      className="button"
      href={`/lists/new?system=${system}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void import('./start-draft').then(({ startDraft }) => startDraft(agreement));
      }}
    >
      Build one
    </Link>
  );
}

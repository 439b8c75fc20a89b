'use client';

import { draftUnder } from '@/components/builder/draft/draft-under';
import { isSystemSlug, loadSystem, type Agreement } from '@/lib/rules';

/** A new draft under the agreement of a table, opened in the builder. */
export async function startDraft(agreement: Agreement): Promise<void> {
  if (!isSystemSlug(agreement.system)) return;
  const system = await loadSystem(agreement.system);
  window.location.assign(`/lists/new?system=${system.slug}&draft=${draftUnder(system, agreement)}`);
}

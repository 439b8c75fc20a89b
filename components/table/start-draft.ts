'use client';

import { newDraftId, writeDraft } from '@/components/builder/drafts';
import { isSystemSlug, loadSystem, type Agreement } from '@/lib/rules';

/** A new draft under the agreement of a table, opened in the builder. */
export async function startDraft(agreement: Agreement): Promise<void> {
  if (!isSystemSlug(agreement.system)) return;
  const system = await loadSystem(agreement.system);
  const form = system.forms[0]!;
  const start = form.start(system.house.parse(agreement.house));
  const id = newDraftId();
  writeDraft({
    id,
    list: {
      format: 'muster-list/1',
      system: system.slug,
      name: `New ${form.name.toLowerCase()}`,
      entries: [...start.entries],
      options: start.options,
    },
    terms: { kind: 'agreement', agreement },
    dirty: true,
    changedAt: Date.now(),
    past: [],
    future: [],
  });
  window.location.assign(`/lists/new?system=${system.slug}&draft=${id}`);
}

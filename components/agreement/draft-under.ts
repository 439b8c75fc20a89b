import { newDraftId, writeDraft } from '@/components/builder/drafts';
import type { Agreement, AnySystem } from '@/lib/rules';

/** Begins a list under an agreement and keeps it in this browser. Answers with the id of the draft. */
export function draftUnder(system: AnySystem, agreement: Agreement): string {
  const id = newDraftId();
  const form = system.forms[0]!;
  const start = form.start(system.house.parse(agreement.house));
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
  return id;
}

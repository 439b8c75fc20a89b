import type { AnyRules, AnySystem, AnyTerms, List } from '@/lib/rules';
import { newDraftId, writeDraft } from './draft-store';
import type { Draft, DraftTerms } from './drafts';
import { termsUnder } from './terms-of-draft';

/** A draft that nobody has seen yet: unsaved, with nothing to take back. */
export const freshDraft = (list: List, terms: DraftTerms): Draft => ({
  id: newDraftId(),
  list,
  terms,
  dirty: true,
  changedAt: Date.now(),
  past: [],
  future: [],
});

/** The list that the system's form begins with; `entries` instead of the form's own. */
export function freshList(
  system: AnyRules,
  house: AnyTerms['house'],
  form = system.forms[0]!,
  entries?: List['entries'],
): List {
  const start = form.start(house);
  return {
    format: 'muster-list/1',
    system: system.slug,
    name: `New ${form.name.toLowerCase()}`,
    entries: entries ?? [...start.entries],
    options: start.options,
  };
}

/** Begins a list under an agreement and keeps it in this browser. Answers with the id of the draft. */
export function draftUnder(
  system: AnySystem,
  agreement: Extract<DraftTerms, { kind: 'agreement' }>['agreement'],
): string {
  const draft = freshDraft(freshList(system, system.house.parse(agreement.house)), termsUnder(agreement));
  writeDraft(draft);
  return draft.id;
}

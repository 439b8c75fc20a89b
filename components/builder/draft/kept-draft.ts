import type { List } from '@/lib/rules';
import { newDraftId } from './draft-store';
import { draftOfSaved, readDraft, type Draft, type DraftTerms, type SavedRef } from './drafts';

/** A saved list that is opened for editing. */
export interface OpenedList {
  readonly saved: SavedRef;
  readonly list: List;
  readonly terms: DraftTerms;
}

/**
 * The draft of a saved list. Changes made here and not yet saved are never thrown away; the save will notice a newer version by
 * itself. A page that was kept without a network may be older than the draft.
 */
export function openSaved({ saved, list, terms }: OpenedList): Draft {
  const kept = draftOfSaved(saved.id);
  if (kept && (kept.dirty || kept.saved!.version >= saved.version))
    return { ...kept, saved: { ...kept.saved!, shared: saved.shared } };
  return {
    id: kept?.id ?? newDraftId(),
    list,
    terms,
    saved,
    dirty: false,
    changedAt: Date.now(),
    past: [],
    future: [],
  };
}

/** The draft that the address names: a reload, or a second visit, finds it again. */
export function takeUp(system: string, id: string | null): Draft | undefined {
  const kept = id === null ? undefined : readDraft(id);
  return kept?.list.system === system ? kept : undefined;
}

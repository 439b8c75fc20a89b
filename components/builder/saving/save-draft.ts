import { sendDraft, takeOut, termsAfter } from '@/components/offline/outbox/queue';
import type { AnyRules, List } from '@/lib/rules';
import type { Draft, DraftTerms, SavedRef } from '../draft/drafts';

/** What stands on the server where a save met a newer version. */
export interface Conflict {
  readonly saved: SavedRef;
  readonly list: List;
}

export { takeOut };

export type Saving =
  | { readonly kind: 'saved'; readonly saved: SavedRef; readonly terms: DraftTerms }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  /** Kept in this browser, and on its way as soon as there is an answer. */
  | { readonly kind: 'later' }
  /** `gone`: the list that it would be a version of is there no more, or is not its person’s. */
  | { readonly kind: 'refused'; readonly message: string; readonly gone: boolean };

/**
 * Saves a draft to the account: a new list, or a new version of the one that it came from. Without a network it waits in
 * this browser and goes up by itself.
 * @param over the version to replace knowingly, after a conflict
 */
export async function saveDraft(system: AnyRules, draft: Draft, over?: number): Promise<Saving> {
  const sent = await sendDraft(system, draft, over);
  if (sent?.state === 'saved' && sent.base) {
    await takeOut(draft.id, sent);
    return { kind: 'saved', saved: sent.base, terms: termsAfter(sent, draft.terms) };
  }
  // It stays in the outbox, so that its person is reminded wherever he goes.
  if (sent?.state === 'conflict' && sent.theirs) return { kind: 'conflict', conflict: sent.theirs };
  if (sent?.state === 'refused') {
    await takeOut(draft.id, sent);
    return { kind: 'refused', message: sent.message ?? 'It was refused.', gone: sent.gone ?? false };
  }
  return { kind: 'later' };
}

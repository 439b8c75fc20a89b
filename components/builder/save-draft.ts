import { ask } from '@/lib/api/client';
import type { AnySystem, List } from '@/lib/rules';
import type { Draft, DraftTerms, SavedRef } from './drafts';
import { agreementOf, AS_PRINTED } from './terms-of-draft';

/** What stands on the server where a save met a newer version. */
export interface Conflict {
  readonly saved: SavedRef;
  readonly list: List;
}

export type Saving =
  | { readonly kind: 'saved'; readonly saved: SavedRef; readonly terms: DraftTerms }
  | { readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly kind: 'refused'; readonly message: string };

/** The agreement's id for the server; a preset or a pasted agreement is saved first, so that the list can name it. */
async function savedTerms(
  system: AnySystem,
  terms: DraftTerms,
): Promise<
  | { readonly ok: true; readonly id: string | null; readonly terms: DraftTerms }
  | { readonly ok: false; readonly message: string }
> {
  if (
    terms.kind === 'preset' &&
    (terms.preset === AS_PRINTED || !system.presets.some((p) => p.id === terms.preset))
  )
    return { ok: true, id: null, terms };
  if (terms.kind === 'agreement' && terms.id !== undefined) return { ok: true, id: terms.id, terms };
  const agreement = agreementOf(system, terms);
  const made = await ask('POST /api/v1/agreements', { body: agreement });
  if (!made.ok) return { ok: false, message: made.problem.detail ?? made.problem.title };
  return { ok: true, id: made.data.id, terms: { kind: 'agreement', id: made.data.id, agreement } };
}

/**
 * Saves a draft to the account: a new list, or a new version of the one that it came from.
 * @param over the version to replace knowingly, after a conflict
 */
export async function saveDraft(system: AnySystem, draft: Draft, over?: number): Promise<Saving> {
  const terms = await savedTerms(system, draft.terms);
  if (!terms.ok) return { kind: 'refused', message: terms.message };
  const body = { ...draft.list, agreement: terms.id };
  const answer = draft.saved
    ? await ask('PUT /api/v1/lists/{id}', {
        params: { id: draft.saved.id },
        body,
        ifMatch: `"${over ?? draft.saved.version}"`,
      })
    : await ask('POST /api/v1/lists', { body, idempotencyKey: `${draft.id}-${draft.changedAt}` });
  if (answer.ok) {
    const { id, shareId, version } = answer.data;
    return { kind: 'saved', saved: { id, shareId, version }, terms: terms.terms };
  }
  if (answer.status === 412 && draft.saved) {
    const current = await ask('GET /api/v1/lists/{id}', { params: { id: draft.saved.id } });
    if (current.ok) {
      const { id, shareId, version, list } = current.data;
      return { kind: 'conflict', conflict: { saved: { id, shareId, version }, list } };
    }
  }
  if (answer.status === 404 && draft.saved)
    return { kind: 'refused', message: 'The saved list is gone. Copy this one as text to keep it.' };
  const at = answer.problem.errors?.[0];
  return { kind: 'refused', message: at ? `${at.message}` : (answer.problem.detail ?? answer.problem.title) };
}

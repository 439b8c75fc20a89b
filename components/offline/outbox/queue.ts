import type { Draft, DraftTerms } from '@/components/builder/draft/drafts';
import { agreementOf, AS_PRINTED, termsUnder } from '@/components/builder/draft/terms-of-draft';
import { freshId } from '@/components/ui/fresh-id';
import { dropText, keepText } from '@/components/ui/kept-text';
import type { AnyRules } from '@/lib/rules';
import { change, readAll } from '../idb';
import { renewCopies } from '../list-copies';
import { ownerHere } from '../owner';
import { announce } from './channel';
import { sendNow } from './flush';
import { join, type TermsToSend, type Waiting } from './waiting';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** Set while something waits, so that other pages need not open the database to know. */
export const WAITS = 'muster.outbox';

function termsToSend(system: AnyRules, given: DraftTerms): TermsToSend {
  const terms = given.kind === 'agreement' && given.id === undefined ? termsUnder(given.agreement) : given;
  if (
    terms.kind === 'preset' &&
    (terms.preset === AS_PRINTED || !system.presets.some((p) => p.id === terms.preset))
  )
    return { kind: 'known', id: null };
  if (terms.kind === 'agreement' && terms.id !== undefined) return { kind: 'known', id: terms.id };
  return { kind: 'make', agreement: agreementOf(system, terms), key: freshId() };
}

/** Asks the browser to wake the worker when the network is back, where it can. */
async function askToBeWoken(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync = (registration as { readonly sync?: { register(tag: string): Promise<void> } } | undefined)
    ?.sync;
  await sync?.register('muster.outbox').catch(() => undefined);
}

/**
 * Puts a draft in the outbox and sends it at once. Without an answer it stays there, and goes up by itself.
 * @param over the version to replace knowingly, after a conflict
 */
export async function sendDraft(system: AnyRules, draft: Draft, over?: number): Promise<Waiting | undefined> {
  const base = draft.saved && over !== undefined ? { ...draft.saved, version: over } : draft.saved;
  const next: Waiting = {
    id: draft.id,
    owner: await ownerHere(),
    list: draft.list,
    terms: termsToSend(system, draft.terms),
    termsWere: JSON.stringify(draft.terms),
    ...(base ? { base } : {}),
    key: freshId(),
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    queuedAt: Date.now(),
  };
  keepText(WAITS, '1');
  await change('outbox', draft.id, (before) => join(before, next));
  const after = await sendNow(draft.id);
  // From here on the line under the header tells of it, on every page.
  if (after?.state !== 'saved') window.dispatchEvent(new Event(WAITS));
  else renewCopies(after.owner);
  if (after?.state === 'waiting') await askToBeWoken();
  return after;
}

/** The draft's terms once its list is there: an agreement that was saved for it has an id now. */
export const termsAfter = ({ terms, termsWere }: Waiting, now: DraftTerms): DraftTerms =>
  terms.kind === 'known' && terms.id !== null && terms.made && termsWere === JSON.stringify(now)
    ? { kind: 'agreement', id: terms.id, agreement: terms.made }
    : now;

/**
 * Takes a draft out of the outbox: it arrived, or its person decided otherwise.
 * @param seen what became of it; where something else is there by now, that stays
 */
export async function takeOut(id: string, seen?: Waiting): Promise<void> {
  await change('outbox', id, (now) => (!seen || isSameValue(now, seen) ? undefined : now));
  if ((await readAll('outbox')).length === 0) dropText(WAITS);
  announce();
}

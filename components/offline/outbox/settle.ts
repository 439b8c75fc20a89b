import { writeDraft } from '@/components/builder/draft/draft-store';
import { readDraft } from '@/components/builder/draft/drafts';
import { dropText } from '@/components/ui/kept-text';
import { change, readAll } from '../idb';
import { renewCopies } from '../list-copies';
import { termsAfter, WAITS } from './queue';
import type { Waiting } from './waiting';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** Writes into the draft where its list stands now; a builder that is open on it, here or in another tab, follows. */
function tellDraft(arrived: Waiting): void {
  const draft = readDraft(arrived.id);
  if (!draft || !arrived.base) return;
  const told = {
    ...draft,
    saved: { ...draft.saved, ...arrived.base },
    terms: termsAfter(arrived, draft.terms),
    dirty: !isSameValue(draft.list, arrived.list) || JSON.stringify(draft.terms) !== arrived.termsWere,
    changedAt: Date.now(),
  };
  if (writeDraft(told))
    // Other tabs hear of it by themselves, this one does not.
    window.dispatchEvent(new StorageEvent('storage', { key: `muster.draft.${arrived.id}` }));
}

/** Tells the drafts what arrived, lets go of it, and says what is still under way. */
export async function settle(): Promise<readonly Waiting[]> {
  for (const one of (await readAll('outbox')).filter((w) => w.state === 'saved')) {
    tellDraft(one);
    // It may have been saved again since, here or in another tab.
    await change('outbox', one.id, (now) => (isSameValue(now, one) ? undefined : now));
    renewCopies(one.owner);
  }
  const left = (await readAll('outbox')).filter((w) => w.state !== 'saved');
  if (left.length === 0) dropText(WAITS);
  return left;
}

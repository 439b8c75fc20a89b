'use client';

import { Link2, Save } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { copyText } from '@/components/ui/copy-text';
import { lazyDialog, sparePart } from '@/components/ui/lazy-part';
import type { Agreement, AnyRules, AnySystem, AnyTerms } from '@/lib/rules';
import type { Draft } from '../draft/drafts';
import { MoreWays } from '../start/more-ways';
import { agreementOf } from '../draft/terms-of-draft';
import type { DraftStore } from '../draft/use-draft';
import { wholeDialog } from '../draft/whole-dialog';
import { useSaving } from './use-saving';

const ConflictDialog = lazyDialog(() => import('./conflict-dialog').then((m) => m.ConflictDialog));
const ExportDialog = wholeDialog(() =>
  import('@/components/list/share/export-dialog').then((m) => m.ExportDialog),
);
const ShareDialog = lazyDialog(() =>
  import('@/components/list/share/share-dialog').then((m) => m.ShareDialog),
);
const TakeAlong = wholeDialog(() => import('@/components/offline/take-along').then((m) => m.TakeAlong));

const Together = sparePart(() => import('./together').then((m) => m.Together));
const SuggestDialog = lazyDialog(() => import('./suggest-dialog').then((m) => m.SuggestDialog));

const LATER = 'It will be saved when the network is back.';

/** Saving, sharing, printing. What is not in the account is in this browser, and it says which. */
export function SaveBar({
  draft,
  store,
  system,
  whole,
  terms,
  signedIn,
  kept,
}: {
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly system: AnyRules;
  readonly whole: AnySystem | undefined;
  readonly terms: AnyTerms;
  readonly signedIn: boolean;
  readonly kept: boolean;
}) {
  const mayOnlySuggest = draft.saved?.shared === 'suggest';
  const saving = useSaving(draft, store, system, signedIn);
  const { busy, said, say, gone, setApart, conflict, setConflict, waiting } = saving;
  const [asText, setAsText] = useState(false);
  const [shares, setShares] = useState(false);
  const [suggests, setSuggests] = useState(false);
  const [takes, setTakes] = useState<Agreement>();
  const nameless = draft.list.name.trim() === '';
  const signIn =
    `/signin?callbackUrl=${encodeURIComponent(`/lists/new?system=${system.slug}&draft=${draft.id}`)}` as const;
  // What stands in the account has a short link; anything else travels in its link, and needs no account.
  const share = async () => {
    if (!draft.saved || draft.dirty) return setShares(true);
    const address = `${window.location.origin}/l/${draft.saved.shareId}`;
    say(`${(await copyText(address)) ? 'Link copied' : 'The link'}: ${address}`);
  };
  const state = !kept
    ? 'This browser cannot keep the draft. Save it, or copy it as text.'
    : waiting?.state === 'waiting'
      ? (waiting.message ?? LATER)
      : draft.saved
        ? draft.dirty
          ? 'Changed since it was saved; the change is kept in this browser.'
          : draft.saved.shared === 'edit' || mayOnlySuggest
            ? 'As its owner has it.'
            : 'Saved to your account.'
        : 'Kept in this browser.';

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap gap-2">
        {signedIn ? (
          <button
            id="builder-save"
            type="button"
            className="button button-primary"
            disabled={busy || nameless || (!draft.dirty && draft.saved !== undefined)}
            onClick={() => (mayOnlySuggest ? setSuggests(true) : void saving.save())}
          >
            <Save aria-hidden size={18} /> {busy ? 'Saving …' : mayOnlySuggest ? 'Suggest' : 'Save'}
          </button>
        ) : (
          <Link className="button button-primary" href={signIn}>
            <Save aria-hidden size={18} /> Sign in to save
          </Link>
        )}
        <button type="button" className="button" disabled={busy || nameless} onClick={() => void share()}>
          <Link2 aria-hidden size={18} /> Share
        </button>
        <MoreWays
          draft={draft}
          signedIn={signedIn}
          onText={() => setAsText(true)}
          onTake={() => setTakes(agreementOf(system, draft.terms))}
        />
      </div>
      <p role="status" className={`mt-1 text-sm wrap-anywhere ${kept ? 'text-quiet' : 'text-bad'}`}>
        {said || (nameless ? 'A list needs a name before it is saved.' : state)}
        {/* The session ended while the page stood open: nothing else on it leads there. */}
        {waiting?.state === 'waiting' && waiting.message && (
          <>
            {' '}
            <Link className="link" href={signIn}>
              Sign in
            </Link>
          </>
        )}
      </p>
      {signedIn && draft.saved && !conflict && (
        <Together
          key={draft.saved.id}
          saved={draft.saved}
          store={store}
          busy={busy || waiting?.state === 'waiting'}
          isGone={gone || waiting?.gone === true}
          onApart={setApart}
          onChoose={setConflict}
        />
      )}
      {suggests && draft.saved && (
        <SuggestDialog
          saved={draft.saved}
          list={draft.list}
          onClose={() => setSuggests(false)}
          onSent={() => {
            setSuggests(false);
            say('Suggested. Its owner decides.');
          }}
        />
      )}
      {asText && (
        <ExportDialog
          slug={system.slug}
          list={draft.list}
          agreement={agreementOf(system, draft.terms)}
          onClose={() => setAsText(false)}
        />
      )}
      {shares && (
        <ShareDialog
          list={draft.list}
          agreement={agreementOf(system, draft.terms)}
          onClose={() => setShares(false)}
        />
      )}
      {takes && (
        <TakeAlong
          slug={system.slug}
          list={draft.list}
          agreement={takes}
          onClose={() => setTakes(undefined)}
        />
      )}
      {conflict && (
        <ConflictDialog
          system={whole ?? system}
          terms={terms}
          mine={draft.list}
          listId={draft.saved!.id}
          base={draft.saved!.version}
          conflict={conflict}
          onSave={(list) => void saving.save(list, conflict.saved.version)}
          onTakeTheirs={() => saving.takeTheirs(conflict)}
          onKeepTwo={() => saving.keepBoth(conflict)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </div>
  );
}

'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { ownerHere } from '@/components/offline/owner';
import { isSystemSlug, loadSystem, type AnySystem, type List } from '@/lib/rules';
import type { KnownAgreement } from './agreement-choice';
import { Builder } from './builder';
import { freshDraft, freshList } from './draft-under';
import {
  draftOfSaved,
  newDraftId,
  readDraft,
  writeDraft,
  type Draft,
  type DraftTerms,
  type SavedRef,
} from './drafts';
import { AS_PRINTED } from './terms-of-draft';

/** A saved list that is opened for editing. */
export interface OpenedList {
  readonly saved: SavedRef;
  readonly list: List;
  readonly terms: DraftTerms;
}

/** Begins or takes up a draft. A reload, or a second visit to the address, finds it again. */
function beginDraft(
  system: AnySystem,
  wish: {
    readonly draft?: string;
    readonly add?: string;
    readonly copy?: List;
    readonly opened?: OpenedList;
  },
): Draft {
  const { opened } = wish;
  if (opened) {
    const kept = draftOfSaved(opened.saved.id);
    // Changes made here and not yet saved are never thrown away; the save will notice a newer version by itself.
    // A page that was kept without a network may be older than the draft.
    if (kept && (kept.dirty || kept.saved!.version >= opened.saved.version))
      return { ...kept, saved: { ...kept.saved!, shared: opened.saved.shared } };
    return {
      id: kept?.id ?? newDraftId(),
      list: opened.list,
      terms: opened.terms,
      saved: opened.saved,
      dirty: false,
      changedAt: Date.now(),
      past: [],
      future: [],
    };
  }
  const kept = wish.draft === undefined ? undefined : readDraft(wish.draft);
  if (kept && kept.list.system === system.slug) return kept;
  const accepts =
    wish.add === undefined
      ? undefined
      : system.forms.find((f) => system.entries.some((e) => e.id === wish.add && f.accepts(e)));
  const form = accepts ?? system.forms[0]!;
  const entries = wish.add !== undefined && accepts ? [{ entry: wish.add, count: 1 }] : undefined;
  return freshDraft(wish.copy ?? freshList(system, {}, form, entries), {
    kind: 'preset',
    preset: AS_PRINTED,
  });
}

/** Loads one system's rules into the page and opens the builder on its draft. */
export function BuilderPage({
  slug,
  signedIn,
  agreements,
  opened,
}: {
  readonly slug: string;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
  readonly opened?: OpenedList;
}) {
  const [ready, setReady] = useState<{ readonly system: AnySystem; readonly draft: Draft }>();
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState(signedIn);
  useEffect(() => {
    // A page that was kept names nobody; the browser knows whose account it is in, and saving waits for the network.
    if (!signedIn && !navigator.onLine) void ownerHere().then((owner) => setKnown(owner !== ''));
  }, [signedIn]);
  // The address is read once: what follows is the draft's own life.
  const begin = useEffectEvent((system: AnySystem) => {
    // Kept for a table without a network, one page stands for every address of the builder.
    const asked = new URLSearchParams(window.location.search);
    const draftId = asked.get('draft');
    const add = asked.get('add');
    const draft = beginDraft(system, {
      ...(draftId ? { draft: draftId } : {}),
      ...(add ? { add } : {}),
      ...(opened ? { opened } : {}),
    });
    writeDraft(draft);
    if (!opened) window.history.replaceState(null, '', `/lists/new?system=${slug}&draft=${draft.id}`);
    setReady({ system, draft });
  });
  useEffect(() => {
    let wanted = true;
    if (!isSystemSlug(slug)) return;
    loadSystem(slug).then(
      (system) => wanted && begin(system),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [slug]);
  if (failed)
    return (
      <p className="text-bad">
        The rules could not be loaded. Check the connection and reload the page; your draft is kept.
      </p>
    );
  if (!ready)
    return (
      <div aria-busy="true" className="grid animate-pulse gap-4">
        <p role="status" className="sr-only">
          Loading the catalogue
        </p>
        <div className="h-12 rounded-xl bg-sunk" />
        <div className="h-16 rounded-xl bg-sunk" />
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="h-96 rounded-xl bg-sunk" />
          <div className="h-96 rounded-xl bg-sunk" />
        </div>
      </div>
    );
  return (
    <Builder
      key={ready.draft.id}
      system={ready.system}
      initial={ready.draft}
      signedIn={known}
      agreements={agreements}
    />
  );
}

'use client';

import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { ownerHere } from '@/components/offline/owner';
import { isLeaving } from '@/components/ui/leaving';
import type { AnyRules, AnySystem } from '@/lib/rules';
import { isSystemSlug, loadRules, loadSystem, type SystemSlug } from '@/lib/rules/registry';
import type { KnownAgreement } from './start/agreement-choice';
import type { Builder } from './builder';
import { BuilderOutline, type SketchedForm } from './builder-outline';
import { writeDraft } from './draft/draft-store';
import type { Draft } from './draft/drafts';
import type { OpenedList } from './draft/kept-draft';
import type { Plain } from './draft/plain';

interface Ready {
  /** Fetched with the rules: the page comes alive without it. */
  readonly Builder: typeof Builder;
  readonly rules: AnyRules;
  readonly whole: AnySystem | undefined;
  readonly draft: Draft;
  /** The address names a draft that this browser does not have. */
  readonly isElsewhere: boolean;
}

const nextTurn = (): Promise<void> => new Promise((next) => setTimeout(next));

/** Loads one system's rules into the page and opens the builder on its draft. */
export function BuilderPage({
  slug,
  plain,
  signedIn,
  agreements,
  opened,
  form,
}: {
  readonly slug: string;
  /** Absent where no server made the page: then the schemas say it. */
  readonly plain?: Plain;
  readonly signedIn: boolean;
  readonly agreements: readonly KnownAgreement[];
  readonly opened?: OpenedList;
  /** What is about to be built, to be read while the rules are on their way. */
  readonly form?: SketchedForm | undefined;
}) {
  const [ready, setReady] = useState<Ready>();
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState(signedIn);
  useEffect(() => {
    // A page that was kept names nobody; the browser knows whose account it is in, and saving waits for the network.
    if (!signedIn && !navigator.onLine) void ownerHere().then((owner) => setKnown(owner !== ''));
  }, [signedIn]);
  // The address is read once: what follows is the draft's own life.
  const begin = useEffectEvent(async (system: SystemSlug): Promise<Ready> => {
    // Kept for a table without a network, one page stands for every address of the builder.
    const asked = new URLSearchParams(window.location.search);
    const [draftId, add] = [asked.get('draft'), asked.get('add')];
    // The schemas are fetched at once only where something has to be read: what was kept, or another agreement.
    const reading = opened !== undefined || draftId !== null || plain === undefined;
    // To ask for a file takes a phone its time, and to run it even more: each in a turn of its own, which a key may precede.
    await nextTurn();
    const opening = import('./draft/opening');
    await nextTurn();
    const [{ Builder, freshBeginning }, rules, whole, reader] = await Promise.all([
      opening,
      loadRules(system),
      reading ? loadSystem(system) : undefined,
      reading ? import('./draft/kept-draft') : undefined,
    ]);
    await nextTurn();
    const kept = reader && (opened ? reader.openSaved(opened) : reader.takeUp(system, draftId));
    const draft = kept ?? freshBeginning(rules, plain ?? { house: whole!.house.parse({}) }, add);
    return { Builder, rules, whole, draft, isElsewhere: draftId !== null && kept === undefined };
  });
  const show = useEffectEvent((made: Ready) => {
    writeDraft(made.draft);
    if (!opened && !isLeaving())
      window.history.replaceState(null, '', `/lists/new?system=${slug}&draft=${made.draft.id}`);
    // In slices: a phone that draws the whole builder still hears the thumb.
    startTransition(() => setReady(made));
  });
  useEffect(() => {
    let wanted = true;
    if (!isSystemSlug(slug)) return;
    begin(slug).then(
      (made) => wanted && show(made),
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
  if (!ready) return <BuilderOutline form={form} />;
  return (
    <>
      {ready.isElsewhere && (
        <p role="status" className="sheet mb-4 p-3 text-sm">
          The draft of this address is not in this browser: this is a new list. Where it was made, Share gives
          a link that opens anywhere.
        </p>
      )}
      <ready.Builder
        key={ready.draft.id}
        system={ready.rules}
        known={ready.whole}
        plain={plain}
        initial={ready.draft}
        signedIn={known}
        agreements={agreements}
      />
    </>
  );
}

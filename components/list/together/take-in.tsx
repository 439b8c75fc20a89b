'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import type { CopyAndOrigin } from './take-in-dialog';

const TakeInDialog = lazyDialog(() => import('./take-in-dialog').then((m) => m.TakeInDialog));

/** The copy, its origin now and as it was copied, with the rules to bring them together. */
async function readBoth(id: string): Promise<CopyAndOrigin | string> {
  const [mine, ancestry] = await Promise.all([
    ask('GET /api/v1/lists/{id}', { params: { id } }),
    ask('GET /api/v1/lists/{id}/ancestry', { params: { id } }),
  ]);
  const origin = ancestry.ok ? ancestry.data.origin : null;
  const theirs = origin && (await ask('GET /api/v1/lists/{id}', { params: { id: origin.shareId } }));
  const { isSystemSlug, loadSystem } = await import('@/lib/rules');
  if (!mine.ok || !mine.etag || !origin?.then || !theirs?.ok || !isSystemSlug(mine.data.system))
    return 'One of the two lists could not be read.';
  return {
    system: await loadSystem(mine.data.system),
    base: origin.then,
    mine: mine.data.list,
    theirs: theirs.data.list,
    version: theirs.data.version,
    agreement: mine.data.agreement,
    etag: mine.etag,
  };
}

/** Brings what changed in the original into a copy, as a new version of it; or lets it be. */
export function TakeIn({ id, version }: { readonly id: string; readonly version: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [both, setBoth] = useState<CopyAndOrigin>();
  const done = (problem: string | undefined, text: string) => {
    setBusy(false);
    setBoth(undefined);
    toast(problem === undefined ? { text } : { text: problem, tone: 'bad' });
    router.refresh();
  };
  const open = async () => {
    setBusy(true);
    const read = await readBoth(id).catch(() => 'The lists could not be loaded. Check the connection.');
    if (typeof read === 'string') return done(read, '');
    setBusy(false);
    setBoth(read);
  };
  const keep = async () => {
    setBusy(true);
    const seen = await ask('PUT /api/v1/lists/{id}/ancestry', { params: { id }, body: { version } });
    done(seen.ok ? undefined : sayProblem(seen.problem), 'Yours stays as it is.');
  };
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="button button-small" disabled={busy} onClick={() => void open()}>
        Take it in
      </button>
      <button
        type="button"
        className="button button-small button-quiet"
        disabled={busy}
        onClick={() => void keep()}
      >
        Leave mine as it is
      </button>
      {both && (
        <TakeInDialog
          id={id}
          both={both}
          onDone={(problem) => done(problem, 'Taken in. What stood here before is in the history.')}
          onClose={() => setBoth(undefined)}
        />
      )}
    </div>
  );
}

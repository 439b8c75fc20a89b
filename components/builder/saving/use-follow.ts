'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLive } from '@/components/live/use-live';
import { toast } from '@/components/ui/toast';
import { ask } from '@/lib/api/client';
import type { SavedRef } from '../draft/drafts';
import type { Conflict } from './save-draft';
import type { DraftStore } from '../draft/use-draft';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What somebody else has saved, and cannot go together with what is here by itself. */
export interface News {
  readonly by: string;
  readonly conflict: Conflict;
}

const EVERY_MS = 8000;

/**
 * Hears whether somebody has come to work on the list, and whether one of them has saved it. What goes together with what is
 * here comes in by itself; what does not is told, as long as it is newer than the version here. What somebody who is alone
 * saves elsewhere waits until he saves here: then he is asked.
 * @param busy a save of this page is on its way: what is heard meanwhile may be its own
 */
export function useFollow(
  store: DraftStore,
  { id, version, shared }: SavedRef,
  busy: boolean,
): { readonly news: News | undefined; readonly gone: boolean } {
  const [news, setNews] = useState<News>();
  const [gone, setGone] = useState(false);
  /** The newest version that there is said to be; none before the first word. Another object with each word. */
  const [told, setTold] = useState({ version: 0 });

  const look = useEffectEvent(async () => {
    const { saved } = store.now();
    if (!saved || !shared || busy || told.version <= saved.version) return;
    const at = (n: number) => ask('GET /api/v1/lists/{id}/versions/{n}', { params: { id, n } });
    const [now, then, { mergeLists }] = await Promise.all([
      at(told.version),
      at(saved.version),
      import('../draft/other-tab'),
    ]);
    const { saved: latest, list } = store.now();
    // Saved or brought together while the answers were on their way.
    if (!now.ok || !then.ok || latest?.version !== saved.version) return;
    const { version: n, by: maker, list: theirs } = now.data;
    const by = maker.you ? 'You' : (maker.name ?? 'Somebody');
    const there = { saved: { ...latest, version: n }, list: theirs };
    const merge = mergeLists(then.data.list, list, theirs);
    if (merge.conflicts.length > 0) return setNews({ by, conflict: there });
    setNews(undefined);
    const whole = merge.resolve();
    store.dispatch({ type: 'change', list: whole });
    store.dispatch({ type: 'saved', saved: there.saved, list: theirs });
    // Of what stood here before, as after a save in another tab, nothing need be said.
    if (!isSameValue(whole, list)) toast({ text: `${by} saved version ${n}. It is in the list.` });
  });

  const hands = async () => {
    const answer = await ask('GET /api/v1/lists/{id}/editors', { params: { id } });
    const { saved } = store.now();
    if (!answer.ok || !saved) return;
    const { you, editors } = answer.data;
    const as = you === 'owner' && editors.length === 0 ? undefined : you;
    if (as === saved.shared) return;
    store.dispatch({ type: 'shared', as });
    if (as === 'owner') toast({ text: `${editors.at(-1)?.name ?? 'A player'} works on this list with you.` });
    else if (as !== undefined)
      toast({
        text: as === 'edit' ? 'You save versions of this list now.' : 'You suggest changes from now on.',
      });
  };

  const hear = ({ version: n }: { readonly version: number }) => {
    setTold({ version: Math.max(n, told.version) });
    // The first word tells what the page has just read; a version by itself leaves the hands as they are.
    if (told.version > 0 && (n <= told.version || !shared)) void hands();
  };

  useLive({
    address: `/api/v1/lists/${id}/events`,
    event: 'list',
    hear: (data) => hear(data as { readonly version: number }),
    gone: () => setGone(true),
    ask: async () => {
      const head = await ask('GET /api/v1/lists/{id}/versions', { params: { id }, query: { limit: 1 } });
      const newest = head.ok ? head.data.data[0] : undefined;
      if (newest) hear(newest);
      return newest ? 'asking' : head.status === 404 ? 'gone' : 'off';
    },
    everyMs: EVERY_MS,
  });
  // What is heard during a save, or while another version comes in, is looked for after that.
  useEffect(() => {
    const soon = setTimeout(() => {
      // What brings lists together could not be fetched; the next word may find a network.
      look().catch(() => undefined);
    });
    return () => clearTimeout(soon);
  }, [told, busy, version, shared]);

  return { news: news && news.conflict.saved.version > version ? news : undefined, gone };
}

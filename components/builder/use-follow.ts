'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ask } from '@/lib/api/client';
import { mergeLists } from '@/lib/rules';
import type { Conflict } from './save-draft';
import type { DraftStore } from './use-draft';

/** What somebody else has saved, and cannot go together with what is here by itself. */
export interface News {
  readonly by: string;
  readonly conflict: Conflict;
}

const EVERY_MS = 8000;

/**
 * Looks whether somebody has saved a list that several work on. What goes together with what is here comes in by itself;
 * what does not is told, as long as it is newer than the version here.
 */
export function useFollow(store: DraftStore, version: number): News | undefined {
  const [news, setNews] = useState<News>();
  const looking = useRef(false);
  const ended = useRef(false);

  const look = useEffectEvent(async () => {
    const { saved } = store.now();
    if (!saved || document.hidden || ended.current) return;
    const { id } = saved;
    const head = await ask('GET /api/v1/lists/{id}/versions', { params: { id }, query: { limit: 1 } });
    // Removed, or the list is gone: there is nobody to follow any more.
    if (head.status === 404) ended.current = true;
    const newest = head.ok ? head.data.data[0] : undefined;
    if (!newest || newest.version <= saved.version) return;
    const [now, then] = await Promise.all(
      [newest.version, saved.version].map((n) =>
        ask('GET /api/v1/lists/{id}/versions/{n}', { params: { id, n } }),
      ),
    );
    // Saved or brought together while the answers were on their way.
    if (!now?.ok || !then?.ok || store.now().saved?.version !== saved.version) return;
    const by = newest.by.you ? 'You' : (newest.by.name ?? 'Somebody');
    const there = { saved: { ...saved, version: newest.version }, list: now.data.list };
    const merge = mergeLists(then.data.list, store.now().list, now.data.list);
    if (merge.conflicts.length > 0) return setNews({ by, conflict: there });
    setNews(undefined);
    store.dispatch({ type: 'change', list: merge.resolve() });
    store.dispatch({ type: 'saved', saved: there.saved, list: there.list });
    toast({ text: `${by} saved version ${newest.version}. It is in the list.` });
  });

  useEffect(() => {
    const start = () => {
      if (looking.current) return;
      void look()
        // Without a network nobody is asked; the next look may find one.
        .catch(() => undefined)
        .finally(() => {
          looking.current = false;
        });
      looking.current = true;
    };
    start();
    const timer = setInterval(start, EVERY_MS);
    window.addEventListener('focus', start);
    document.addEventListener('visibilitychange', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', start);
      document.removeEventListener('visibilitychange', start);
    };
  }, []);

  return news && news.conflict.saved.version > version ? news : undefined;
}

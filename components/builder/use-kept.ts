'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import type { List, Merge } from '@/lib/rules';
import { DRAFT_PREFIX } from './draft-heads';
import { reduceDraft, type DraftAction } from './draft-steps';
import { draftText, writeDraft } from './draft-store';
import type { Draft } from './drafts';

/** Two tabs changed one draft, each in its own way, and cannot both be right. */
export interface Clash {
  readonly merge: Merge;
}

export interface Kept {
  /** Does this browser keep the draft? */
  readonly kept: boolean;
  readonly clash: Clash | undefined;
  /** The clash has been seen to. */
  readonly settle: () => void;
}

/** Reads and joins what another tab wrote; fetched when one does. */
let tabs: typeof import('./other-tab') | undefined;

const fetchTabs = async (): Promise<void> => {
  tabs = await import('./other-tab');
};

/** A draft is written when the hands have rested for so long, and while they do not rest, this often. */
const REST_MS = 200;
const LONGEST_MS = 1000;

/**
 * Keeps a draft in this browser and follows what other tabs write of it. No keystroke waits for the writing: it is put off
 * until the hands rest, and made up for as soon as the focus moves on or the page is left or put away.
 */
export function useKept(draft: Draft, now: () => Draft, dispatch: Dispatch<DraftAction>): Kept {
  const [kept, setKept] = useState(true);
  const [clash, setClash] = useState<Clash>();
  /** What this tab last wrote or read: the version that it has in common with the others. */
  const common = useRef<{ readonly draft: Draft; readonly text: string | undefined; readonly list: List }>(
    undefined,
  );
  /** When the first change that is not written yet was made. */
  const since = useRef<number>(undefined);

  const keep = useCallback(() => {
    const write = (): void => {
      const mine = now();
      if (!common.current || common.current.draft === mine) return;
      let whole = mine;
      // Another tab may have written what this one has not heard of: nothing of it is overwritten.
      const isAlone = draftText(mine.id) === common.current.text;
      if (!isAlone && !tabs) return void fetchTabs().then(write, () => setKept(false));
      since.current = undefined;
      const other = isAlone ? undefined : tabs?.readDraft(mine.id);
      if (tabs && other && JSON.stringify(other) !== JSON.stringify(mine)) {
        const merge = tabs.mergeLists(common.current.list, mine.list, other.list);
        whole = reduceDraft(mine, { type: 'merge', list: merge.resolve(), other });
        dispatch({ type: 'replace', draft: whole });
        if (merge.conflicts.length > 0) setClash({ merge });
      }
      setKept(writeDraft(whole));
      common.current = { draft: whole, text: draftText(whole.id), list: whole.list };
    };
    write();
  }, [now, dispatch]);

  useEffect(() => {
    common.current ??= { draft, text: draftText(draft.id), list: draft.list };
    if (common.current.draft === draft) return;
    since.current ??= performance.now();
    const rest = Math.min(REST_MS, since.current + LONGEST_MS - performance.now());
    const timer = setTimeout(keep, rest);
    return () => clearTimeout(timer);
  }, [draft, keep]);

  useEffect(() => {
    const follow = (): void => {
      const mine = now();
      const last = common.current;
      if (last?.draft !== mine) return keep();
      const text = draftText(mine.id);
      if (text === undefined || text === last.text) return;
      if (!tabs) return void fetchTabs().then(follow, () => undefined);
      const other = tabs.readDraft(mine.id);
      if (!other || other.changedAt <= mine.changedAt) return;
      common.current = { draft: other, text, list: other.list };
      dispatch({ type: 'replace', draft: other });
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === DRAFT_PREFIX + now().id) follow();
    };
    // A page that slept heard nothing.
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', follow);
    window.addEventListener('focus', follow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', follow);
      window.removeEventListener('focus', follow);
    };
  }, [now, keep, dispatch]);

  // As a layout effect: the page that comes instead of this one finds everything.
  useLayoutEffect(() => {
    window.addEventListener('focusin', keep);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('focusin', keep);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);

  const settle = useCallback(() => setClash(undefined), []);
  return { kept, clash, settle };
}

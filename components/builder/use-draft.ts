'use client';

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { mergeLists, type List, type Merge } from '@/lib/rules';
import type { Change } from './building';
import { DRAFT_PREFIX } from './draft-heads';
import { reduceDraft } from './draft-steps';
import { draftText, readDraft, writeDraft, type Draft } from './drafts';

/** Two tabs changed one draft, each in its own way, and cannot both be right. */
export interface Clash {
  readonly merge: Merge;
}

/** A draft with undo, kept in the browser at each change, and alive to changes from another tab. */
export function useDraft(initial: Draft) {
  const [draft, dispatch] = useReducer(reduceDraft, initial);
  const [kept, setKept] = useState(true);
  const [clash, setClash] = useState<Clash>();
  const latest = useRef(draft);
  /** What this tab last wrote or read: the version that it has in common with the others. */
  const common = useRef<{ readonly text: string | undefined; readonly list: List }>(undefined);

  useEffect(() => {
    common.current ??= { text: draftText(draft.id), list: latest.current.list };
    if (latest.current === draft) return;
    latest.current = draft;
    const there = draftText(draft.id);
    const other = there === common.current.text ? undefined : readDraft(draft.id);
    // Another tab has written what this one has not heard of: nothing of it is overwritten.
    if (other && JSON.stringify(other) !== JSON.stringify(draft)) {
      const merge = mergeLists(common.current.list, draft.list, other.list);
      common.current = { text: there, list: other.list };
      if (merge.conflicts.length > 0) setClash({ merge });
      dispatch({ type: 'merge', list: merge.resolve(), other });
      return;
    }
    setKept(writeDraft(draft));
    common.current = { text: draftText(draft.id), list: draft.list };
  }, [draft]);

  useEffect(() => {
    const follow = () => {
      const { id } = latest.current;
      const text = draftText(id);
      if (text === undefined || text === common.current?.text) return;
      const other = readDraft(id);
      if (!other || other.changedAt <= latest.current.changedAt) return;
      latest.current = other;
      common.current = { text, list: other.list };
      dispatch({ type: 'replace', draft: other });
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === DRAFT_PREFIX + latest.current.id) follow();
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
  }, []);

  const change = useCallback((list: Change) => dispatch({ type: 'change', list }), []);
  const settle = useCallback(() => setClash(undefined), []);
  return { draft, dispatch, change, kept, clash, settle };
}
export type DraftStore = ReturnType<typeof useDraft>;

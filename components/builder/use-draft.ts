'use client';

import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { List } from '@/lib/rules';
import { readDraft, writeDraft, type Draft, type DraftTerms, type SavedRef } from './drafts';

type Action =
  | { readonly type: 'change'; readonly list: List }
  | { readonly type: 'type'; readonly list: List; readonly field: string }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'terms'; readonly terms: DraftTerms }
  | { readonly type: 'saved'; readonly saved: SavedRef; readonly list: List; readonly terms?: DraftTerms }
  | { readonly type: 'replace'; readonly draft: Draft };

const STEPS = 100;
/** Typing again in the same field after this long is another step of undo. */
const PAUSE_MS = 5000;

const withStep = (draft: Draft, list: List, now: number): Draft => ({
  ...draft,
  list,
  past: [...draft.past, draft.list].slice(-STEPS),
  future: [],
  typing: undefined,
  dirty: true,
  changedAt: now,
});

function reduce(draft: Draft, action: Action): Draft {
  const now = Date.now();
  switch (action.type) {
    case 'change':
      if (JSON.stringify(action.list) === JSON.stringify(draft.list)) return draft;
      return withStep(draft, action.list, now);
    // Typing in a text field is one step of undo, not one for each letter.
    case 'type': {
      const goesOn = draft.typing === action.field && now - draft.changedAt < PAUSE_MS;
      return {
        ...withStep(draft, action.list, now),
        past: goesOn ? draft.past : [...draft.past, draft.list].slice(-STEPS),
        typing: action.field,
      };
    }
    case 'undo': {
      const back = draft.past.at(-1);
      return back
        ? {
            ...draft,
            list: back,
            past: draft.past.slice(0, -1),
            typing: undefined,
            future: [draft.list, ...draft.future],
            dirty: true,
            changedAt: now,
          }
        : draft;
    }
    case 'redo': {
      const [next, ...rest] = draft.future;
      return next
        ? {
            ...draft,
            list: next,
            past: [...draft.past, draft.list],
            future: rest,
            typing: undefined,
            dirty: true,
            changedAt: now,
          }
        : draft;
    }
    case 'terms':
      return { ...draft, terms: action.terms, dirty: true, changedAt: now };
    case 'saved':
      return {
        ...draft,
        saved: action.saved,
        terms: action.terms ?? draft.terms,
        // What was typed while the answer was on its way is still to be saved.
        dirty: JSON.stringify(action.list) !== JSON.stringify(draft.list),
        // Newer than what other tabs hold, so that they learn of the version.
        changedAt: now,
      };
    case 'replace':
      return action.draft;
  }
}

/** A draft with undo, kept in the browser at each change, and alive to changes from another tab. */
export function useDraft(initial: Draft) {
  const [draft, dispatch] = useReducer(reduce, initial);
  const [kept, setKept] = useState(true);
  const latest = useRef(draft);

  useEffect(() => {
    if (latest.current !== draft) setKept(writeDraft(draft));
    latest.current = draft;
  }, [draft]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== `muster.draft.${latest.current.id}`) return;
      const other = readDraft(latest.current.id);
      if (other && other.changedAt > latest.current.changedAt) dispatch({ type: 'replace', draft: other });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const change = useCallback((list: List) => dispatch({ type: 'change', list }), []);
  return { draft, dispatch, change, kept };
}
export type DraftStore = ReturnType<typeof useDraft>;

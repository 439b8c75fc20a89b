'use client';

import { useCallback, useMemo, useRef, useState, type Dispatch } from 'react';
import type { Change } from './building';
import { reduceDraft, type DraftAction } from './draft-steps';
import type { Draft } from './drafts';
import { useKept, type Kept } from './use-kept';

/** What can be done with the draft, whatever it says at the moment; the same for as long as the builder is open. */
export interface DraftStore {
  readonly dispatch: Dispatch<DraftAction>;
  /** One step of undo. */
  readonly change: (list: Change) => void;
  /** A letter typed: all typing in one field, named by `field`, is one step of undo. */
  readonly type: (list: Change, field: string) => void;
  /** The draft of this very moment; what is drawn may lag behind it. Not for rendering. */
  readonly now: () => Draft;
}

/** A draft with undo, kept in this browser. */
export function useDraft(initial: Draft): Kept & { readonly draft: Draft; readonly store: DraftStore } {
  const [draft, show] = useState(initial);
  const latest = useRef(initial);
  // Reduced at once, not when it is drawn: what another tab brings in between would be overwritten with what stood before.
  const dispatch = useCallback((action: DraftAction) => {
    latest.current = reduceDraft(latest.current, action);
    show(latest.current);
  }, []);
  const now = useCallback(() => latest.current, []);
  const store = useMemo(
    (): DraftStore => ({
      dispatch,
      change: (list) => dispatch({ type: 'change', list }),
      type: (list, field) => dispatch({ type: 'type', list, field }),
      now,
    }),
    [dispatch, now],
  );
  return { draft, store, ...useKept(draft, now, dispatch) };
}

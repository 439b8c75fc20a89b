'use client';

import type { Draft } from './drafts';
import type { Conflict } from './save-draft';
import type { DraftStore } from './use-draft';
import { useFollow } from './use-follow';

/** Keeps a list that several work on up to date, and says where two changed the same. */
export function Together({
  draft,
  store,
  onChoose,
}: {
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly onChoose: (conflict: Conflict) => void;
}) {
  const news = useFollow(store, draft.saved?.version ?? 0);
  return (
    <p role="status" className="mt-1 text-sm text-warn empty:hidden">
      {news && (
        <>
          {news.by} saved version {news.conflict.saved.version}, and both changed the same.{' '}
          <button type="button" className="button button-small" onClick={() => onChoose(news.conflict)}>
            Bring both together
          </button>
        </>
      )}
    </p>
  );
}

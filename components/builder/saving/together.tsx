'use client';

import type { SavedRef } from '../draft/drafts';
import type { Conflict } from './save-draft';
import type { DraftStore } from '../draft/use-draft';
import { useFollow } from './use-follow';

/** Keeps a saved list up to date, whoever saves it and wherever, and says where two changed the same. */
export function Together({
  saved,
  store,
  busy,
  isGone,
  onApart,
  onChoose,
}: {
  readonly saved: SavedRef;
  readonly store: DraftStore;
  /** Is this page saving? */
  readonly busy: boolean;
  /** Has a save found nothing there that it could be a version of? */
  readonly isGone: boolean;
  readonly onApart: () => void;
  readonly onChoose: (conflict: Conflict) => void;
}) {
  const { news, gone } = useFollow(store, saved, busy);
  return (
    <p role="status" className="mt-1 text-sm text-warn empty:hidden">
      {gone || isGone ? (
        <>
          This list is deleted, or you no longer work on it. What stands here is kept in this browser.{' '}
          <button type="button" className="button button-small" onClick={onApart}>
            Make it my own
          </button>
        </>
      ) : (
        news && (
          <>
            {news.by} saved version {news.conflict.saved.version}, and both changed the same.{' '}
            <button type="button" className="button button-small" onClick={() => onChoose(news.conflict)}>
              Bring both together
            </button>
          </>
        )
      )}
    </p>
  );
}

'use client';

import { useState } from 'react';
import type { CompanionMark } from '@/lib/rules/kernel/companion/companion-state';

const PAGE = 60;

/** What was done, newest first, and further back on demand. */
export function LogList({
  marks,
  hidden = 0,
  say,
  onEarlier,
}: {
  /** Oldest first, as far as they are here. */
  readonly marks: readonly CompanionMark[];
  /** How many lie further back and are not here. */
  readonly hidden?: number;
  readonly say: (mark: CompanionMark) => string;
  /** Fetches more of those. */
  readonly onEarlier?: () => void;
}) {
  const [shown, setShown] = useState(PAGE);
  if (marks.length === 0) return <p className="mt-2 text-quiet">Nothing yet.</p>;
  const left = Math.max(0, marks.length - shown) + hidden;
  return (
    <>
      <ol
        className="mt-2 max-h-96 space-y-1 overflow-y-auto text-sm"
        tabIndex={0}
        aria-label="What was done, newest first"
      >
        {marks
          .slice(-shown)
          .toReversed()
          .map((mark) => (
            <li key={mark.n}>{say(mark)}</li>
          ))}
      </ol>
      {left > 0 && (
        <button
          type="button"
          className="button button-small mt-2"
          onClick={() => {
            if (shown + PAGE > marks.length && hidden > 0) onEarlier?.();
            setShown(shown + PAGE);
          }}
        >
          Show earlier ({left} more)
        </button>
      )}
    </>
  );
}

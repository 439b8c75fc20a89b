'use client';

import { useMemo, useState } from 'react';
import { EntrySearch } from '@/components/entry/entry-search';
import { alterable, type AnySystem } from '@/lib/rules';

/** Blank, the example, or a printed card: what a new card begins from. */
export function StartFrom({
  system,
  onBlank,
  onExample,
  onPrinted,
}: {
  readonly system: AnySystem;
  readonly onBlank: () => void;
  readonly onExample: () => void;
  readonly onPrinted: (id: string) => void;
}) {
  const [searching, setSearching] = useState(false);
  const able = useMemo(
    () => new Set(searching ? alterable(system).map((e) => e.id) : []),
    [system, searching],
  );
  return (
    <div className="space-y-3">
      <div role="group" aria-label="Begin from" className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-sm font-semibold">
          Begin from
        </span>
        <button type="button" className="button button-small" onClick={onBlank}>
          A blank card
        </button>
        <button type="button" className="button button-small" onClick={onExample}>
          The example
        </button>
        {system.own?.alter && (
          <button
            type="button"
            className="button button-small"
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            A printed card
          </button>
        )}
      </div>
      {searching && (
        <EntrySearch
          system={system}
          label="Which printed card"
          among={(id) => able.has(id)}
          onPick={(id) => {
            onPrinted(id);
            setSearching(false);
          }}
        />
      )}
    </div>
  );
}

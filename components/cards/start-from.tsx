'use client';

import { useMemo, useState } from 'react';
import { GameIcon } from '@/components/ui/game-icon';
import { alterable, type AnySystem } from '@/lib/rules';
import { catalogueSearch } from '@/lib/search';

/** Looks for printed entries that a custom card can begin from, or that a field may name. */
export function EntrySearch({
  system,
  label,
  among,
  onPick,
}: {
  readonly system: AnySystem;
  readonly label: string;
  readonly among: (id: string) => boolean;
  readonly onPick: (id: string) => void;
}) {
  const [query, setQuery] = useState('');
  const hits =
    query.trim() === ''
      ? []
      : catalogueSearch(system)
          .search(query)
          .entries.filter((e) => among(e.id))
          .slice(0, 8);
  return (
    <div>
      <label className="block text-sm font-semibold">
        {label}
        <input
          type="search"
          className="input mt-0.5 font-normal"
          value={query}
          onChange={(e) => setQuery(e.target.value)}
          onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()}
        />
      </label>
      <ul className="mt-2 flex flex-wrap gap-2">
        {hits.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                onPick(entry.id);
                setQuery('');
              }}
            >
              <GameIcon system={system.slug} name={entry.icon} className="size-5" />
              {entry.name}
            </button>
          </li>
        ))}
      </ul>
      {query.trim() !== '' && hits.length === 0 && (
        <p role="status" className="text-sm text-quiet">
          Nothing of that name can be taken.
        </p>
      )}
    </div>
  );
}

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

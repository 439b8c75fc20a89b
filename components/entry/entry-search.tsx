'use client';

import { useState } from 'react';
import { GameIcon } from '@/components/ui/game-icon';
import type { AnySystem } from '@/lib/rules';
import { catalogueSearch } from '@/lib/search';

/** Looks for entries of a catalogue by words and hands out the one that is picked. */
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

'use client';

import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnySystem } from '@/lib/rules';
import { catalogueSearch } from '@/lib/search';

/** A set of catalogue entries, picked by searching. */
export function EntrySet({
  system,
  title,
  explains,
  ids,
  onChange,
}: {
  readonly system: AnySystem;
  readonly title: string;
  readonly explains: string;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}) {
  const id = useId();
  const [query, setQuery] = useState('');
  const hits =
    query.trim() === ''
      ? []
      : catalogueSearch(system)
          .search(query)
          .entries.filter((e) => !ids.includes(e.id))
          .slice(0, 8);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="text-sm text-quiet">{explains}</p>
      <ul className="my-2 flex flex-wrap gap-2">
        {ids.map((entry) => {
          const name = system.entries.find((e) => e.id === entry)?.name ?? entry;
          return (
            <li key={entry} className="chip py-1">
              {name}
              <button
                type="button"
                className="rounded-full p-1"
                aria-label={`Take ${name} out of: ${title}`}
                onClick={() => onChange(ids.filter((x) => x !== entry))}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <label className="block max-w-md text-sm font-semibold">
        Find an entry
        <input
          type="search"
          className="input mt-0.5 font-normal"
          value={query}
          onChange={(e) => setQuery(e.target.value)}
        />
      </label>
      <ul className="mt-2 flex flex-wrap gap-2">
        {hits.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                onChange([...ids, entry.id]);
                setQuery('');
              }}
            >
              + {entry.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

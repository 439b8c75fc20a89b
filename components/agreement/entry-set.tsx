'use client';

import { X } from 'lucide-react';
import { useId } from 'react';
import { EntrySearch } from '@/components/entry/entry-search';
import type { AnySystem } from '@/lib/rules';

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
      <div className="max-w-md">
        <EntrySearch
          system={system}
          label="Find an entry"
          among={(entry) => !ids.includes(entry)}
          onPick={(entry) => onChange([...ids, entry])}
        />
      </div>
    </section>
  );
}

'use client';

import { useEffect, useId, useState } from 'react';
import { GameIcon } from '@/components/ui/game-icon';

const SHOWN = 24;
let names: Promise<readonly string[]> | undefined;

/** The names of all pictures; asked for when somebody first looks for one. */
const allNames = (): Promise<readonly string[]> =>
  (names ??= fetch('/icons/names')
    .then((answer) => answer.json() as Promise<readonly string[]>)
    .catch(() => {
      names = undefined;
      return [];
    }));

/** A picture out of the whole set, found by its name. */
export function IconField({
  system,
  title,
  help,
  value,
  onChange,
}: {
  readonly system: string;
  readonly title: string;
  readonly help: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [known, setKnown] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    let here = true;
    if (wanted) void allNames().then((list) => here && setKnown(list));
    return () => {
      here = false;
    };
  }, [wanted]);
  const words = query
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const hits = words.length === 0 ? [] : known.filter((name) => words.every((word) => name.includes(word)));
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {title}
      </label>
      {help && (
        <p id={`${id}h`} className="text-xs text-quiet">
          {help}
        </p>
      )}
      <div className="mt-0.5 flex items-center gap-2">
        {value && (
          <span className="sheet grid size-11 shrink-0 place-items-center">
            <GameIcon system={system} name={`any/${value}`} className="size-8" label={value} />
          </span>
        )}
        <input
          id={id}
          type="search"
          className="input min-w-0"
          placeholder="sword, tower, wolf …"
          aria-describedby={help ? `${id}h` : undefined}
          value={query}
          onFocus={() => setWanted(true)}
          onChange={(e) => {
            setWanted(true);
            setQuery(e.target.value);
          }}
          onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()}
        />
        {value && (
          <button type="button" className="button button-small shrink-0" onClick={() => onChange(undefined)}>
            None<span className="sr-only"> for {title}</span>
          </button>
        )}
      </div>
      {hits.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Pictures found">
          {hits.slice(0, SHOWN).map((name) => (
            <li key={name}>
              <button
                type="button"
                className="sheet grid size-11 place-items-center hover:bg-sunk"
                title={name.replaceAll('-', ' ')}
                onClick={() => {
                  onChange(name);
                  setQuery('');
                }}
              >
                <GameIcon system={system} name={`any/${name}`} className="size-8" />
                <span className="sr-only">{name.replaceAll('-', ' ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-xs text-quiet">
        {words.length > 0 && known.length > 0 && hits.length !== 1
          ? hits.length > SHOWN
            ? `${hits.length} pictures; the first ${SHOWN} are shown.`
            : `${hits.length === 0 ? 'No' : hits.length} pictures.`
          : ''}
      </p>
    </div>
  );
}

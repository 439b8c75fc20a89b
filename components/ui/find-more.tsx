'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';

interface Named {
  readonly name: string;
}

/** What came of asking; a sentence where nothing did. */
export type Found<T> = readonly T[] | string;

/** Whoever has more of something than a menu offers finds the others here, and has them offered too. */
export function FindMore<T extends Named>({
  things,
  hint,
  offered,
  most = 200,
  find,
  older,
  onFound,
}: {
  /** What is looked for: `lists`. */
  readonly things: string;
  /** What to look for it by. */
  readonly hint: string;
  /** What is offered without a question, in a sentence. */
  readonly offered: string;
  /** So many letters are asked for. */
  readonly most?: number;
  readonly find: (words: string) => Promise<Found<T>>;
  /** Those behind what is offered, for whoever remembers no name. */
  readonly older?: () => Promise<Found<T>>;
  readonly onFound?: (found: readonly T[]) => void;
}) {
  const id = useId();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const ask = async (asking: () => Promise<Found<T>>) => {
    if (busy) return;
    setBusy(true);
    const found = await asking();
    setBusy(false);
    if (typeof found === 'string') return setSaid(found);
    onFound?.(found);
    const [first] = found;
    setSaid(
      !first
        ? `None of your ${things} is like that.`
        : found.length === 1
          ? `“${first.name}” is among your ${things} now.`
          : `${found.length} are among your ${things} now.`,
    );
  };
  const search = () => (words.trim() === '' ? undefined : void ask(() => find(words)));
  return (
    <div role="search" aria-label={`Find your ${things}`} className="max-w-xl text-sm">
      <label htmlFor={id} className="font-semibold">
        Find another of your {things}
      </label>
      <div className="mt-0.5 flex gap-2">
        <input
          id={id}
          type="search"
          className="input min-w-0 flex-1"
          maxLength={most}
          value={words}
          placeholder={hint}
          onChange={(e) => setWords(e.target.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter') return;
            // It may stand in a form that begins something else.
            e.preventDefault();
            search();
          }}
        />
        <button type="button" className="button" disabled={busy} onClick={search}>
          <Search aria-hidden size={16} /> Find
        </button>
      </div>
      <div className="mt-1 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="min-w-0 wrap-anywhere text-quiet">
          {said || offered}
        </p>
        {older && (
          <button
            type="button"
            className="button button-small shrink-0"
            // Who goes on by keys keeps the place where they are.
            aria-disabled={busy}
            onClick={() => void ask(older)}
          >
            Offer older ones
          </button>
        )}
      </div>
    </div>
  );
}

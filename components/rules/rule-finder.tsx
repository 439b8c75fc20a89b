'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { writeAddress } from '@/components/ui/write-address';
import { foldWords, wordsOf } from '@/lib/search/fold';
import { holdsAll } from '@/lib/search/hits';
import { markHits } from './mark-hits';

/** Hides the rows that do not hold every word typed, and marks the words in the others. All rows stay in the page, so a link to one always works. */
export function RuleFinder({ label = 'Search the rules' }: { readonly label?: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const folded = useRef(new WeakMap<Element, string>());
  const [hits, setHits] = useState<number>();
  const search = (text: string) => {
    const words = wordsOf(text);
    const shown: HTMLElement[] = [];
    for (const row of document.querySelectorAll<HTMLElement>('#rulebook [data-rule]')) {
      let own = folded.current.get(row);
      if (own === undefined) folded.current.set(row, (own = foldWords(`${row.id} ${row.textContent}`)));
      row.hidden = !holdsAll(own, words);
      if (!row.hidden) shown.push(row);
    }
    for (const section of document.querySelectorAll<HTMLElement>('#rulebook section'))
      section.hidden = words.length > 0 && section.querySelector('[data-rule]:not([hidden])') === null;
    markHits(shown, words);
    setHits(words.length > 0 ? shown.length : undefined);
    const params = new URLSearchParams(window.location.search);
    if (text.trim()) params.set('q', text.trim());
    else params.delete('q');
    const query = params.size > 0 ? `?${params}` : '';
    writeAddress(`${window.location.pathname}${query}${window.location.hash}`);
  };
  // A link may bring its question along; what was typed before the page came alive counts as well.
  useEffect(() => {
    const asked = input.current?.value || (new URLSearchParams(window.location.search).get('q') ?? '');
    if (input.current && asked) {
      input.current.value = asked;
      search(asked);
    }
    return () => markHits([], []);
  }, []);
  return (
    <search className="block max-w-md print:hidden">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className="input mt-1"
        placeholder="Words or an ID"
        onChange={(e) => search(e.target.value)}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {hits === undefined ? '' : hits === 1 ? '1 row found.' : `${hits} rows found.`}
      </p>
    </search>
  );
}

'use client';

import { useId, useState } from 'react';

/** Hides the rules that do not hold every word typed. The rules stay in the page, so a link to one always works. */
export function RuleFinder() {
  const id = useId();
  const [hits, setHits] = useState<number>();
  const search = (text: string) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const row of document.querySelectorAll<HTMLElement>('#rulebook [data-rule]')) {
      const all = `${row.id} ${row.textContent}`.toLowerCase();
      row.hidden = !words.every((word) => all.includes(word));
      if (!row.hidden) found++;
    }
    for (const section of document.querySelectorAll<HTMLElement>('#rulebook section'))
      section.hidden = words.length > 0 && section.querySelector('[data-rule]:not([hidden])') === null;
    setHits(words.length > 0 ? found : undefined);
  };
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="text-sm font-semibold">
        Search the rules
      </label>
      <input
        id={id}
        type="search"
        className="input mt-1"
        placeholder="Words or an ID"
        onChange={(e) => search(e.target.value)}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {hits === undefined ? '' : hits === 1 ? '1 row found.' : `${hits} rows found.`}
      </p>
    </div>
  );
}

'use client';

import { createContext, useContext } from 'react';

interface Picking {
  readonly picked: readonly string[];
  readonly onCompare: (id: string) => void;
}

/** What is picked to compare, for every box on the page, whoever made it; undefined until the page is alive. */
export const Comparing = createContext<Picking | undefined>(undefined);

/** Picks one entry to compare. */
export function CompareBox({ id, name }: { readonly id: string; readonly name: string }) {
  const picking = useContext(Comparing);
  return (
    <label className="flex min-h-8 items-center gap-1.5 self-end px-1 text-xs text-quiet">
      <input
        type="checkbox"
        className="size-6"
        // What is ticked before the page is alive would be forgotten.
        disabled={!picking}
        checked={picking?.picked.includes(id) ?? false}
        onChange={() => picking?.onCompare(id)}
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  );
}

'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useTransition } from 'react';

const PAUSE_MS = 150;

/** A search field whose answer is made by the server; it asks again in each pause of typing. Without script it is a form. */
export function LiveSearch({ q, placeholder }: { readonly q: string; readonly placeholder: string }) {
  const id = useId();
  const router = useRouter();
  const [busy, begin] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A link of the page asks something else; whoever is typing is not disturbed.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const typed = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(
      () => begin(() => router.replace(`/search?q=${encodeURIComponent(text.trim())}`, { scroll: false })),
      PAUSE_MS,
    );
  };
  return (
    <search>
      <form action="/search" className="flex items-end gap-2" aria-busy={busy}>
        <label htmlFor={id} className="min-w-0 flex-1 text-sm font-semibold">
          Search all games
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={400}
            className="input mt-0.5 font-normal"
            placeholder={placeholder}
            defaultValue={q}
            onChange={(event) => typed(event.target.value)}
          />
        </label>
        <button type="submit" className="button button-primary" aria-label="Search">
          <Search aria-hidden size={18} />
        </button>
      </form>
    </search>
  );
}

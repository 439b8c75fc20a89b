'use client';

import { BookmarkPlus, X } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import { keepSearch } from './keep-search';

interface Search {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** Questions to the shelf that were kept under a name. */
export function SavedSearches({
  searches,
  current,
}: {
  readonly searches: readonly Search[];
  readonly current: string;
}) {
  const router = useRouter();
  if (searches.length === 0) return null;
  const forget = async ({ id, name, query }: Search) => {
    const gone = await ask('DELETE /api/v1/searches/{id}', { params: { id } });
    if (!gone.ok) return toast({ text: sayProblem(gone.problem), tone: 'bad' });
    toast({
      text: `The search “${name}” was forgotten.`,
      action: {
        label: 'Undo',
        onAction: () =>
          void keepSearch({ name, query }).then((back) => {
            if (!back.ok) toast({ text: sayProblem(back.problem), tone: 'bad' });
            router.refresh();
          }),
      },
    });
    router.refresh();
  };
  return (
    <section aria-label="Saved searches">
      <ul className="flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search.id} className="flex max-w-full min-w-0 items-stretch">
            <Link
              href={`/lists?q=${encodeURIComponent(search.query)}` as Route}
              aria-current={search.query === current ? 'page' : undefined}
              title={search.query}
              className={`button button-small min-w-0 rounded-r-none ${search.query === current ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
            >
              <span className="truncate">{search.name}</span>
            </Link>
            <button
              type="button"
              className="button button-small rounded-l-none border-l-0 px-2"
              aria-label={`Forget the search ${search.name}`}
              onClick={() => void forget(search)}
            >
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the present question under a name. */
export function SaveSearch({ query }: { readonly query: string }) {
  const router = useRouter();
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  if (!naming)
    return (
      <button type="button" className="button button-small" onClick={() => setNaming(true)}>
        <BookmarkPlus aria-hidden size={16} /> Keep this search
      </button>
    );
  const save = async () => {
    setBusy(true);
    const kept = await keepSearch({ name, query });
    setBusy(false);
    if (!kept.ok) return toast({ text: sayProblem(kept.problem), tone: 'bad' });
    setNaming(false);
    setName('');
    toast({ text: `The search “${kept.data.name}” is kept.` });
    router.refresh();
  };
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        autoFocus
        required
        maxLength={120}
        aria-label="Name of the search"
        placeholder="Name of the search"
        className="input"
        value={name}
        onChange={(e) => setName(e.target.value)}
        onKeyDown={(e) => e.key === 'Escape' && setNaming(false)}
      />
      <button type="submit" className="button" disabled={busy || name.trim() === ''}>
        Keep
      </button>
    </form>
  );
}

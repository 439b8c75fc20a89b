'use client';

import { LayoutGrid, Rows3 } from 'lucide-react';
import Link from 'next/link';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { EntryGrid } from './entry-grid';
import { EntryRows } from './entry-rows';
import { FacetPanel } from './facet-panel';
import { catalogueSearch } from '@/lib/search';
import type { AnySystem } from '@/lib/rules';
import { useSystem } from './use-system';

export interface CatalogueWish {
  readonly q: string;
  readonly sort: string;
  readonly view: 'grid' | 'table';
}

const STEP = 60;

/** Search, facets and comparisons over one catalogue. What is asked for stands in the address bar. */
export function CatalogueBrowser({
  slug,
  wish,
  children,
}: {
  readonly slug: string;
  readonly wish: CatalogueWish;
  readonly children: React.ReactNode;
}) {
  const system = useSystem(slug);
  // Until the rules are here, the server's own answer to the same question stands in.
  return system ? <Loaded system={system} wish={wish} /> : children;
}

function Loaded({ system, wish }: { readonly system: AnySystem; readonly wish: CatalogueWish }) {
  const id = useId();
  const [query, setQuery] = useState(wish.q);
  const [sort, setSort] = useState(wish.sort);
  const [view, setView] = useState(wish.view);
  const [shown, setShown] = useState(STEP);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const wanted = useDeferredValue(query);
  const search = catalogueSearch(system);
  const found = useMemo(
    () => search.search(wanted, { facets: true, ...(sort ? { sort } : {}) }),
    [search, wanted, sort],
  );

  useEffect(() => {
    const params = new URLSearchParams();
    if (wanted.trim()) params.set('q', wanted);
    if (sort) params.set('sort', sort);
    if (view === 'table') params.set('view', view);
    const text = params.toString();
    window.history.replaceState(null, '', text ? `?${text}` : window.location.pathname);
  }, [wanted, sort, view]);

  const ask = (text: string) => {
    setQuery(text);
    setShown(STEP);
  };
  const toggle = (entry: string) =>
    setCompared((now) => (now.includes(entry) ? now.filter((e) => e !== entry) : [...now, entry].slice(-4)));
  const entries = found.entries.slice(0, shown);
  const priced = system.entries.some((e) => e.cost !== undefined);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <FacetPanel facets={found.facets} query={query} onQuery={ask} />
      <div className="min-w-0 space-y-4">
        <div className="flex flex-wrap items-end gap-3">
          <label htmlFor={id} className="min-w-0 flex-1 basis-72 text-sm font-semibold">
            Search
            <input
              id={id}
              type="search"
              className="input mt-0.5 font-normal"
              placeholder={`Words, kind:${system.kinds[0]!.id}, ${priced ? `${system.unit.one}<20` : '"a phrase"'}, -not`}
              value={query}
              onChange={(e) => ask(e.target.value)}
            />
          </label>
          <label className="text-sm font-semibold">
            Order
            <select
              className="input mt-0.5 font-normal"
              value={sort}
              onChange={(e) => setSort(e.target.value)}
            >
              <option value="">As in the catalogue</option>
              <option value="name">Name</option>
              {priced && <option value="cost">{system.unit.one}, lowest first</option>}
              {priced && <option value="-cost">{system.unit.one}, highest first</option>}
            </select>
          </label>
          <div role="group" aria-label="View" className="flex">
            {(
              [
                ['grid', LayoutGrid, 'Cards'],
                ['table', Rows3, 'Table'],
              ] as const
            ).map(([name, Icon, label]) => (
              <button
                key={name}
                type="button"
                aria-pressed={view === name}
                aria-label={label}
                onClick={() => setView(name)}
                className={`button px-3 first:rounded-r-none last:rounded-l-none ${view === name ? 'bg-tone-soft text-tone-ink' : ''}`}
              >
                <Icon aria-hidden size={18} />
              </button>
            ))}
          </div>
        </div>
        <p role="status" className="text-sm text-quiet">
          {found.entries.length === 1 ? '1 entry' : `${found.entries.length} entries`}
          {found.forgiven && ', spelt nearly so'}
          {compared.length > 0 && ` · ${compared.length} to compare`}
        </p>
        {found.problems.map((problem) => (
          <p key={problem.message} role="alert" className="text-sm text-bad">
            {problem.message}
          </p>
        ))}
        {compared.length > 1 && (
          <p>
            <Link
              className="button button-small"
              href={`/systems/${system.slug}/compare?entries=${compared.join(',')}`}
            >
              Compare {compared.length}
            </Link>
          </p>
        )}
        {found.entries.length === 0 ? (
          <div className="sheet p-8 text-center">
            <p className="font-display text-xl">Nothing matches</p>
            <p className="mt-1 text-quiet">Fewer words or another spelling may help.</p>
            <button type="button" className="button mt-3" onClick={() => ask('')}>
              Show everything
            </button>
          </div>
        ) : view === 'grid' ? (
          <EntryGrid system={system} entries={entries} compared={compared} onCompare={toggle} />
        ) : (
          <EntryRows system={system} entries={entries} />
        )}
        {shown < found.entries.length && (
          <button type="button" className="button w-full" onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, found.entries.length - shown)} more
          </button>
        )}
      </div>
    </div>
  );
}

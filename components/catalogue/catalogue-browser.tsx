'use client';

import { LayoutGrid, Rows3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { catalogueOf, counted } from '@/lib/rules/reference';
import { useTouched } from '@/components/ui/use-touched';
import { writeAddress } from '@/components/ui/write-address';
import { catalogueSearch, type Facet } from '@/lib/search';
import { CompareTray } from './compare-tray';
import { Comparing } from './comparing';
import { MOST_COMPARED } from './differences';
import { CardList, EntryItems } from './entry-grid';
import { walkEntries } from './entry-keys';
import { EntryRows } from './entry-rows';
import { FacetPanel } from './facet-panel';
import { KeyHelp } from './key-help';
import { SearchBox } from './search-box';
import { useReference } from './use-reference';
import { useScreenful } from './use-screenful';
import { wishHere, type CatalogueWish } from './wish-here';

/** What can be said of the catalogue before it is loaded. */
export interface CatalogueHead {
  readonly slug: string;
  readonly unit: string;
  /** Are its entries paid for? */
  readonly priced: boolean;
  readonly example: string;
  /** How many the server has found. */
  readonly total: number;
  /** How many of them stand in the page as cards; 0 where it shows something else. */
  readonly served: number;
  readonly facets: readonly Facet[];
}

const STEP = 60;
const searched = (system: ReturnType<typeof useReference>, query: string, sort: string) =>
  system && catalogueSearch(system).search(query, { facets: true, ...(sort ? { sort } : {}) });
const never = () => () => undefined;

// While somebody types, only field, number and facets are drawn anew; the cards follow when there is time.
const Cards = memo(EntryItems);
const Rows = memo(EntryRows);

/**
 * Search, facets and comparisons over one catalogue. What is asked for stands in the address bar. What the server has found
 * stays as it is until something else is asked for; the game itself is fetched when somebody puts a hand to the page.
 */
export function CatalogueBrowser({
  head,
  wish: given,
  children,
}: {
  readonly head: CatalogueHead;
  readonly wish: CatalogueWish;
  /** The server’s own answer: the first cards, or what stands in for the catalogue until the game is here. */
  readonly children: React.ReactNode;
}) {
  const { slug, priced, unit } = head;
  const [wish] = useState(() => wishHere(slug, given));
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(wish.q);
  const [sort, setSort] = useState(wish.sort);
  const [view, setView] = useState(wish.view);
  const [shown, setShown] = useState(STEP);
  const [picked, setPicked] = useState(wish.picked);
  const wanted = useDeferredValue(query);
  const touched = useTouched();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // What the server has made is left once: whoever comes back to all entries keeps the cards that stand.
  const [left, setLeft] = useState(false);
  const asServed =
    !left &&
    head.served > 0 &&
    wanted === given.q &&
    sort === given.sort &&
    view === 'grid' &&
    given.view === 'grid';
  const system = useReference(slug, touched || !asServed || picked.length > 0);
  // An address may name what this catalogue has not.
  const compared = useMemo(
    () => (system ? picked.filter((id) => catalogueOf(system).has(id)) : picked),
    [system, picked],
  );
  // Number and facets answer each key, the cards what is deferred: to search costs next to nothing, to draw cards much.
  const answer = useMemo(() => searched(system, query, sort), [system, query, sort]);
  const found = useMemo(() => searched(system, wanted, sort), [system, wanted, sort]);

  useEffect(() => {
    const params = new URLSearchParams();
    if (wanted.trim()) params.set('q', wanted);
    if (sort) params.set('sort', sort);
    if (view === 'table') params.set('view', view);
    // Whoever looks at one of them comes back to what is picked.
    if (compared.length > 0) params.set('pick', compared.join());
    const text = params.toString();
    writeAddress(text ? `?${text}` : window.location.pathname);
  }, [wanted, sort, view, compared]);

  const ask = useCallback((text: string) => {
    setQuery(text);
    setShown(STEP);
  }, []);
  const toggle = useCallback(
    (entry: string) =>
      setPicked((now) =>
        now.includes(entry) ? now.filter((e) => e !== entry) : [...now, entry].slice(-MOST_COMPARED),
      ),
    [],
  );
  if (found && !asServed && !left) setLeft(true);
  const served = head.served > 0 && (asServed || !found);
  const entries = useMemo(
    () => found?.entries.slice(asServed ? head.served : 0, shown) ?? [],
    [found, shown, asServed, head.served],
  );
  const drawn = useScreenful(entries);
  const comparing = useMemo(
    () => (alive ? { picked: compared, onCompare: toggle } : undefined),
    [alive, compared, toggle],
  );
  const sorting = useMemo(() => ({ sort, onSort: setSort }), [sort]);
  const total = answer ? answer.entries.length : head.total;
  const more = found ? found.entries.length - shown : head.total - head.served;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      {/* Whoever is quicker than the game that is being fetched keeps the box under their hand. */}
      {alive && (answer || head.facets.length > 0) ? (
        <FacetPanel facets={(answer ?? head).facets} query={query} onQuery={ask} />
      ) : (
        <div aria-hidden className="sheet min-h-12 lg:min-h-96" />
      )}
      <div className="min-w-0 space-y-4">
        <search className="flex flex-wrap items-start gap-3">
          <SearchBox
            catalogue={system}
            query={query}
            problems={answer?.problems.filter((p) => p.code !== 'unknown_sort') ?? []}
            placeholder={`Words, kind:${head.example}, ${priced ? `${unit}<20` : '"a phrase"'}, -not`}
            input={input}
            onQuery={ask}
            onOpen={(entry) => router.push(`/systems/${slug}/entries/${entry}`)}
          />
          <label className="block text-sm font-semibold">
            Order
            <select
              className="input mt-0.5 font-normal"
              value={sort}
              onChange={(e) => setSort(e.target.value)}
            >
              <option value="">Best match first</option>
              <option value="name">Name</option>
              {priced && <option value="cost">{unit}, lowest first</option>}
              {priced && <option value="-cost">{unit}, highest first</option>}
              {!['', 'name', 'cost', '-cost'].includes(sort) && (
                <option value={sort}>
                  {sort.startsWith('-') ? `${sort.slice(1)}, highest first` : sort}
                </option>
              )}
            </select>
          </label>
          <div role="group" aria-label="View" className="mt-[1.375rem] flex">
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
        </search>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p role="status" className="text-sm text-quiet">
            {counted(total, 'entry', 'entries')}
            {answer?.forgiven && ', spelt nearly so'}
            {compared.length > 0 && ` · ${compared.length} to compare`}
          </p>
          <KeyHelp input={input} />
        </div>
        {!served && !(system && found) ? (
          children
        ) : found?.entries.length === 0 ? (
          <div className="sheet p-8 text-center">
            <p className="font-display text-xl font-bold">Nothing matches</p>
            <p className="mt-1 text-quiet">Fewer words or another spelling may help.</p>
            <button type="button" className="button mt-3" onClick={() => ask('')}>
              Show everything
            </button>
          </div>
        ) : (
          // Keys walk over links that have the focus already; nothing here is a control of its own.
          <div onKeyDown={(event) => walkEntries(event, toggle)}>
            {system && view === 'table' ? (
              <Rows
                system={system}
                entries={drawn}
                sorting={sorting}
                compared={compared}
                onCompare={toggle}
              />
            ) : (
              <Comparing value={comparing}>
                <CardList>
                  {served && children}
                  {system && <Cards system={system} entries={drawn} comparable />}
                </CardList>
              </Comparing>
            )}
          </div>
        )}
        {more > 0 && (found || served) && (
          // Before the game is here, the press itself is what fetches it.
          <button type="button" className="button w-full" onClick={() => found && setShown(shown + STEP)}>
            Show {Math.min(found ? STEP : STEP - head.served, more)} more
          </button>
        )}
        {system && (
          <CompareTray
            slug={slug}
            entries={compared.flatMap((id) => catalogueOf(system).get(id) ?? [])}
            onCompare={toggle}
          />
        )}
      </div>
    </div>
  );
}

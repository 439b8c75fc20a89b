'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Facet } from '@/lib/search';
import { bound, chosenValues, setBound, toggleValue } from './narrow';

const MOST_OPEN = 3;

/** What the entries found hold, with counts; choosing writes into the search field. */
export function FacetPanel({
  facets,
  query,
  onQuery,
}: {
  readonly facets: readonly Facet[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  // Open beside the cards where there is room for both; on a phone the reader opens it.
  const [wide] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  // Hundreds of boxes that a phone need not draw with the page.
  const [opened, setOpened] = useState(wide);
  const useful = facets.filter((f) =>
    f.type === 'values' ? f.values.length > 1 || chosenValues(query, f.field).length > 0 : f.max > f.min,
  );
  return (
    <details
      className="group sheet lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      open={wide}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
        Narrow down{' '}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {opened && (
        <div className="divide-y divide-line border-t border-line">
          {useful.map((facet, i) => (
            <Fold key={facet.field} label={facet.label} first={i < MOST_OPEN}>
              {facet.type === 'values' ? (
                <Values facet={facet} query={query} onQuery={onQuery} />
              ) : (
                <div className="grid grid-cols-2 gap-2 py-1">
                  {(['>=', '<='] as const).map((operator) => (
                    <label key={operator} className="text-xs text-quiet">
                      {operator === '>=' ? 'at least' : 'at most'}
                      <input
                        type="number"
                        className="input min-h-9 px-2 text-sm"
                        placeholder={String(operator === '>=' ? facet.min : facet.max)}
                        aria-label={`${facet.label} ${operator === '>=' ? 'at least' : 'at most'}`}
                        value={bound(query, facet.field, operator)}
                        onChange={(e) => onQuery(setBound(query, facet.field, operator, e.target.value))}
                      />
                    </label>
                  ))}
                </div>
              )}
            </Fold>
          ))}
        </div>
      )}
    </details>
  );
}

/** One facet; its boxes are drawn once somebody opens it. */
function Fold({
  label,
  first,
  children,
}: {
  readonly label: string;
  readonly first: boolean;
  readonly children: React.ReactNode;
}) {
  // As it began: facets that come and go before it neither open nor close it under somebody's hand.
  const [begins] = useState(first);
  const [opened, setOpened] = useState(first);
  return (
    <details
      open={begins}
      className="px-4 py-2"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="py-1 text-sm font-semibold first-letter:uppercase">{label}</summary>
      {opened && children}
    </details>
  );
}

function Values({
  facet: { field, values },
  query,
  onQuery,
}: {
  readonly facet: Extract<Facet, { type: 'values' }>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  // Read once for all of them, not for each.
  const chosen = chosenValues(query, field);
  return (
    <ul className="max-h-64 overflow-y-auto py-1">
      {values.map(({ value, label, count }) => (
        <li key={value}>
          <label className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 shrink-0"
              checked={chosen.includes(value)}
              onChange={() => onQuery(toggleValue(query, field, value))}
            />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="text-quiet tabular-nums">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

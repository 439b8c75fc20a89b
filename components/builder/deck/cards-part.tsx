'use client';

import { showBudget, type StepPart } from '@/lib/rules';
import type { Building } from '../building';
import { DeckCard } from './deck-card';

type Cards = Extract<StepPart, { readonly part: 'cards' }>;

/** The deck as cards in groups, to be removed and doubled. */
export function CardsPart({ building, part }: { readonly building: Building; readonly part: Cards }) {
  const { list } = building;
  return (
    <section aria-label={part.label} className="space-y-4">
      <div className="sheet flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
        {part.totals.map((total) => (
          <p key={total.name} className="font-semibold tabular-nums">
            {showBudget(total)}
            {total.left !== undefined && total.left < 0 && `, ${-total.left} over`}
          </p>
        ))}
      </div>
      {part.groups.map(({ label, at }) => (
        <section key={label} aria-label={label}>
          <h3 className="text-lg">
            {label}{' '}
            <span className="font-sans text-sm font-normal text-quiet">
              {at.reduce((sum, i) => sum + (list.entries[i]?.count ?? 0), 0)}
            </span>
          </h3>
          <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
            {at.map((i) => (
              <DeckCard key={`${i} ${list.entries[i]?.entry}`} building={building} at={i} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

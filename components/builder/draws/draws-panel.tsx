'use client';

import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Building } from '../draft/building';
import { useInsights } from '../statistics/use-insights';
import { Waiting } from '../statistics/waiting';
import { HandOfPile } from './hand-of-pile';

/** Hands drawn from the piles of this list, with the exact chances beside them. */
export function DrawsPanel({ building }: { readonly building: Building }) {
  const { system, terms } = building;
  const { insights, failed, again } = useInsights(system);
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const parsed = useDeferredValue(building.parsed);
  const piles = useMemo(() => insights?.draws(parsed, terms.house, terms) ?? [], [insights, parsed, terms]);
  if (!insights) return <Waiting failed={failed} again={again} />;
  const pile = piles.find((p) => p.id === chosen) ?? piles[0];
  if (!pile)
    return (
      <p className="sheet p-6 text-center text-quiet">
        There is nothing to draw from yet. Add cards to the list, and hands can be drawn here.
      </p>
    );
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div>
        <h2 id={id} className="text-2xl">
          Draws
        </h2>
        <p className="text-sm text-quiet">
          A seed gives the same cards on every device; share it with the list.
        </p>
      </div>
      {piles.length > 1 && (
        <div role="group" aria-label="Pile" className="flex flex-wrap gap-1.5">
          {piles.map((p) => (
            <button
              key={p.id}
              type="button"
              aria-pressed={p.id === pile.id}
              className={`button button-small ${p.id === pile.id ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
              onClick={() => setChosen(p.id)}
            >
              {p.name}
            </button>
          ))}
        </div>
      )}
      <HandOfPile key={pile.id} building={building} pile={pile} />
    </section>
  );
}

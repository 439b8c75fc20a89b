'use client';

import { Dices, Plus, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { orderOf, pileSize, type Pile } from '@/lib/rules';
import type { Building } from '../draft/building';
import { Hand } from './hand';
import { OddsTable } from './odds-table';
import { freshSeed, SeedField } from '@/components/ui/seed-field';

/** An opening hand from a seed, and as many further draws as are wanted. */
export function HandOfPile({ building, pile }: { readonly building: Building; readonly pile: Pile }) {
  const [seed, setSeed] = useState(freshSeed);
  const [draws, setDraws] = useState(pile.hand === 0 ? 1 : 0);
  const order = useMemo(() => orderOf(pile, seed), [pile, seed]);
  const size = pileSize(pile);
  const taken = Math.min(size, pile.hand + draws * pile.draw.count);
  const restart = (next: string) => {
    setSeed(next);
    setDraws(pile.hand === 0 ? 1 : 0);
  };
  const hands = [
    ...(pile.hand > 0 ? [{ label: 'Opening hand', cards: order.slice(0, pile.hand) }] : []),
    ...Array.from({ length: draws }, (_, i) => ({
      label: `Draw ${i + 1}`,
      cards: order.slice(pile.hand + i * pile.draw.count, pile.hand + (i + 1) * pile.draw.count),
    })).filter(({ cards }) => cards.length > 0),
  ];
  return (
    <div className="space-y-4">
      <div className="sheet space-y-3 p-4">
        <p className="text-sm">
          {pile.explains} {pile.handExplains}
        </p>
        <div className="flex flex-wrap items-end gap-2">
          <SeedField value={seed} onChange={restart} />
          <button type="button" className="button" onClick={() => restart(freshSeed())}>
            <Dices aria-hidden size={18} /> Redraw
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={taken >= size}
            onClick={() => setDraws(draws + 1)}
          >
            <Plus aria-hidden size={18} /> {pile.draw.label}
          </button>
          <button
            type="button"
            className="button px-3"
            aria-label="Take the last draw back"
            disabled={draws === 0 || (pile.hand === 0 && draws === 1)}
            onClick={() => setDraws(draws - 1)}
          >
            <Undo2 aria-hidden size={18} />
          </button>
        </div>
        <p role="status" className="text-sm text-quiet">
          {taken} of {size} drawn, {size - taken} left in the pile.
        </p>
      </div>
      {hands.map(({ label, cards }) => (
        <Hand key={label} building={building} label={label} cards={cards} />
      ))}
      <OddsTable building={building} pile={pile} />
    </div>
  );
}

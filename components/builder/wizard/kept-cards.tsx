'use client';

import { unitOf, worthOfCards, type Picking } from '@/lib/rules';
import type { Building } from '../draft/building';
import { nameOf } from '../draft/entry-of';
import { Hand } from '../draws/hand';

/** What each seat keeps, and the button that makes it the list. */
export function KeptCards({
  building,
  picking,
  kept,
  done,
  onTake,
}: {
  readonly building: Building;
  readonly picking: Picking;
  readonly kept: readonly (readonly string[])[];
  readonly done: boolean;
  readonly onTake: (cards: readonly string[]) => void;
}) {
  const { system, terms } = building;
  const { limit } = picking;
  return kept.map((cards, seat) => {
    const worth = worthOfCards(picking, cards);
    const over = limit !== undefined && worth > limit.most;
    return (
      <section key={seat} aria-label={`Cards of player ${seat + 1}`} className="sheet space-y-2 p-4">
        {done ? (
          <Hand building={building} label={`Player ${seat + 1}`} cards={cards} />
        ) : (
          <p className="text-sm">
            <b>Player {seat + 1}:</b>{' '}
            {cards.length === 0 ? 'nothing yet' : cards.map((id) => nameOf(system, terms, id)).join(', ')}
          </p>
        )}
        {limit && (
          <p className={`text-sm ${over ? 'text-warn' : 'text-quiet'}`}>
            {worth} {unitOf(limit.label, worth)}, {over ? `${worth - limit.most} over` : 'within'} the limit
            of {limit.most}.
          </p>
        )}
        {done && (
          <button type="button" className="button" onClick={() => onTake(cards)}>
            Make this my list<span className="sr-only">: the cards of player {seat + 1}</span>
          </button>
        )}
      </section>
    );
  });
}

'use client';

import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { alterCard, showBudget, type OwnCard, type StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { nameOf } from '../draft/entry-of';
import { DeckCard } from './deck-card';
import { exchange, withCard, withEntry } from './own-cards-of';

const DesignDialog = lazyDialog(() => import('./design-dialog').then((m) => m.DesignDialog));

type Cards = Extract<StepPart, { readonly part: 'cards' }>;

/** What is being made: a new card, or one in place of an entry of the list. */
interface Making {
  readonly card?: OwnCard;
  readonly inPlaceOf?: string;
  /** What of the printed card a card of one’s own cannot say. */
  readonly lost?: readonly string[];
  readonly keepId: boolean;
}

/** The deck as cards in groups: make, alter, remove, double. */
export function CardsPart({ building, part }: { readonly building: Building; readonly part: Cards }) {
  const { system, whole, terms, agreement, agree, list } = building;
  const [making, setMaking] = useState<Making>();
  const [said, setSaid] = useState('');
  const alter = (id: string) => {
    const own = agreement.cards.find((c) => c.id === id);
    if (own) return setMaking({ card: own, keepId: true });
    if (!whole) return setSaid('The rules are still on their way.');
    const altered = alterCard(
      whole,
      id,
      agreement.cards.map((c) => c.id),
    );
    if (!altered) return setSaid(`${nameOf(system, terms, id)} cannot be altered.`);
    setMaking({ card: altered.card, lost: altered.lost, inPlaceOf: id, keepId: false });
  };
  const keep = (card: OwnCard) => {
    const { inPlaceOf, keepId } = making ?? {};
    if (inPlaceOf) agree(withCard(agreement, card), exchange(list, inPlaceOf, card.id));
    else if (keepId) agree(withCard(agreement, card));
    else agree(withCard(agreement, card), withEntry(list, card.id));
    setSaid(`${card.name} is in the deck.`);
  };
  return (
    <section aria-label={part.label} className="space-y-4">
      <div className="sheet flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
        {part.totals.map((total) => (
          <p key={total.name} className="font-semibold tabular-nums">
            {showBudget(total)}
            {total.left !== undefined && total.left < 0 && `, ${-total.left} over`}
          </p>
        ))}
        <button
          type="button"
          className="button button-primary ml-auto"
          onClick={() => setMaking({ keepId: false })}
        >
          Make a card
        </button>
        <p className="basis-full text-sm text-quiet">{part.help}</p>
        {part.closed && <p className="basis-full text-sm text-warn">{part.closed}</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
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
              <DeckCard key={`${i} ${list.entries[i]?.entry}`} building={building} at={i} onAlter={alter} />
            ))}
          </ul>
        </section>
      ))}
      {making && (
        <DesignDialog
          building={building}
          title={making.card ? `Alter ${making.card.name}` : 'Make a card'}
          keepId={making.keepId}
          lost={making.lost ?? []}
          {...(making.card ? { card: making.card } : {})}
          onKeep={keep}
          onClose={() => setMaking(undefined)}
        />
      )}
    </section>
  );
}

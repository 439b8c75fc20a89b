'use client';

import { useState } from 'react';
import { FaceCard } from '@/components/print/face-card';
import { lazyDialog } from '@/components/ui/lazy-part';
import type { OwnCard, StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { entryOf } from '../draft/entry-of';
import { withCard, withEntry, withoutCard, withoutEntry } from './own-cards-of';

const DesignDialog = lazyDialog(() => import('./design-dialog').then((m) => m.DesignDialog));

type Own = Extract<StepPart, { readonly part: 'own' }>;

/** Own cards of the agreement, made and altered here and used in the list at once. */
export function OwnPart({ building, part }: { readonly building: Building; readonly part: Own }) {
  const { system, terms, agreement, agree, list } = building;
  const [open, setOpen] = useState<'new' | OwnCard>();
  return (
    <section aria-label={part.label} className="sheet space-y-3 p-4">
      <h3 className="text-lg">{part.label}</h3>
      <p className="text-sm">{part.help}</p>
      {part.closed && (
        <p className="text-sm text-warn">
          {part.closed} What you design is kept; choose an agreement that allows it to use it.
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {agreement.cards.map((card) => {
          const entry = entryOf(system, terms, card.id);
          return (
            <li key={card.id} className="space-y-1.5">
              {entry && (
                <FaceCard system={system} face={system.face(entry)} className="h-auto max-h-48 w-full" />
              )}
              <p className="text-sm font-semibold wrap-anywhere">
                {card.name} <span className="chip">own</span>
              </p>
              <div className="flex flex-wrap gap-1.5">
                <button type="button" className="button button-small" onClick={() => setOpen(card)}>
                  Alter<span className="sr-only"> {card.name}</span>
                </button>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => agree(withoutCard(agreement, card.id), withoutEntry(list, card.id))}
                >
                  Remove<span className="sr-only"> {card.name}</span>
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button" onClick={() => setOpen('new')}>
        Design one
      </button>
      {open && (
        <DesignDialog
          building={building}
          title={open === 'new' ? part.label : `Alter ${open.name}`}
          keepId={open !== 'new'}
          {...(open === 'new' ? {} : { card: open })}
          onKeep={(card) => {
            if (open === 'new') agree(withCard(agreement, card), withEntry(list, card.id));
            else agree(withCard(agreement, card));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

'use client';

import { FaceCard } from '@/components/print/face-card';
import { unitOf, worthOfCards, type Picking } from '@/lib/rules';
import type { Building } from '../draft/building';
import { entryOf } from '../draft/entry-of';

/** The cards that the seat may take, each as a button that looks like the card. */
export function CardPick({
  building: { system, terms },
  picking,
  kept,
  cards,
  onPick,
}: {
  readonly building: Building;
  readonly picking: Picking;
  readonly kept: readonly string[];
  readonly cards: readonly string[];
  readonly onPick: (entry: string) => void;
}) {
  const { limit } = picking;
  const spent = worthOfCards(picking, kept);
  // Equal cards are one choice.
  const open = [...new Set(cards)];
  return (
    <>
      {limit && (
        <p className={spent > limit.most ? 'text-bad' : 'text-quiet'}>
          {spent} of {limit.most} {unitOf(limit.label, limit.most)} kept so far.
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {open.map((id) => {
          const entry = entryOf(system, terms, id);
          const over = limit !== undefined && spent + (limit.worth[id] ?? 0) > limit.most;
          return (
            <li key={id}>
              <button
                type="button"
                className="w-full rounded-lg text-left transition-transform hover:-translate-y-0.5"
                aria-label={`Take ${entry?.name ?? id}${over ? ', over the limit' : ''}`}
                onClick={() => onPick(id)}
              >
                {entry && (
                  <FaceCard
                    system={system}
                    face={system.face(entry)}
                    className="h-auto w-full drop-shadow-md"
                  />
                )}
                <span className={`mt-1 block text-xs ${over ? 'text-bad' : 'text-quiet'}`}>
                  {entry?.name ?? id}
                  {limit && `, ${limit.worth[id] ?? 0}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { FaceCard } from '@/components/print/face-card';
import { SignsKey } from '@/components/print/signs-key';
import { GameIcon } from '@/components/ui/game-icon';
import type { StepPart } from '@/lib/rules';
import type { Building } from '../draft/building';
import { entryOf } from '../draft/entry-of';

type Entries = Extract<StepPart, { readonly part: 'entries' }>;

/** One or several entries to choose, with the card of the one that is looked at. */
export function EntriesPart({
  building: { system, terms, list, change },
  part,
}: {
  readonly building: Building;
  readonly part: Entries;
}) {
  const [looked, setLooked] = useState<string>();
  const shown = looked ?? part.choices.find((c) => c.chosen)?.entry;
  const card = shown === undefined ? undefined : entryOf(system, terms, shown);
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <fieldset>
        <legend className="text-sm font-semibold">{part.label}</legend>
        {part.help && <p className="text-xs text-quiet">{part.help}</p>}
        <ul className="mt-1 grid grid-cols-2 gap-1.5 xl:grid-cols-3">
          {part.choices.map((choice) => {
            const entry = entryOf(system, terms, choice.entry);
            return (
              <li key={choice.entry}>
                <button
                  type="button"
                  aria-pressed={choice.chosen}
                  className={`button h-full w-full justify-start gap-2 px-2 text-left ${
                    choice.chosen ? 'border-tone bg-tone-soft text-tone-ink' : ''
                  }`}
                  onMouseEnter={() => setLooked(choice.entry)}
                  onMouseLeave={() => setLooked(undefined)}
                  onFocus={() => setLooked(choice.entry)}
                  onBlur={() => setLooked(undefined)}
                  onClick={() =>
                    change({
                      ...list,
                      entries: [...choice.becomes.entries],
                      options: choice.becomes.options,
                    })
                  }
                >
                  <GameIcon
                    system={system.slug}
                    name={entry?.icon ?? system.emblem}
                    className="size-7 shrink-0 text-tone-ink"
                  />
                  <span className="min-w-0">
                    <span className="block">{entry?.name ?? choice.entry}</span>
                    {choice.note && (
                      <span className="block text-xs font-normal text-quiet">{choice.note}</span>
                    )}
                  </span>
                  {choice.chosen && <Check aria-hidden size={18} className="ml-auto shrink-0" />}
                </button>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <div className="max-sm:hidden">
        {card && (
          <>
            <FaceCard system={system} face={system.face(card)} className="h-auto w-full drop-shadow-md" />
            <SignsKey system={system} faces={[system.face(card)]} className="mt-2" />
          </>
        )}
      </div>
    </div>
  );
}

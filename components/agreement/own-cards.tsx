'use client';

import { useState } from 'react';
import { FaceCard } from '@/components/print/face-card';
import { readOwnCard, type Agreement, type AnySystem } from '@/lib/rules';

type OwnCard = Agreement['cards'][number];

/** Custom cards of the agreement: typed by the system's schema, seen as they print, priced by the ledger's formula. */
export function OwnCards({
  system,
  cards,
  onChange,
}: {
  readonly system: AnySystem;
  readonly cards: readonly OwnCard[];
  readonly onChange: (cards: readonly OwnCard[]) => void;
}) {
  const [text, setText] = useState(() => JSON.stringify(system.own!.example, null, 2));
  let typed: OwnCard | undefined;
  let message = '';
  try {
    typed = JSON.parse(text) as OwnCard;
  } catch {
    message = 'This is not JSON yet.';
  }
  const read = typed && readOwnCard(system, typed);
  if (read && !read.ok)
    message = read.problems.map((p) => `${p.path.join('.') || 'card'}: ${p.message}`).join(' ');
  if (read?.ok && cards.some((c) => c.id === read.value.id))
    message = 'The agreement has a card of this id; taking this one replaces it.';
  return (
    <section aria-labelledby="own-cards" className="space-y-3">
      <h2 id="own-cards" className="text-2xl">
        Custom cards
      </h2>
      <p className="text-sm text-quiet">{system.own!.explains}</p>
      <ul className="flex flex-wrap gap-2">
        {cards.map((card) => (
          <li key={card.id} className="chip py-1">
            {card.name}
            <button
              type="button"
              className="link text-xs"
              onClick={() => setText(JSON.stringify(card, null, 2))}
            >
              Alter<span className="sr-only"> {card.name}</span>
            </button>
            <button
              type="button"
              className="link text-xs"
              onClick={() => onChange(cards.filter((c) => c.id !== card.id))}
            >
              Remove<span className="sr-only"> {card.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <label className="text-sm font-semibold">
          The card
          <textarea
            className="input mt-0.5 h-80 font-mono text-xs font-normal"
            spellCheck={false}
            value={text}
            onChange={(e) => setText(e.target.value)}
            aria-invalid={read && !read.ok ? true : undefined}
          />
        </label>
        <div>
          {read?.ok && (
            <FaceCard system={system} face={system.face(read.value)} className="w-48 drop-shadow-md" />
          )}
        </div>
      </div>
      <p role="status" className="text-sm text-warn">
        {message}
      </p>
      <button
        type="button"
        className="button"
        disabled={!read?.ok}
        onClick={() => typed && onChange([...cards.filter((c) => c.id !== typed.id), typed])}
      >
        Take the card into the agreement
      </button>
    </section>
  );
}

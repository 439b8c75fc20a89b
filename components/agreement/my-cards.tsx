'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { ask, sayProblem } from '@/lib/api/client';
import type { AnySystem, OwnCard } from '@/lib/rules';

/** The cards of the account for one system, to be taken into an agreement. */
export function MyCards({
  system,
  onPick,
}: {
  readonly system: AnySystem;
  readonly onPick: (card: OwnCard) => void;
}) {
  const [cards, setCards] = useState<readonly OwnCard[]>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let here = true;
    void ask('GET /api/v1/cards', { query: { system: system.slug, limit: 100 } }).then((answer) => {
      if (!here) return;
      if (answer.ok) setCards(answer.data.data.map((saved) => saved.card));
      else setFailed(sayProblem(answer.problem));
    });
    return () => {
      here = false;
    };
  }, [system]);
  if (failed) return <p className="text-bad">{failed}</p>;
  if (!cards)
    return (
      <p role="status" className="animate-pulse text-quiet">
        Looking for your cards …
      </p>
    );
  if (cards.length === 0)
    return (
      <p>
        You keep no cards for {system.name} yet.{' '}
        <Link className="link" href={`/cards/new?system=${system.slug}`}>
          Make one
        </Link>
        .
      </p>
    );
  return (
    <ul className="space-y-2">
      {cards.map((card) => (
        <li key={card.id}>
          <button type="button" className="button w-full justify-start" onClick={() => onPick(card)}>
            {card.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

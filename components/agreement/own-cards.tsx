'use client';

import { useState } from 'react';
import { FaceCard } from '@/components/print/face-card';
import { sendOnce } from '@/components/ui/ask-once';
import { lazyPart } from '@/components/ui/lazy-part';
import { Modal } from '@/components/ui/modal';
import { ask, sayProblem } from '@/lib/api/client';
import { ownId, readOwnCard, type Agreement, type AnySystem, type OwnCard } from '@/lib/rules';
import { MyCards } from './my-cards';

const CardDesigner = lazyPart(
  () => import('@/components/cards/card-designer').then((m) => m.CardDesigner),
  () => <p role="status">Loading the designer …</p>,
);

/** Custom cards of the agreement: designed here, or taken from those that are kept in the account. */
export function OwnCards({
  system,
  agreement,
  signedIn,
  onChange,
}: {
  readonly system: AnySystem;
  readonly agreement: Agreement;
  readonly signedIn: boolean;
  readonly onChange: (cards: readonly OwnCard[]) => void;
}) {
  const { cards } = agreement;
  const [open, setOpen] = useState<'new' | 'mine' | OwnCard>();
  const [said, setSaid] = useState('');
  const ids = cards.map((c) => c.id);
  const take = (card: OwnCard, replaced?: string) => {
    const kept = replaced === undefined ? card : { ...card, id: replaced };
    onChange(ids.includes(kept.id) ? cards.map((c) => (c.id === kept.id ? kept : c)) : [...cards, kept]);
    setOpen(undefined);
    setSaid(`${card.name} is in the agreement.`);
    return undefined;
  };
  const keep = async (card: OwnCard) => {
    const answer = await sendOnce('card.kept', { system: system.slug, card }, (body, idempotencyKey) =>
      ask('POST /api/v1/cards', { body, idempotencyKey }),
    );
    setSaid(answer.ok ? `${card.name} is among your cards now.` : sayProblem(answer.problem));
  };
  const altered = typeof open === 'object' ? open : undefined;
  return (
    <section aria-labelledby="own-cards" className="space-y-3">
      <h2 id="own-cards" className="text-2xl">
        Custom cards
      </h2>
      <p className="text-sm text-quiet">{system.own!.explains}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cards.map((card) => {
          const read = readOwnCard(system, card);
          return (
            <li key={card.id} className="sheet flex min-w-0 gap-3 p-3">
              {read.ok && (
                <FaceCard
                  system={system}
                  face={system.face(read.value)}
                  className="w-20 shrink-0 self-start"
                />
              )}
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">
                  {card.name} <span className="chip">own</span>
                </p>
                {!read.ok && <p className="text-sm text-bad">It does not hold together.</p>}
                <div className="mt-1 flex flex-wrap gap-1.5">
                  <button type="button" className="button button-small" onClick={() => setOpen(card)}>
                    Alter<span className="sr-only"> {card.name}</span>
                  </button>
                  {signedIn && (
                    <button type="button" className="button button-small" onClick={() => void keep(card)}>
                      Keep<span className="sr-only"> {card.name} among your cards</span>
                    </button>
                  )}
                  <button
                    type="button"
                    className="button button-small"
                    onClick={() => onChange(cards.filter((c) => c.id !== card.id))}
                  >
                    Remove<span className="sr-only"> {card.name}</span>
                  </button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => setOpen('new')}>
          Design a card
        </button>
        {signedIn && (
          <button type="button" className="button" onClick={() => setOpen('mine')}>
            Take one of your cards
          </button>
        )}
      </div>
      <p role="status" className="min-h-5 text-sm text-quiet">
        {said}
      </p>
      {(open === 'new' || altered) && (
        <Modal
          wide
          title={altered ? `Alter ${altered.name}` : 'Design a card'}
          onClose={() => setOpen(undefined)}
        >
          <CardDesigner
            system={system}
            under={agreement}
            taken={ids}
            {...(altered ? { card: altered, keepId: true } : {})}
            saveLabel="Take the card into the agreement"
            onSave={(card) => take(card, altered?.id)}
          />
        </Modal>
      )}
      {open === 'mine' && (
        <Modal title="Your cards" onClose={() => setOpen(undefined)}>
          <MyCards system={system} onPick={(card) => take({ ...card, id: ownId(card.name, ids) })} />
        </Modal>
      )}
    </section>
  );
}

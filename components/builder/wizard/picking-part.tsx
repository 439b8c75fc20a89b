'use client';

import { Dices, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  beginPicks,
  canPick,
  cardsToPick,
  isPicked,
  linesOfCards,
  pick,
  seatToPick,
  type Picking,
  type Picks,
} from '@/lib/rules';
import type { Building } from '../draft/building';
import { CardPick } from './card-pick';
import { KeptCards } from './kept-cards';
import { freshSeed, SeedField } from '@/components/ui/seed-field';

/** Cards dealt or drafted by several seats on one device; what a seat keeps becomes the list. */
export function PickingPart({
  building,
  picking,
}: {
  readonly building: Building;
  readonly picking: Picking;
}) {
  const [seed, setSeed] = useState(freshSeed);
  return (
    <div className="space-y-4">
      <div className="sheet flex flex-wrap items-end gap-2 p-4">
        {picking.way !== 'snake' && <SeedField value={seed} onChange={setSeed} />}
        <button type="button" className="button" onClick={() => setSeed(freshSeed())}>
          <Dices aria-hidden size={18} /> {picking.way === 'snake' ? 'Begin anew' : 'Deal anew'}
        </button>
        <p className="basis-full text-sm text-quiet">
          {picking.way === 'snake'
            ? 'All cards lie open; hand the device round.'
            : 'The same seed deals the same cards on every device.'}
        </p>
      </div>
      {canPick(picking) ? (
        // Another seed or another agreement is another deal.
        <Deal key={`${seed} ${JSON.stringify(picking)}`} building={building} picking={picking} seed={seed} />
      ) : (
        <p role="alert" className="text-bad">
          The agreement leaves too few cards for {picking.seats} players.
        </p>
      )}
    </div>
  );
}

function Deal({
  building,
  picking,
  seed,
}: {
  readonly building: Building;
  readonly picking: Picking;
  readonly seed: string;
}) {
  const start = useMemo(() => beginPicks(picking, seed), [picking, seed]);
  const [past, setPast] = useState<readonly Picks[]>([]);
  const [ready, setReady] = useState<number>();
  const picks = past.at(-1) ?? start;
  const seat = seatToPick(picking, picks);
  const hidden = picking.way !== 'snake';
  const take = (entry: string) => {
    const next = pick(picking, picks, entry);
    if (next === picks) return;
    setPast([...past, next]);
  };
  const onTake = (cards: readonly string[]) =>
    building.change({ ...building.list, entries: linesOfCards(cards) });
  return (
    <div className="space-y-4">
      {seat !== undefined && (
        <section aria-label={`Player ${seat + 1} picks`} className="sheet space-y-3 p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">
              Player {seat + 1}, card {picks.kept[seat]!.length + 1} of {picking.keep}
            </h3>
            <button
              type="button"
              className="button button-small"
              disabled={past.length === 0}
              onClick={() => setPast(past.slice(0, -1))}
            >
              <Undo2 aria-hidden size={16} /> Take the last pick back
            </button>
          </div>
          {hidden && ready !== seat ? (
            <div className="py-6 text-center">
              <p className="mb-2">Hand the device to player {seat + 1}.</p>
              <button type="button" className="button button-primary" onClick={() => setReady(seat)}>
                I am player {seat + 1}: show my cards
              </button>
            </div>
          ) : (
            <CardPick
              building={building}
              picking={picking}
              kept={picks.kept[seat]!}
              cards={cardsToPick(picking, picks)}
              onPick={take}
            />
          )}
        </section>
      )}
      {(isPicked(picking, picks) || !hidden) && (
        <KeptCards
          building={building}
          picking={picking}
          kept={picks.kept}
          done={isPicked(picking, picks)}
          onTake={onTake}
        />
      )}
    </div>
  );
}

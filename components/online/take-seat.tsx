'use client';

import { useState } from 'react';
import { askOnce } from '@/components/ui/ask-once';
import { ask, sayProblem } from '@/lib/api/client';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import type { SeatKey } from './kept-seats';

/** Somebody was invited: he says who he is, and the invitation is used up. */
export function TakeSeat({
  id,
  invited,
  seatName,
  name: known,
  onTaken,
  onWatch,
}: {
  readonly id: string;
  readonly invited: SeatKey;
  /** `Red`, `Red and Blue` */
  readonly seatName: string;
  /** As the inviting one called him. */
  readonly name: string;
  readonly onTaken: (mine: SeatKey, game: GameNow) => void;
  readonly onWatch: () => void;
}) {
  const [name, setName] = useState(known);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sit = async () => {
    setBusy(true);
    // The invitation is void once it was used: an answer that was lost on its way must be had again.
    const answer = await askOnce(
      `game.${id}.${invited.seat}.${invited.key}`,
      name.trim() === '' ? {} : { name: name.trim() },
      (body, idempotencyKey) =>
        ask('POST /api/v1/games/{id}/seats/{seat}/key', {
          params: { id, seat: invited.seat },
          body,
          seatKey: invited.key,
          idempotencyKey,
        }),
    );
    setBusy(false);
    if (answer.ok) onTaken({ seat: answer.data.seat, key: answer.data.key }, answer.data.game);
    else
      setProblem(
        answer.status === 404
          ? 'This invitation has been used: somebody sits there. Whoever began the game can tell you who.'
          : sayProblem(answer.problem),
      );
  };
  return (
    <form
      className="sheet mx-auto max-w-lg space-y-4 p-6"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h2 className="text-3xl">You are invited to play {seatName}</h2>
      <p className="text-quiet">
        Once you sit there, nobody else sees your hand: the link that brought you opens this seat no more.
      </p>
      <label className="block text-sm font-semibold">
        Your name, as the others see it
        <input
          className="input mt-0.5 font-normal"
          maxLength={40}
          value={name}
          onChange={(e) => setName(e.target.value)}
          autoComplete="nickname"
        />
      </label>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="button button-primary" disabled={busy}>
          {busy ? 'Sitting down …' : 'Take the seat'}
        </button>
        <button type="button" className="button" onClick={onWatch}>
          Only look on
        </button>
      </p>
    </form>
  );
}

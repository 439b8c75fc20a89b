'use client';

import { ArrowUp, Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { CompanionSheet } from '@/lib/rules/kernel/companion/companion';
import type { CompanionState, CompanionStep } from '@/lib/rules/kernel/companion/companion-state';
import { seededDice } from '@/lib/rules/kernel/game/dice';
import { Lines } from './phase-list';

/** The order of play, and who is out of the game. */
export function Players({
  sheet,
  slug,
  state,
  nameOf,
  disabled,
  onStep,
}: {
  readonly sheet: CompanionSheet;
  readonly slug: string;
  readonly state: CompanionState;
  readonly nameOf: (seat: number) => string;
  readonly disabled: boolean;
  readonly onStep: (step: CompanionStep) => void;
}) {
  const [said, setSaid] = useState('');
  const arrange = (seats: readonly number[]) => {
    onStep({ do: 'order', seats });
    setSaid(`Order of play: ${seats.map(nameOf).join(', ')}.`);
  };
  const up = (at: number) => {
    const seats = [...state.order];
    [seats[at - 1], seats[at]] = [seats[at]!, seats[at - 1]!];
    arrange(seats);
  };
  return (
    <details className="sheet p-4">
      <summary className="text-xl font-semibold">Order of play</summary>
      <Lines lines={[sheet.order]} slug={slug} />
      <ol className="mt-3 space-y-2">
        {state.order.map((seat, at) => (
          <li key={seat} className="flex items-center gap-2">
            <span className="w-5 text-quiet tabular-nums">{at + 1}.</span>
            <span className={`min-w-0 flex-1 truncate ${state.out.includes(seat) ? 'line-through' : ''}`}>
              {nameOf(seat)}
            </span>
            <button
              type="button"
              className="button button-small"
              aria-pressed={state.out.includes(seat)}
              disabled={disabled}
              onClick={() => onStep({ do: 'out', seat, out: !state.out.includes(seat) })}
            >
              Out<span className="sr-only"> of the game: {nameOf(seat)}</span>
            </button>
            <button
              type="button"
              className="button button-small px-2"
              aria-label={`${nameOf(seat)} one place up`}
              disabled={disabled || at === 0}
              onClick={() => up(at)}
            >
              <ArrowUp aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button mt-3"
        disabled={disabled || state.order.length < 2}
        onClick={() =>
          arrange(seededDice(crypto.getRandomValues(new Uint32Array(4)).join('-')).shuffle(state.order))
        }
      >
        <Shuffle aria-hidden size={18} /> Mix the order
      </button>
      <p role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {said}
      </p>
    </details>
  );
}

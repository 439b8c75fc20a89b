'use client';

import { useState } from 'react';
import type { CompanionDice } from '@/lib/rules/kernel/companion/companion';

/** Dice that were rolled on the table: one field for each, filled in by a player. */
export function HandDice({
  dice,
  disabled,
  onRoll,
}: {
  readonly dice: readonly CompanionDice[];
  readonly disabled: boolean;
  readonly onRoll: (dice: string, faces: readonly number[]) => void;
}) {
  const [id, setId] = useState(dice[0]?.id);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const die = dice.find((d) => d.id === id);
  if (!die) return null;
  const faces = Array.from({ length: die.count }, (_, i) => typed[i] ?? '');
  const read = faces.map(Number);
  const fits = read.every((face) => Number.isInteger(face) && face >= 1 && face <= die.sides);
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fits) return;
        onRoll(die.id, read);
        setTyped([]);
      }}
    >
      {dice.length > 1 && (
        <label className="block text-sm font-semibold">
          Which dice
          <select
            className="input mt-0.5 font-normal"
            value={die.id}
            onChange={(e) => {
              setId(e.target.value);
              setTyped([]);
            }}
          >
            {dice.map(({ id: one, name, count, sides }) => (
              <option key={one} value={one}>
                {name} ({count} × d{sides})
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset>
        <legend className="text-sm font-semibold">What they show, 1 to {die.sides}</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {faces.map((face, i) => (
            <input
              key={i}
              aria-label={`Die ${i + 1} of ${die.count}`}
              className="input w-16 text-center tabular-nums"
              type="number"
              inputMode="numeric"
              min={1}
              max={die.sides}
              required
              value={face}
              onChange={(e) => setTyped(faces.map((other, j) => (j === i ? e.target.value : other)))}
            />
          ))}
          <button type="submit" className="button" disabled={disabled || !fits}>
            Enter
          </button>
        </div>
      </fieldset>
    </form>
  );
}

'use client';

import { Dices } from 'lucide-react';
import type { CompanionDice } from '@/lib/rules/kernel/companion/companion';
import { seededDice } from '@/lib/rules/kernel/game/dice';
import { HandDice } from './hand-dice';

/** Dice whose seed comes from the browser's own chance. */
const throwDice = ({ count, sides }: CompanionDice): readonly number[] => {
  const seed = [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(16)).join('');
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => dice.roll(sides));
};

/** What a throw says: `4 + 2 = 6`, `5, 3 (highest 5)`. */
export function readDice({ reads }: CompanionDice, faces: readonly number[]): string {
  if (faces.length > 1 && reads === 'sum')
    return `${faces.join(' + ')} = ${faces.reduce((sum, face) => sum + face, 0)}`;
  if (faces.length > 1 && reads === 'highest') return `${faces.join(', ')} (highest ${Math.max(...faces)})`;
  return faces.join(', ');
}

export function DiceTray({
  dice,
  last,
  disabled,
  onRoll,
}: {
  readonly dice: readonly CompanionDice[];
  /** The last throw that the table made. */
  readonly last: { readonly n: number; readonly text: string } | undefined;
  readonly disabled: boolean;
  readonly onRoll: (dice: string, faces: readonly number[], byHand: boolean) => void;
}) {
  if (dice.length === 0) return null;
  return (
    <section aria-labelledby="dice" className="sheet space-y-3 p-4">
      <h2 id="dice" className="text-xl">
        Dice
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {dice.map((die) => (
          <button
            key={die.id}
            type="button"
            className="button min-h-14"
            disabled={disabled}
            onClick={() => onRoll(die.id, throwDice(die), false)}
          >
            <Dices aria-hidden size={20} className="shrink-0" />
            <span>
              {die.name}
              <span className="block text-xs font-normal text-quiet">
                {die.count} × d{die.sides}
              </span>
            </span>
          </button>
        ))}
      </div>
      <details>
        <summary className="text-sm font-semibold">Rolled by hand</summary>
        <div className="mt-2">
          <HandDice dice={dice} disabled={disabled} onRoll={(id, faces) => onRoll(id, faces, true)} />
        </div>
      </details>
      <p role="status" className="min-h-9 text-center text-2xl font-bold tabular-nums">
        {last?.text}
      </p>
    </section>
  );
}

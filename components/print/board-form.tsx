'use client';

import { Dices } from 'lucide-react';
import { useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import { freshSeed } from '@/components/ui/seed-field';
import type { PrintOptions, PrintWhat } from '@/lib/print';
import type { SystemPaper } from '@/lib/rules';

type BoardWhat = Extract<PrintWhat, { readonly kind: 'board' }>;

/** Which board, from which seed, and how far its pages overlap. */
export function BoardForm({
  boards,
  what,
  options,
  onWhat,
  onOptions,
}: {
  readonly boards: SystemPaper['boards'];
  readonly what: BoardWhat;
  readonly options: PrintOptions;
  readonly onWhat: (what: BoardWhat) => void;
  readonly onOptions: (options: PrintOptions) => void;
}) {
  // What is typed may be empty for a moment; a seed never is.
  const [typed, setTyped] = useState<string>();
  const chosen = boards.find(({ id }) => id === what.board);
  return (
    <div className="space-y-3">
      <label className="block text-sm font-semibold">
        Board
        <select
          className="input mt-0.5 font-normal"
          value={what.board}
          onChange={(e) => onWhat({ ...what, board: e.target.value })}
        >
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {chosen && <p className="text-xs text-quiet">{chosen.explains}</p>}
      {chosen?.asks.includes('seed') && (
        <div className="flex items-end gap-2">
          <label className="min-w-0 flex-1 text-sm font-semibold">
            Seed
            <input
              className="input mt-0.5 font-normal"
              value={typed ?? what.seed}
              maxLength={60}
              onChange={(e) => {
                const seed = e.target.value;
                setTyped(seed);
                if (seed.trim() !== '') onWhat({ ...what, seed: seed.trim() });
              }}
              onBlur={() => setTyped(undefined)}
            />
          </label>
          <button
            type="button"
            className="button px-2"
            aria-label="Another seed"
            onClick={() => onWhat({ ...what, seed: freshSeed() })}
          >
            <Dices aria-hidden size={18} />
          </button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        {chosen?.asks.includes('players') && (
          <label className="text-sm font-semibold">
            Players
            <NumberInput
              min={2}
              max={7}
              step={1}
              value={what.players}
              onNumber={(players) => onWhat({ ...what, players })}
            />
          </label>
        )}
        <OverlapField options={options} onOptions={onOptions} />
      </div>
    </div>
  );
}

/** How far neighbouring pages show the same. */
export const OverlapField = ({
  options,
  onOptions,
}: {
  readonly options: PrintOptions;
  readonly onOptions: (options: PrintOptions) => void;
}) => (
  <label className="text-sm font-semibold">
    Overlap, mm
    <NumberInput
      min={0}
      max={30}
      step={1}
      value={options.overlapMm}
      onNumber={(overlapMm) => onOptions({ ...options, overlapMm })}
    />
  </label>
);

'use client';

import { Dices } from 'lucide-react';
import { useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import { freshSeed } from '@/components/ui/seed-field';
import type { PrintOptions, PrintWhat } from '@/lib/print';
import type { SystemPaper } from '@/lib/rules';

type BoardWhat = Extract<PrintWhat, { readonly kind: 'board' }>;

/** Which board or what beside it, from which seed, and how far its pages overlap. */
export function BoardForm({
  boards,
  aids = [],
  what,
  options,
  onWhat,
  onOptions,
}: {
  readonly boards: SystemPaper['boards'];
  readonly aids?: SystemPaper['aids'];
  readonly what: BoardWhat;
  readonly options: PrintOptions;
  readonly onWhat: (what: BoardWhat) => void;
  readonly onOptions: (options: PrintOptions) => void;
}) {
  // What is typed may be empty for a moment; a seed never is.
  const [typed, setTyped] = useState<string>();
  const chosen = boards.find(({ id }) => id === what.board);
  const aid = aids.find(({ id }) => id === what.board);
  return (
    <div className="space-y-3">
      <label className="block text-sm font-semibold">
        {aids.length > 0 ? 'Board or aid' : 'Board'}
        <select
          className="input mt-0.5 font-normal"
          value={what.board}
          onChange={(e) => onWhat({ ...what, board: e.target.value })}
        >
          {aids.length > 0 ? (
            <>
              <optgroup label="Boards">
                <Choices of={boards} />
              </optgroup>
              <optgroup label="Beside the board">
                <Choices of={aids} />
              </optgroup>
            </>
          ) : (
            <Choices of={boards} />
          )}
        </select>
      </label>
      {(chosen ?? aid) && <p className="text-xs text-quiet">{(chosen ?? aid)?.explains}</p>}
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
      {!aid && (
        <div className="grid grid-cols-2 gap-2">
          {chosen?.asks.includes('players') && (
            <label className="text-sm font-semibold">
              Players
              <NumberInput
                min={1}
                max={16}
                step={1}
                value={what.players}
                onNumber={(players) => onWhat({ ...what, players })}
              />
            </label>
          )}
          <OverlapField options={options} onOptions={onOptions} />
        </div>
      )}
    </div>
  );
}

const Choices = ({ of }: { readonly of: readonly { readonly id: string; readonly name: string }[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

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
    <span className="mt-0.5 block text-xs font-normal text-quiet">
      Down to half where that saves pages, or cuts between squares.
    </span>
  </label>
);

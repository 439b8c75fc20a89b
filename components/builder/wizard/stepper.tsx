'use client';

import { Minus, Plus } from 'lucide-react';

/** A number with a button on either side; the arrow keys work as well. */
export function Stepper({
  label,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const set = (n: number) => {
    if (Number.isInteger(n) && n >= 0 && n <= max) onChange(n);
  };
  return (
    <div role="group" aria-label={`Number of ${label}`} className="flex shrink-0 items-center">
      <button
        type="button"
        className="button button-small min-h-10 rounded-r-none px-2.5"
        aria-label={`One ${label} fewer`}
        disabled={value === 0}
        onClick={() => set(value - 1)}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        className="h-10 w-11 border-y border-line-strong bg-sheet text-center tabular-nums"
        inputMode="numeric"
        aria-label={`How many ${label}`}
        value={value}
        onChange={(e) => set(e.target.value === '' ? 0 : Number(e.target.value))}
        onKeyDown={(e) => {
          if (e.key === 'ArrowUp') set(value + 1);
          if (e.key === 'ArrowDown') set(value - 1);
        }}
      />
      <button
        type="button"
        className="button button-small min-h-10 rounded-l-none px-2.5"
        aria-label={`One ${label} more`}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus aria-hidden size={16} />
      </button>
    </div>
  );
}

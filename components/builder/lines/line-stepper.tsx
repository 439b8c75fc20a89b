'use client';

import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { NumberInput } from '@/components/ui/number-input';
import { useInFrame } from '../pace/use-in-frame';

/** What a line of a list can hold. */
const MOST = 999;

const fewer = <Minus aria-hidden size={16} />;
const more = <Plus aria-hidden size={16} />;

/** How many uses: by buttons, arrows or a number typed. */
export function LineStepper({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (n: number) => void;
}) {
  // To change the text of a field that has the focus, a browser first lays out the page: the verdict need not wait for that.
  const [stepped, setStepped] = useState(false);
  const seen = useInFrame(value);
  return (
    <div role="group" aria-label={`Uses of ${label}`} className="flex items-center">
      <button
        type="button"
        className="button button-small rounded-r-none px-2 max-sm:min-h-11 max-sm:min-w-11"
        aria-label={value === 1 ? `Remove ${label}` : `One ${label} fewer`}
        onClick={() => onChange(value - 1)}
      >
        {fewer}
      </button>
      <NumberInput
        type="text"
        className="h-9 w-11 border-y border-line-strong bg-sheet text-center tabular-nums max-sm:h-11 max-sm:w-10"
        inputMode="numeric"
        aria-label={`Number of ${label}`}
        value={stepped ? seen : value}
        min={1}
        max={MOST}
        whole
        onNumber={(n) => {
          setStepped(false);
          onChange(n);
        }}
        onKeyDown={(e) => {
          const step = e.key === 'ArrowUp' ? 1 : e.key === 'ArrowDown' ? -1 : 0;
          if (e.altKey || step === 0) return;
          // The caret stays where it is.
          e.preventDefault();
          if (value + step < 1) return;
          setStepped(true);
          onChange(value + step);
        }}
      />
      <button
        type="button"
        className="button button-small rounded-l-none px-2 max-sm:min-h-11 max-sm:min-w-11"
        aria-label={`One ${label} more`}
        onClick={() => onChange(value + 1)}
      >
        {more}
      </button>
    </div>
  );
}

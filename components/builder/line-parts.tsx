'use client';

import { X } from 'lucide-react';
import type { Entry } from '@/lib/rules';

/** What a line carries, each thing with its cost, and what else it may be given. */
export function LineParts({
  name,
  carried,
  offered,
  onGive,
  onTake,
}: {
  readonly name: string;
  readonly carried: readonly { readonly id: string; readonly name: string; readonly cost?: number }[];
  readonly offered: readonly Entry[];
  readonly onGive: (id: string) => void;
  readonly onTake: (index: number) => void;
}) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5 sm:pl-10">
      {carried.map((part, j) => (
        <span key={`${part.id} ${j}`} className="chip py-0.5 pr-1">
          {part.name}
          {part.cost !== undefined && <span className="font-normal tabular-nums">{part.cost}</span>}
          <button
            type="button"
            className="grid place-items-center rounded-full p-1 hover:bg-sunk max-sm:size-9"
            aria-label={`Take ${part.name} off ${name}`}
            onClick={() => onTake(j)}
          >
            <X aria-hidden size={14} />
          </button>
        </span>
      ))}
      {offered.length > 0 && (
        <select
          className="input min-h-9 w-auto max-w-44 py-0.5 text-sm max-sm:min-h-11"
          aria-label={`Give ${name} something to carry`}
          value=""
          onChange={(e) => e.target.value && onGive(e.target.value)}
        >
          <option value="">Add to it …</option>
          {offered.map((part) => (
            <option key={part.id} value={part.id}>
              {part.name}
              {part.cost === undefined ? '' : ` (${part.cost})`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

'use client';

import { X } from 'lucide-react';
import { memo } from 'react';
import type { AnyForm, Entry } from '@/lib/rules';
import type { Change } from '../draft/building';
import { detach, giveOne } from '../draft/edits';
import { sameProps } from '../pace/same-props';

interface Props {
  readonly form: AnyForm;
  readonly at: number;
  readonly name: string;
  readonly carried: readonly { readonly id: string; readonly name: string; readonly cost?: number }[];
  readonly offered: readonly Entry[];
  readonly onChange: (change: Change) => void;
}

function LinePartsOf({ form, at, name, carried, offered, onChange }: Props) {
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
            onClick={() => onChange((list) => detach(list, at, j))}
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
          onChange={(e) => {
            const id = e.target.value;
            if (id) onChange((list) => giveOne(form, list, at, id));
          }}
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

/** What a line carries, each thing with its cost, and what else it may be given. Its choices are many: they are drawn once. */
export const LineParts = memo(LinePartsOf, sameProps<Props>('carried'));

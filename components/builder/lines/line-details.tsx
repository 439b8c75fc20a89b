'use client';

import { useId } from 'react';
import type { ListEntry } from '@/lib/rules';
import type { Change } from '../draft/building';
import { setDesignation, setNote } from '../draft/edits';

/** What a line is called at the table, and what its player wants to remember of it. */
export function LineDetails({
  at,
  item,
  onType,
}: {
  readonly at: number;
  readonly item: ListEntry;
  readonly onType: (change: Change, field: string) => void;
}) {
  const id = useId();
  return (
    <div className="mt-2 grid gap-2 sm:grid-cols-[8rem_1fr] sm:pl-10">
      <label htmlFor={`${id}d`} className="text-sm font-semibold">
        Designation
        <input
          id={`${id}d`}
          className="input mt-0.5 min-h-9 font-normal max-sm:min-h-11"
          maxLength={24}
          value={item.designation ?? ''}
          onChange={(e) => {
            const text = e.target.value;
            onType((list) => setDesignation(list, at, text), `designation ${at}`);
          }}
        />
      </label>
      <label htmlFor={`${id}n`} className="text-sm font-semibold">
        Note
        <input
          id={`${id}n`}
          className="input mt-0.5 min-h-9 font-normal max-sm:min-h-11"
          maxLength={500}
          value={item.note ?? ''}
          onChange={(e) => {
            const text = e.target.value;
            onType((list) => setNote(list, at, text), `note ${at}`);
          }}
        />
      </label>
    </div>
  );
}

'use client';

import { Download } from 'lucide-react';
import { saveFile } from '@/components/ui/save-file';
import type { Result, SimWish } from '@/lib/sim';
import { figuresCsv } from './figures';

/** All figures as a file: a table for a spreadsheet, or everything with the wish from which it can be played again. */
export function SaveFigures({
  wish,
  result,
  nameOf,
}: {
  readonly wish: SimWish;
  readonly result: Result;
  readonly nameOf: (seat: number) => string;
}) {
  const name = `${wish.system}-${result.games}-games`;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-quiet">All figures:</span>
      <button
        type="button"
        className="button button-small"
        onClick={() => saveFile(`${name}.csv`, figuresCsv(result, nameOf), 'text/csv')}
      >
        <Download aria-hidden size={16} /> Save as CSV
      </button>
      <button
        type="button"
        className="button button-small"
        onClick={() =>
          saveFile(`${name}.json`, `${JSON.stringify({ wish, result }, null, 1)}\n`, 'application/json')
        }
      >
        <Download aria-hidden size={16} /> Save as JSON
      </button>
    </p>
  );
}

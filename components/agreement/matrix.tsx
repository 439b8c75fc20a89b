'use client';

import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazy-part';
import { Link } from '@/components/ui/link';
import { saveFile } from '@/components/ui/save-file';
import type { Agreement, List } from '@/lib/rules';

export interface MatrixColumn {
  readonly id: string;
  readonly agreement: Agreement;
  readonly code: string;
}

export interface MatrixRow {
  readonly id: string;
  readonly shareId: string;
  readonly name: string;
  readonly list: List;
  readonly cells: readonly ({ readonly legal: boolean; readonly total: string } | null)[];
}

const CellVerdict = lazyDialog(() => import('./cell-verdict').then((m) => m.CellVerdict));

const quoted = (text: string): string => {
  // What a spreadsheet would take for a formula is made a text by an apostrophe.
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
};

/** The table as a file for spreadsheets: verdict and total of each cell. */
const matrixCsv = (columns: readonly MatrixColumn[], rows: readonly MatrixRow[]): string =>
  [
    ['list', ...columns.map((c) => `${c.agreement.name} (${c.code})`)],
    ...rows.map((row) => [
      row.name,
      ...row.cells.map((cell) =>
        cell ? `${cell.legal ? 'legal' : 'not legal'}, ${cell.total}` : 'no verdict',
      ),
    ]),
  ]
    .map((line) => `${line.map(quoted).join(',')}\r\n`)
    .join('');

/** Lists down, agreements across; each cell says whether the list is legal there, and opens why not. */
export function Matrix({
  columns,
  rows,
  name,
}: {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
  readonly name: string;
}) {
  const [open, setOpen] = useState<{ readonly row: MatrixRow; readonly column: MatrixColumn }>();
  const csv = () => saveFile(`${name} lists by agreements.csv`, matrixCsv(columns, rows), 'text/csv');
  return (
    <>
      <div
        className="relative w-fit max-w-full overflow-x-auto rounded-lg border border-line"
        role="region"
        aria-label="Lists by agreements"
        tabIndex={0}
      >
        <table className="text-sm">
          <thead>
            <tr className="bg-sunk align-bottom">
              <th scope="col" className="sticky left-0 z-10 bg-sunk p-2 text-left">
                List
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className="min-w-32 p-2 text-left font-semibold">
                  {column.agreement.name}
                  <span className="block font-mono text-xs font-normal text-quiet">{column.code}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line">
                <th scope="row" className="sticky left-0 z-10 max-w-48 min-w-28 bg-sheet p-2 text-left">
                  <Link className="link wrap-anywhere" href={`/l/${row.shareId}`}>
                    {row.name}
                  </Link>
                </th>
                {row.cells.map((cell, i) => {
                  const column = columns[i]!;
                  return (
                    <td key={column.id} className="p-1">
                      {cell ? (
                        <button
                          type="button"
                          className="w-full rounded-md border border-line p-2 text-left hover:bg-sunk"
                          onClick={() => setOpen({ row, column })}
                        >
                          <b className={cell.legal ? 'text-good' : 'text-bad'}>
                            {cell.legal ? '✓ Legal' : '✗ Not legal'}
                          </b>
                          <span className="block text-xs text-quiet">{cell.total}</span>
                          <span className="sr-only">
                            : {row.name} under {column.agreement.name}
                          </span>
                        </button>
                      ) : (
                        <span className="p-2 text-quiet">No verdict</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="button" onClick={csv}>
        Download as CSV
      </button>
      {open && (
        <CellVerdict
          name={open.row.name}
          list={open.row.list}
          agreement={open.column.agreement}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

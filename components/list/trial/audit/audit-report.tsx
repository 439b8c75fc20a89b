'use client';

import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { measuredIn, type AuditRun, type Measured } from '@/lib/sim';
import { EffectBars } from '../effect-bars';
import { sayMany } from '../say-effect';
import { auditCsv } from './audit-csv';
import { AuditTable } from './audit-table';
import { sayAudit } from './say-audit';

/** What the games say of each entry: in sentences, as a picture, and as a table with the same numbers. */
export function AuditReport({ run }: { readonly run: AuditRun }) {
  const measured = useMemo(() => measuredIn(run), [run]);
  const { audit } = run;
  const unmeasured = audit.lines.flatMap(({ entry, name, games }) =>
    'none' in games ? [{ entry, name, why: games.none }] : [],
  );
  const { wish, unit, comparisons, means } = audit;
  const exchanges = measured.some(({ line }) => line.standIn);
  const file = `${wish.list.system}-what-each-is-worth`;
  return (
    <div className="space-y-3">
      {measured.length > 0 && (
        <>
          <ul className="list-disc space-y-1 pl-5">
            {sayAudit(measured).map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-sm">
            Points of win share that one use of an entry adds: games with the list as it is, less the same
            games with one use {exchanges ? 'taken out, or exchanged where it says so' : 'taken out'}.
            {means && ` ${means}`}
          </p>
          <p className="text-sm">{sayMany(comparisons)}</p>
          <EffectBars effects={measured.map(({ line, effect }) => ({ name: line.name, effect }))} />
          <AuditTable measured={measured} unit={unit} />
        </>
      )}
      {unmeasured.length > 0 && (
        <div>
          <h4 className="text-base">Not measured</h4>
          <ul className="list-disc pl-5 text-sm">
            {unmeasured.map(({ entry, name, why }) => (
              <li key={entry} className="wrap-anywhere">
                {name}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {measured.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className="button button-small"
            onClick={() => saveFile(`${file}.csv`, auditCsv(audit, measured), 'text/csv')}
          >
            <Download aria-hidden size={16} /> Save as CSV
          </button>
          <button
            type="button"
            className="button button-small"
            onClick={() =>
              saveFile(
                `${file}.json`,
                `${JSON.stringify({ wish, measured: plain(measured) }, null, 1)}\n`,
                'application/json',
              )
            }
          >
            <Download aria-hidden size={16} /> Save as JSON
          </button>
        </p>
      )}
    </div>
  );
}

/** With the wish of each line, from which the simulation plays its games again. */
const plain = (measured: readonly Measured[]) =>
  measured.map(({ line: { games, ...line }, effect }) => ({
    ...line,
    effect,
    ...('wish' in games ? { wish: games.wish } : {}),
  }));

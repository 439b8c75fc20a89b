'use client';

import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { IntervalBars } from '@/components/simulator/batch/interval-bars';
import { saveFile } from '@/components/ui/save-file';
import { auditCsv } from './audit-csv';
import { AuditTable } from './audit-table';
import { measuredIn, points, sayAudit, sayMany, type Measured } from './say-audit';
import type { Run } from './use-audit';

const LABEL = 34;
const short = (name: string): string => (name.length > LABEL ? `${name.slice(0, LABEL - 1)}…` : name);

/** Round steps of an axis that has all bounds, the same on both sides of nothing. */
function axisOf(measured: readonly Measured[]) {
  const most = Math.max(1, ...measured.flatMap(({ effect }) => [-effect.low * 100, effect.high * 100]));
  const step = [1, 2, 5, 10, 20, 50].find((n) => most <= 2 * n) ?? 50;
  return { domain: [-2 * step, 2 * step], ticks: [-2, -1, 0, 1, 2].map((n) => n * step) } as const;
}

/** What the games say of each entry: in sentences, as a picture, and as a table with the same numbers. */
export function AuditReport({ run: { audit, results } }: { readonly run: Run }) {
  const measured = useMemo(() => measuredIn(audit, results), [audit, results]);
  const unmeasured = audit.lines.flatMap(({ entry, name, games }) =>
    'none' in games ? [{ entry, name, why: games.none }] : [],
  );
  const { wish, unit, comparisons, means } = audit;
  const { domain, ticks } = axisOf(measured);
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
          <IntervalBars
            says={`Points of win share: ${measured.map(({ line, effect }) => `${line.name} ${points(effect.difference)}`).join(', ')}`}
            rows={measured.map(({ line, effect }) => ({
              label: short(line.name),
              value: effect.difference * 100,
              low: effect.low * 100,
              high: effect.high * 100,
            }))}
            domain={domain}
            ticks={ticks}
            showTick={(n) => points(n / 100).replace(/\.0$/, '')}
          />
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

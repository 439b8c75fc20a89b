'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { freshSeed, SeedField } from '@/components/ui/seed-field';
import type { Agreement, List } from '@/lib/rules';
import { openAudit, runAudit } from '@/lib/sim';
import { firstMeasure, MeasureFields } from '../measure-fields';
import { useMeasuring } from '../use-measuring';
import { AuditProgress } from './audit-progress';

const AuditReport = dynamic(() => import('./audit-report').then((m) => m.AuditReport), { ssr: false });

/** What one use of each entry of a list adds to its victories, by games in this browser. */
export function AuditPanel({ list, agreement }: { readonly list: List; readonly agreement: Agreement }) {
  const [fields, setFields] = useState(firstMeasure);
  const [seed, setSeed] = useState(freshSeed);
  const { run, busy, problems, start, cancel } = useMeasuring(openAudit, runAudit);
  const id = useId();
  return (
    <section aria-labelledby={`${id}h`} className="sheet space-y-4 p-4">
      <h3 id={`${id}h`} className="text-xl">
        What each entry is worth
      </h3>
      <p className="rounded-lg border border-warn p-3 text-sm" id={`${id}w`}>
        <strong>A strength in the hands of bots, not in yours.</strong> Both sides are played by them, against
        the usual list of the game. What they use badly looks weak here, and may be strong with you.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const { games, bot, precision } = fields;
          const closely = precision > 0 ? { precision } : {};
          void start({ list, agreement, bot, games, seed: seed.trim() || '1', ...closely });
        }}
      >
        <MeasureFields value={fields} onChange={setFields} />
        <SeedField value={seed} onChange={setSeed} />
        {busy ? (
          <button key="stop" type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        ) : (
          <button key="go" type="submit" className="button button-primary" aria-describedby={`${id}w`}>
            Measure
          </button>
        )}
      </form>
      {problems.length > 0 && (
        <div role="alert" className="text-bad">
          <p>This list cannot be measured:</p>
          <ul className="list-disc pl-5">
            {problems.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {run && (
        <>
          {run.audit.comparisons > 0 && <AuditProgress run={run} />}
          {run.audit.wish.list !== list && (
            <p className="text-sm text-warn">
              The list was changed since. Measure again to know of it as it is now.
            </p>
          )}
          <AuditReport run={run} />
          <p className="text-sm text-quiet">
            Under “{run.audit.wish.agreement.name}”, seed <code>{run.audit.wish.seed}</code>: the same seed
            plays the same games again.
          </p>
        </>
      )}
    </section>
  );
}

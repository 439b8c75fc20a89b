'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import type { Agreement, List } from '@/lib/rules';
import { openAudit, runAudit } from '@/lib/sim';
import { MeasurePanel } from '../measure-panel';
import { useMeasuring } from '../use-measuring';
import { AuditProgress } from './audit-progress';

const AuditReport = lazyPart(() => import('./audit-report').then((m) => m.AuditReport));

/** What one use of each entry of a list adds to its victories, by games in this browser. */
export function AuditPanel({ list, agreement }: { readonly list: List; readonly agreement: Agreement }) {
  const { run, busy, problems, start, cancel } = useMeasuring(openAudit, runAudit);
  return (
    <MeasurePanel
      title="What each entry is worth"
      warning="A strength in the hands of bots, not in yours."
      go="Measure"
      busy={busy}
      onMeasure={(measure) => void start({ list, agreement, ...measure })}
      onCancel={cancel}
      problems={
        problems.length > 0 && (
          <>
            <p>This list cannot be measured:</p>
            <ul className="list-disc pl-5">
              {problems.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )
      }
      wish={run?.audit.wish}
    >
      {run && (
        <>
          {run.audit.comparisons > 0 && <AuditProgress run={run} />}
          {run.audit.wish.list !== list && (
            <p className="text-sm text-warn">
              The list was changed since. Measure again to know of it as it is now.
            </p>
          )}
          <AuditReport run={run} />
        </>
      )}
    </MeasurePanel>
  );
}

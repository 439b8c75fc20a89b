'use client';

import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Agreement, List } from '@/lib/rules';
import { openSuggestions, runSuggestions } from '@/lib/sim';
import { MeasurePanel } from '../measure-panel';
import { useMeasuring } from '../use-measuring';
import type { Leaving } from './leaving';
import { LeavingField } from './leaving-field';
import { SuggestProgress } from './suggest-progress';

const SuggestReport = lazyPart(() => import('./suggest-report').then((m) => m.SuggestReport));

/** What would help a list: all that may come into it is tried by games in this browser, and the best is measured. */
export function SuggestPanel({
  list,
  lines,
  agreement,
  onTake,
}: {
  readonly list: List;
  /** What may leave, by name. */
  readonly lines: readonly Leaving[];
  readonly agreement: Agreement;
  /** Takes the list as it was measured with a suggestion; absent: the list cannot be changed from here. */
  readonly onTake?: ((list: List) => void) | undefined;
}) {
  const [chosen, setChosen] = useState<number>();
  const { run, busy, problems, start, cancel } = useMeasuring(openSuggestions, runSuggestions);
  const instead = lines.some(({ at }) => at === chosen) ? chosen : undefined;
  const isSame = run?.suggestions.wish.list === list;
  return (
    <MeasurePanel
      title="What would help this list"
      warning="A help in the hands of bots, not in yours."
      fields={<LeavingField lines={lines} value={instead} onChange={setChosen} />}
      go="Try and measure"
      busy={busy}
      onMeasure={(measure) => void start({ list, agreement, ...measure, instead })}
      onCancel={cancel}
      problems={problems.length > 0 && problems.map(({ message }) => <p key={message}>{message}</p>)}
      wish={run?.suggestions.wish}
    >
      {run && (
        <>
          <SuggestProgress run={run} />
          {!isSame && (
            <p className="text-sm text-warn">
              The list was changed since. Measure again to know what would help it as it is now.
            </p>
          )}
          <SuggestReport
            run={run}
            onTake={onTake && isSame ? (candidate) => onTake(candidate.list) : undefined}
          />
        </>
      )}
    </MeasurePanel>
  );
}

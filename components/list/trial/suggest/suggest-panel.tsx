'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { freshSeed, SeedField } from '@/components/ui/seed-field';
import type { Agreement, List } from '@/lib/rules';
import { openSuggestions, runSuggestions } from '@/lib/sim';
import { firstMeasure, MeasureFields } from '../measure-fields';
import { useMeasuring } from '../use-measuring';
import type { Leaving } from './leaving';
import { LeavingField } from './leaving-field';
import { SuggestProgress } from './suggest-progress';

const SuggestReport = dynamic(() => import('./suggest-report').then((m) => m.SuggestReport), { ssr: false });

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
  const [measure, setMeasure] = useState(firstMeasure);
  const [instead, setInstead] = useState<number>();
  const [seed, setSeed] = useState(freshSeed);
  const { run, busy, problems, start, cancel } = useMeasuring(openSuggestions, runSuggestions);
  const id = useId();
  const isSame = run?.suggestions.wish.list === list;
  return (
    <section aria-labelledby={`${id}h`} className="sheet space-y-4 p-4">
      <h3 id={`${id}h`} className="text-xl">
        What would help this list
      </h3>
      <p className="rounded-lg border border-warn p-3 text-sm" id={`${id}w`}>
        <strong>A help in the hands of bots, not in yours.</strong> Both sides are played by them, against the
        usual list of the game. What they use badly looks weak here, and may be strong with you.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const { games, bot, precision } = measure;
          void start({
            ...{ list, agreement, bot, games, seed: seed.trim() || '1' },
            ...(precision > 0 ? { precision } : {}),
            ...(lines.some(({ at }) => at === instead) ? { instead: instead! } : {}),
          });
        }}
      >
        <LeavingField lines={lines} value={instead} onChange={setInstead} />
        <MeasureFields value={measure} onChange={setMeasure} />
        <SeedField value={seed} onChange={setSeed} />
        {busy ? (
          <button key="stop" type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        ) : (
          <button key="go" type="submit" className="button button-primary" aria-describedby={`${id}w`}>
            Try and measure
          </button>
        )}
      </form>
      {problems.length > 0 && (
        <div role="alert" className="text-bad">
          {problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
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
          <p className="text-sm text-quiet">
            Under “{run.suggestions.wish.agreement.name}”, seed <code>{run.suggestions.wish.seed}</code>: the
            same seed plays the same games again.
          </p>
        </>
      )}
    </section>
  );
}

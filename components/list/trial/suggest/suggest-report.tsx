'use client';

import { useMemo } from 'react';
import { helpingIn, type Candidate, type SuggestionsRun } from '@/lib/sim';
import { EffectBars } from '../effect-bars';
import { sayMany } from '../say-effect';
import { sayHelping } from './say-suggestions';
import { SuggestTable } from './suggest-table';

/** What the games say would help: in sentences, as a picture, and as a table with the same numbers. */
export function SuggestReport({
  run,
  onTake,
}: {
  readonly run: SuggestionsRun;
  /** Absent: the list cannot be changed from here. */
  readonly onTake?: ((candidate: Candidate) => void) | undefined;
}) {
  const helping = useMemo(() => helpingIn(run), [run]);
  const { suggestions, measured } = run;
  const { leaves, idle, unit } = suggestions;
  return (
    <div className="space-y-3">
      {helping.length > 0 && (
        <>
          <ul className="list-disc space-y-1 pl-5">
            {sayHelping(helping).map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-sm">
            Points of win share that each adds to the list{leaves && ` in place of ${leaves.name}`}: games
            with it, less the same games of the list as it is.
          </p>
          <p className="text-sm">{sayMany(measured.length)}</p>
          <EffectBars effects={helping.map(({ candidate, effect }) => ({ name: candidate.name, effect }))} />
          <SuggestTable helping={helping} unit={unit} isExchange={leaves !== undefined} onTake={onTake} />
        </>
      )}
      {idle.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer">
            {idle.length === 1
              ? 'One that may come has no part in a game under this agreement'
              : `${idle.length} that may come have no part in a game under this agreement`}
          </summary>
          <p className="wrap-anywhere">{idle.join(', ')}</p>
        </details>
      )}
    </div>
  );
}

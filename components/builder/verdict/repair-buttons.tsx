'use client';

import { useId, useState } from 'react';
import {
  diffLists,
  judge,
  readChanged,
  sentence,
  showBudget,
  type AnySystem,
  type Repair,
  type Verdict,
} from '@/lib/rules';
import type { Building, Change } from '../draft/building';

interface Preview {
  readonly changes: readonly string[];
  readonly after: Verdict | undefined;
  /** What else goes with it, in words. */
  readonly also: number;
}

const errorsOf = (verdict: Verdict): number =>
  verdict.violations.filter((v) => v.severity === 'error').length;

function previewOf({ terms, list, parsed, verdict }: Building, whole: AnySystem, repair: Repair): Preview {
  const read = readChanged(whole, parsed, repair.list, terms);
  const after = read && judge(whole, read, terms);
  return {
    changes: diffLists(whole, list, repair.list, terms).map((c) => c.text),
    after,
    also: after ? errorsOf(verdict) - errorsOf(after) - 1 : 0,
  };
}

/** Ways to mend a problem: one tap each, and what it would change while it is pointed at or holds the focus. */
export function RepairButtons({
  building,
  whole,
  repairs,
  onMend,
}: {
  readonly building: Building;
  /** The system by which they were found. */
  readonly whole: AnySystem;
  readonly repairs: readonly Repair[];
  readonly onMend: (change: Change) => void;
}) {
  const id = useId();
  const [shown, setShown] = useState<Repair>();
  const preview = shown && repairs.includes(shown) ? previewOf(building, whole, shown) : undefined;
  const { system, list, verdict } = building;
  return (
    <div className="relative mt-1.5">
      <div role="group" aria-label="Ways to mend it" className="flex flex-wrap gap-2">
        {repairs.map((repair) => (
          <button
            key={repair.label}
            type="button"
            className="button button-small max-sm:min-h-11"
            aria-describedby={shown === repair ? id : undefined}
            onMouseEnter={() => setShown(repair)}
            onMouseLeave={() => setShown(undefined)}
            onFocus={() => setShown(repair)}
            onBlur={() => setShown(undefined)}
            // Nothing is lost that was changed since it was offered.
            onClick={() => onMend((now) => (now === list ? repair.list : now))}
          >
            {repair.label}
          </button>
        ))}
      </div>
      {preview && (
        <div
          id={id}
          role="tooltip"
          className="sheet pointer-events-none absolute top-full left-0 z-30 mt-1 max-w-full p-3 text-sm"
        >
          {preview.changes.slice(0, 6).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {preview.changes.length > 6 && <p>And {preview.changes.length - 6} more changes.</p>}
          {preview.after && (
            <p className="mt-1 font-semibold">
              {showBudget(verdict.budget)} becomes {showBudget(preview.after.budget)},{' '}
              {preview.after.legal ? 'legal' : 'still not legal'}.
              {preview.also > 0 &&
                ` It mends ${preview.also === 1 ? 'another problem' : `${preview.also} other problems`} as well.`}
            </p>
          )}
          {preview.after && !preview.after.legal && (
            <p className="text-quiet">
              Left to mend:{' '}
              {sentence(
                system,
                preview.after.violations.find((v) => v.severity === 'error')!,
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

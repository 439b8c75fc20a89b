'use client';

import { useState } from 'react';
import { sentence, showBudget } from '@/lib/rules';
import { filledList } from '@/lib/rules/filling';
import type { Building } from '../draft/building';
import { sayRanges } from '../picker/ranges';
import { useQuiet } from '../pace/use-quiet';

/** The best that can be made of what is there: what it would add, before it is added. */
export function FillPreview({
  building,
  reachable,
  onFilled,
}: {
  readonly building: Building;
  /** Exact totals, in rising order. */
  readonly reachable: readonly number[];
  readonly onFilled: () => void;
}) {
  const { system, whole, terms, form, list, parsed, verdict, change } = building;
  const [seed, setSeed] = useState(1);
  const wish = `${seed}`;
  // What a list lacks is known to the system with its schemas alone, which is on its way.
  const waits = !verdict.legal && !whole;
  const offer = useQuiet(
    () => (waits ? undefined : filledList(system, whole, form, parsed, terms, wish)),
    `${wish} ${waits} ${JSON.stringify([list, terms.name, verdict.budget])}`,
  );
  const left = offer?.verdict.violations.find(({ severity }) => severity === 'error');
  return (
    <div className="space-y-2 pb-3">
      {reachable.length > 0 && (
        <p className="text-quiet tabular-nums">Totals still reachable: {sayRanges(reachable)}.</p>
      )}
      {!offer && <p role="status">Looking for the best filling …</p>}
      {offer && left && (
        <p>No legal list was found that keeps all that is there. Left to mend: {sentence(system, left)}</p>
      )}
      {offer?.added.length === 0 && !left && <p>Nothing fits without breaking something else.</p>}
      {offer && offer.added.length > 0 && (
        <>
          <ul className="list-disc pl-5">
            {offer.added.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="font-semibold">
            That makes {showBudget(offer.verdict.budget)}, {offer.verdict.legal ? 'legal' : 'not legal'}.
          </p>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-primary"
              onClick={() => {
                change(offer.list);
                onFilled();
              }}
            >
              Add these
            </button>
            <button type="button" className="button" onClick={() => setSeed((n) => n + 1)}>
              Another filling
            </button>
          </div>
        </>
      )}
    </div>
  );
}

'use client';

import { useState } from 'react';
import { diffLists, fillRest, judge, resolveList, seededDice, showBudget } from '@/lib/rules';
import type { Building } from '../draft/building';
import { designated } from '../draft/edits';
import { sayRanges } from '../picker/ranges';
import { useQuiet } from '../pace/use-quiet';

/** The best that can be made of what is left: what it would add, before it is added. */
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
  const { system, terms, form, list, parsed, verdict, change } = building;
  const [seed, setSeed] = useState(1);
  const wish = `${seed}`;
  const offer = useQuiet(
    () => {
      const filled = designated(form, fillRest(system, parsed, terms, seededDice(wish)));
      const read = resolveList(system, filled, parsed.options, terms);
      const names = { entries: [...system.entries, ...terms.cards.values()] };
      return {
        wish,
        list: filled,
        added: diffLists(names, list, filled).map((c) => c.text),
        after: judge(system, read, terms),
      };
    },
    `${wish} ${JSON.stringify([list, terms.name, verdict.budget])}`,
  );
  return (
    <div className="space-y-2 pb-3">
      <p className="text-quiet tabular-nums">Totals still reachable: {sayRanges(reachable)}.</p>
      {!offer && <p role="status">Looking for the best filling …</p>}
      {offer?.added.length === 0 && <p>Nothing fits without breaking something else.</p>}
      {offer && offer.added.length > 0 && (
        <>
          <ul className="list-disc pl-5">
            {offer.added.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="font-semibold">
            That makes {showBudget(offer.after.budget)}, {offer.after.legal ? 'legal' : 'not legal'}.
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

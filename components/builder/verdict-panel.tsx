'use client';

import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  repairsFor,
  severities,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type List,
  type Repair,
  type Verdict,
  type Violation,
} from '@/lib/rules';
import { ViolationText } from './violation-text';

interface Judged {
  readonly system: AnySystem;
  readonly list: AnyList;
  readonly terms: AnyTerms;
}

/** Errors first, then warnings, then notes; within each as the checks have them. */
export const bySeverity = (violations: readonly Violation[]): readonly Violation[] =>
  severities.flatMap((severity) => violations.filter((v) => v.severity === severity));

/** Every violation with its reason, its rule and the smallest changes that mend it. */
export function VerdictPanel({
  judged,
  verdict,
  onMend,
}: {
  readonly judged: Judged;
  readonly verdict: Verdict;
  readonly onMend?: (list: List) => void;
}) {
  if (verdict.violations.length === 0)
    return <p className="text-good">Nothing to say against it under “{verdict.agreement}”.</p>;
  return (
    <ul className="space-y-3">
      {bySeverity(verdict.violations).map((violation, i) => (
        <ViolationItem
          key={`${violation.code} ${violation.entries.join()} ${i}`}
          judged={judged}
          violation={violation}
          {...(onMend ? { onMend } : {})}
        />
      ))}
    </ul>
  );
}

function ViolationItem({
  judged,
  violation,
  onMend,
}: {
  readonly judged: Judged;
  readonly violation: Violation;
  readonly onMend?: (list: List) => void;
}) {
  const { system, list, terms } = judged;
  // Kept with the list they mend: after the next change they are looked for again.
  const [offer, setOffer] = useState<{ readonly list: AnyList; readonly repairs: readonly Repair[] }>();
  const repairs = offer?.list === list ? offer.repairs : undefined;
  // A note is mended only where its check knows how; a warning by removals as well.
  const mendable =
    violation.severity === 'warning' || system.checks.some((c) => c.code === violation.code && c.mend);
  const wanted = onMend !== undefined && violation.severity === 'error';
  // Looked for once the player pauses: a keystroke never waits for it.
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(
      () => setOffer({ list, repairs: repairsFor(system, list, terms, violation) }),
      150,
    );
    return () => clearTimeout(timer);
  }, [wanted, system, list, terms, violation]);
  return (
    <ViolationText system={system} violation={violation}>
      {onMend && violation.severity !== 'error' && mendable && !repairs && (
        <button
          type="button"
          className="button button-small mt-1.5"
          onClick={() => setOffer({ list, repairs: repairsFor(system, list, terms, violation) })}
        >
          <Wrench aria-hidden size={15} /> Mend
        </button>
      )}
      {repairs?.length === 0 && onMend && (
        <p className="mt-1 text-quiet">No single change mends this; it is yours to decide.</p>
      )}
      {onMend && repairs && repairs.length > 0 && (
        <div role="group" aria-label="Ways to mend it" className="mt-1.5 flex flex-wrap gap-2">
          {repairs.map((repair) => (
            <button
              key={repair.label}
              type="button"
              className="button button-small"
              onClick={() => onMend(repair.list)}
            >
              {repair.label}
            </button>
          ))}
        </div>
      )}
    </ViolationText>
  );
}

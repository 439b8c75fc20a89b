'use client';

import { useEffect, useState } from 'react';
import { showBudget, type Verdict } from '@/lib/rules';

/** A screen reader hears the new total once the hands rest, not at each step. The verdict speaks for itself. */
const REST_MS = 800;

/** Says the total to those who do not see it change. */
export function Announcer({ verdict: { budget } }: { readonly verdict: Verdict }) {
  const { left } = budget;
  const rest = left === undefined ? '' : left < 0 ? `, ${-left} over` : `, ${left} left`;
  const now = `${showBudget(budget)}${rest}.`;
  const [said, setSaid] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), REST_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}

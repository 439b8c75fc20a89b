'use client';

import { useState } from 'react';
import { outlook } from '@/lib/rules';
import type { Building } from './building';
import { useQuiet } from './use-quiet';

export interface Outlook {
  /** Ids of entries of which one more can be added without a new problem. */
  readonly fits: ReadonlySet<string>;
  /** Exact totals that can still be reached. */
  readonly reachable: readonly number[];
  readonly bestTotal?: number;
}

/**
 * What can still be added; reckoned between keystrokes. Until it is known of this very list the answer of the one before
 * stands, so that nothing jumps under the hand.
 */
export function useOutlook({
  system,
  parsed,
  terms,
}: Pick<Building, 'system' | 'parsed' | 'terms'>): Outlook | undefined {
  const known = useQuiet((): Outlook => {
    const { fits, reachable, bestTotal } = outlook(system, parsed, terms);
    return {
      fits: new Set(fits.map((e) => e.id)),
      reachable,
      ...(bestTotal === undefined ? {} : { bestTotal }),
    };
  }, parsed);
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  return known ?? last;
}

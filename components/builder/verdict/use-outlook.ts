'use client';

import { useState } from 'react';
import { lookOut, type Outlook as Reckoned, type Steps } from '@/lib/rules';
import type { Building } from '../draft/building';
import { useQuietSteps } from '../pace/use-quiet';

export interface Outlook extends Omit<Reckoned, 'fits'> {
  /** Ids of entries of which one more can be added without a new problem. */
  readonly fits: ReadonlySet<string>;
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
  const known = useQuietSteps(function* (): Steps<Outlook> {
    const { fits, ...rest } = yield* lookOut(system, parsed, terms);
    return { ...rest, fits: new Set(fits.map((e) => e.id)) };
  }, parsed);
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  return known ?? last;
}

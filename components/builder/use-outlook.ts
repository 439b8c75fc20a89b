'use client';

import { useMemo } from 'react';
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

/** What can still be added; reckoned between keystrokes, and undefined until it is known of this very list. */
export function useOutlook({
  system,
  parsed,
  terms,
}: Pick<Building, 'system' | 'parsed' | 'terms'>): Outlook | undefined {
  const known = useQuiet(() => outlook(system, parsed, terms), parsed);
  return useMemo(
    () =>
      known && {
        fits: new Set(known.fits.map((e) => e.id)),
        reachable: known.reachable,
        ...(known.bestTotal === undefined ? {} : { bestTotal: known.bestTotal }),
      },
    [known],
  );
}

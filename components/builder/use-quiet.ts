'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** How long nothing must change before what is not pressing is reckoned. */
const PAUSE_MS = 150;

/**
 * Something worth knowing that takes longer than a keystroke may: reckoned once `of` has rested for a moment, and
 * undefined until then, so that nobody reads what was true of an older list.
 */
export function useQuiet<T>(reckon: () => T, of: unknown, wanted = true): T | undefined {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly value: T }>();
  const run = useEffectEvent(() => setKnown({ of, value: reckon() }));
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(run, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [of, wanted]);
  return known?.of === of ? known?.value : undefined;
}

'use client';

import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Steps } from '@/lib/rules';
import { inSlices } from '@/components/ui/in-slices';

/** How long nothing must change before what is not pressing is reckoned. */
const PAUSE_MS = 150;

/**
 * Something worth knowing that takes longer than a keystroke may: reckoned in slices once `of` has rested for a moment, and
 * undefined until then, so that nobody reads what was true of an older list.
 */
export function useQuietSteps<T>(reckon: () => Steps<T>, of: unknown, wanted = true): T | undefined {
  const [known, setKnown] = useState<{ readonly of: unknown; readonly value: T }>();
  const run = useEffectEvent(() =>
    inSlices(reckon(), (value) => startTransition(() => setKnown({ of, value }))),
  );
  useEffect(() => {
    if (!wanted) return;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = run();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [of, wanted]);
  return known?.of === of ? known?.value : undefined;
}

/** The same for what takes one step. */
export const useQuiet = <T>(reckon: () => T, of: unknown): T | undefined =>
  useQuietSteps(function* () {
    yield;
    return reckon();
  }, of);

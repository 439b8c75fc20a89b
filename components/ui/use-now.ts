'use client';

import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 1000;

const onTicks = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
};

/** The moment by this browser's clock, to the second; undefined until the page answers. */
export const useNow = (): number | undefined =>
  useSyncExternalStore(
    onTicks,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => undefined,
  );

/** Is a moment past by this browser's clock? Draws anew when it comes, and not with each second. */
export const useIsPast = (moment: string | null): boolean =>
  useSyncExternalStore(
    onTicks,
    useCallback(() => moment !== null && Date.parse(moment) <= Date.now(), [moment]),
    () => false,
  );

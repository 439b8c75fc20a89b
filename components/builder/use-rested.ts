import { startTransition, useEffect, useRef, useState } from 'react';

/** Changes that follow one another faster than this are those of a hand at work. */
const HURRY_MS = 250;

/**
 * What is drawn when there is time. A change that comes alone is followed at once; of a row of quick ones only the last is
 * followed, when the hand rests: no key of the row waits for what the one before it has set going.
 */
export function useRested<T extends object>(value: T): T {
  const [rested, setRested] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    const now = performance.now();
    const rest = now - changedAt.current < HURRY_MS ? HURRY_MS : 0;
    changedAt.current = now;
    const timer = setTimeout(() => startTransition(() => setRested(value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

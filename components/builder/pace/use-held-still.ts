import { useCallback, useState } from 'react';

/**
 * Keeps what is shown as it is from the moment a pointer goes down on it until it is up again: what is pressed is not moved
 * away under the hand, which would press something else or nothing.
 */
export function useHeldStill<T>(shown: T): { readonly still: T; readonly hold: () => void } {
  const [held, setHeld] = useState<{ readonly what: T }>();
  const hold = useCallback(() => {
    setHeld({ what: shown });
    const ends = new AbortController();
    const letGo = () => {
      ends.abort();
      // After the click, which comes with the pointer going up.
      setTimeout(() => setHeld(undefined));
    };
    for (const end of ['pointerup', 'pointercancel', 'dragend'])
      window.addEventListener(end, letGo, { capture: true, signal: ends.signal });
  }, [shown]);
  return { still: held ? held.what : shown, hold };
}

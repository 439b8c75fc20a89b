import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The value as the next frame shows it: for what is seen with everything else, and must not come before it. */
export function useInFrame<T extends string | number>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(() => setShown(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `all` rows are drawn: the first ones at once, then some more with each frame, so that a phone which draws a long
 * list still hears the thumb. What was drawn whole once stays so.
 */
export function useGrowing(all: number, first: () => number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn === Infinity) return;
    const more = drawn + step >= all ? Infinity : drawn + step;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(more)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, all, step]);
  return drawn;
}

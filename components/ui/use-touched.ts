import { useEffect, useState } from 'react';

/** What shows that somebody is about to do something here. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'] as const;

/** Has anybody put a hand to the page? What only a hand needs is fetched then. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const touch = () => setTouched(true);
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touch);
    };
  }, [touched]);
  return touched;
}

import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Changes that follow one another faster than this are those of a hand at work. */
const HURRY_MS = 250;

const HEARD = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'change'] as const;

/** Does the hand begin something with what may lag behind? Lines are drawn at each change, and fields at each letter. */
function turnsAway({ type, target }: Event): boolean {
  if (!(target instanceof Element) || target.closest('[data-lines]')) return false;
  if (type === 'change') return target.matches('select');
  return type === 'click' || !target.matches('input, textarea');
}

/**
 * What is drawn when there is time. A change that comes alone is followed at once; of a row of quick ones only the last is
 * followed, when the hand rests: no key of the row waits for what the one before it has set going. A hand that turns to
 * something else acts on the list as it is by then: everything is drawn before what is pressed hears of it. While a pointer
 * is down nothing moves away under it.
 */
export function useRested<T extends object>(value: T): T {
  const [rested, setRested] = useState(value);
  const changedAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useEffectEvent(() => startTransition(() => setRested(value)));
  useEffect(() => {
    const now = performance.now();
    const rest = now - changedAt.current < HURRY_MS ? HURRY_MS : 0;
    changedAt.current = now;
    timer.current = setTimeout(() => follow(), rest);
    return () => clearTimeout(timer.current);
  }, [value]);
  const hear = useEffectEvent((event: Event) => {
    if (value === rested) return;
    if (event.type === 'pointerdown') clearTimeout(timer.current);
    // After the click, which comes with the pointer going up.
    else if (event.type.startsWith('pointer')) timer.current = setTimeout(() => follow());
    else if (turnsAway(event)) flushSync(() => setRested(value));
  });
  useEffect(() => {
    const ends = new AbortController();
    for (const type of HEARD)
      window.addEventListener(type, (event) => hear(event), { capture: true, signal: ends.signal });
    return () => ends.abort();
  }, []);
  return rested;
}

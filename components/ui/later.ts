'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** A part of the page whose script is fetched when it is first wanted. A fetch that failed is tried again the next time. */
export interface Later<T> {
  readonly load: () => Promise<T>;
  /** The part if it is here already. */
  readonly now: () => T | undefined;
}

export function later<T>(fetch: () => Promise<T>): Later<T> {
  let part: T | undefined;
  let coming: Promise<T> | undefined;
  return {
    now: () => part,
    load: () =>
      (coming ??= fetch().then(
        (got) => (part = got),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}

const never = () => () => undefined;

/** The part once it is wanted and here. `onFail` hears of a fetch that failed, so that nothing waits for it in vain. */
export function useLater<T>(
  from: Later<T>,
  wanted: boolean,
  onFail: (error: unknown) => void,
): T | undefined {
  const [, setCame] = useState(0);
  // The server never has it, and a page that comes alive begins as the server drew it.
  const part = useSyncExternalStore(never, from.now, () => undefined);
  // A new `onFail` is no reason to ask again.
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!wanted || part !== undefined) return;
    let here = true;
    from.load().then(
      () => here && setCame((n) => n + 1),
      (error: unknown) => here && failed(error),
    );
    return () => {
      here = false;
    };
  }, [from, wanted, part]);
  return part;
}

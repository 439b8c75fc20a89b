'use client';

import { useEffect, useEffectEvent, useState } from 'react';

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

/** The part once it is wanted and here. `onFail` hears of a fetch that failed, so that nothing waits for it in vain. */
export function useLater<T>(from: Later<T>, wanted: boolean, onFail: () => void): T | undefined {
  const [, setCame] = useState(0);
  const part = from.now();
  // A new `onFail` is no reason to ask again.
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!wanted || part !== undefined) return;
    let here = true;
    from.load().then(
      () => here && setCame((n) => n + 1),
      () => here && failed(),
    );
    return () => {
      here = false;
    };
  }, [from, wanted, part]);
  return part;
}

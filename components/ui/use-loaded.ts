'use client';

import { useEffect, useState } from 'react';

/** What belongs to the key, fetched into the page; undefined until it is here, and where it cannot be had. */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T> | undefined): T | undefined {
  const [came, setCame] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(() => {
    let wanted = true;
    load(key)?.then(
      (value) => wanted && setCame({ key, value }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [key, load]);
  return came?.key === key ? came.value : undefined;
}

import { startTransition, useEffect, useMemo, useState } from 'react';
import { screenful } from './screenful';

/** The entries as they are drawn: when others come, first a screen of them, and once that is seen all of them. */
export function useScreenful<T>(entries: readonly T[]): readonly T[] {
  const [whole, setWhole] = useState(entries);
  useEffect(() => startTransition(() => setWhole(entries)), [entries]);
  return useMemo(() => (whole === entries ? entries : screenful(entries, whole)), [entries, whole]);
}

'use client';

import { useState } from 'react';
import { partsToOpen, type Part } from './parts';

const tellingOf = (parts: readonly Part[]): string =>
  JSON.stringify(
    parts.map(({ changed, faulty }) => [changed, faulty].map((all) => all.map(({ key }) => key))),
  );

/** Which parts of the form lie open: at a desk all at first, on a phone those that have something to show. */
export function useOpenParts(parts: readonly Part[]) {
  const [told, setTold] = useState(parts);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        window.matchMedia('(min-width: 64rem)').matches
          ? parts.map(({ title }) => title)
          : partsToOpen([], parts),
      ),
  );
  if (tellingOf(told) !== tellingOf(parts)) {
    setTold(parts);
    const more = partsToOpen(told, parts);
    if (more.length > 0) setOpen(new Set([...open, ...more]));
  }
  const fold = (title: string, isOpen: boolean) =>
    setOpen((now) => {
      if (now.has(title) === isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.add(title);
      else next.delete(title);
      return next;
    });
  return { isOpen: (title: string): boolean => open.has(title), fold };
}

'use client';

import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { HELD } from './held';
import { dropText, keepText, keptText } from './kept-text';

/** Holds the place of what is not here yet, as high as it was when it was seen last; nothing where it never was. */
export const HeldPlace = ({ name }: { readonly name: string }) => (
  <div
    aria-hidden
    style={{ height: `var(--held-${name})`, display: `var(--held-${name}-is, none)` } as CSSProperties}
  />
);

/**
 * Notes how high something is, so that `HeldPlace` holds its place the next time the page is loaded.
 * @param isHere false: nothing is noted yet, what stands there is the held place
 * @returns for the element that is measured; while it is on none, nothing is to be held
 */
export function useHeldPlace<E extends HTMLElement>(name: string, isHere: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (!isHere) return;
    const seen = ref.current
      ? `${window.innerWidth} ${ref.current.getBoundingClientRect().height}`
      : undefined;
    if (seen === keptText(HELD + name)) return;
    if (seen === undefined) dropText(HELD + name);
    else keepText(HELD + name, seen);
  });
  return ref;
}

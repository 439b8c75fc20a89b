'use client';

import { useSyncExternalStore } from 'react';
import { ownedOf, PRINTED, printedText } from './print-book';

type Owned = ReadonlyMap<string, number>;

const NONE: Owned = new Map();
const known = new Map<string, { readonly text: string; readonly owned: Owned }>();

/** Reckoned anew only when something was printed or forgotten. */
function ownedNow(system: string): Owned {
  const text = printedText();
  const before = known.get(system);
  if (before?.text === text) return before.owned;
  const owned = ownedOf(system);
  known.set(system, { text, owned });
  return owned;
}

const subscribe = (listener: () => void) => {
  window.addEventListener(PRINTED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(PRINTED, listener);
    window.removeEventListener('storage', listener);
  };
};

/** How many of each entry of a system are on paper, in this tab and in others; empty on the server. */
export const useOwned = (system: string): Owned =>
  useSyncExternalStore(
    subscribe,
    () => ownedNow(system),
    () => NONE,
  );

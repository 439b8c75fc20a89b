'use client';

const KEY = 'muster.singleKeys';

/** Does this player want keys that work without Ctrl? Somebody who speaks to the computer may not. */
export const singleKeysWanted = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

export function wantSingleKeys(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

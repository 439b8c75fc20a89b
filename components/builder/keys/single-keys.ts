'use client';

import { dropText, keepText, keptText } from '@/components/ui/kept-text';

const KEY = 'muster.singleKeys';

/** Does this player want keys that work without Ctrl? Somebody who speaks to the computer may not. */
export const singleKeysWanted = (): boolean => keptText(KEY) !== 'off';

/** A browser that keeps nothing forgets this too. */
export function wantSingleKeys(wanted: boolean): void {
  if (wanted) dropText(KEY);
  else keepText(KEY, 'off');
}

import { keepText, keptText } from '@/components/ui/kept-text';
import { paces, type Pace } from './pace';

const KEY = 'muster.pace';

/** The pace that was chosen in this browser. */
export function keptPace(): Pace {
  const kept = keptText(KEY);
  return paces.find(({ id }) => id === kept)?.id ?? 'calm';
}

/** Where the browser refuses, it holds until the page is left. */
export const keepPace = (pace: Pace): boolean => keepText(KEY, pace);

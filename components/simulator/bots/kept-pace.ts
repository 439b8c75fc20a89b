import { paces, type Pace } from './pace';

const KEY = 'muster.pace';

/** The pace that was chosen in this browser. */
export function keptPace(): Pace {
  try {
    const kept = localStorage.getItem(KEY);
    return paces.find(({ id }) => id === kept)?.id ?? 'calm';
  } catch {
    return 'calm';
  }
}

export function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(KEY, pace);
  } catch {
    // It holds until the page is left.
  }
}

import type { Match, Result } from '@/lib/sim';
import { pageCrew } from '@/lib/sim/browser';

/** Plays one match after the other by the workers of this page, and tells of each by its place as soon as it has games. */
export async function playEach(
  matches: readonly (Match | undefined)[],
  signal: AbortSignal,
  tell: (at: number, result: Result) => void,
): Promise<void> {
  for (const [at, match] of matches.entries()) {
    if (!match || signal.aborted) continue;
    const onProgress = (soFar: Result) => !signal.aborted && tell(at, soFar);
    tell(at, await pageCrew().run(match, { signal, onProgress }));
  }
}

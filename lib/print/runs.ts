import type { PrintedLook } from './job';
import { MOST_LOOKS, sumOfLooks } from './looks';

/** A job that was printed: what of each look it put on paper. Whoever prints names it, so that it may be told twice. */
export interface PrintRun {
  readonly id: string;
  readonly system: string;
  /** What it was called: the list, the system. */
  readonly name: string;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly looks: readonly PrintedLook[];
}

/** As many as are kept apart. */
export const MOST_RUNS = 100;
/** What the oldest jobs of a system become when there are more. */
const EARLIER = 'Earlier';

/**
 * The oldest jobs over the number kept become one for each system, so that nothing owned is forgotten.
 * @param runs newest first
 */
export function withinMost<R extends PrintRun>(runs: readonly R[]): readonly R[] {
  if (runs.length <= MOST_RUNS) return runs;
  const [kept, old] = [runs.slice(0, MOST_RUNS / 2), runs.slice(MOST_RUNS / 2)];
  const systems = [...new Set(old.map(({ system }) => system))];
  return [
    ...kept,
    ...systems.map((slug): R => {
      const of = old.filter(({ system }) => system === slug);
      // A job that no file could bring back would be none; those of the newest stay.
      const looks = sumOfLooks(of.flatMap((run) => run.looks)).slice(0, MOST_LOOKS);
      return { ...of[0]!, name: EARLIER, looks };
    }),
  ];
}

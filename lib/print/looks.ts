import type { PrintedLook } from './job';

/** As many looks as one job may have put on paper, and so many pieces of one of them. */
export const MOST_LOOKS = 10_000;
export const MOST_OF_LOOK = 1_000_000;

/** Pieces that show the same on front and back. */
export const keyOfLook = ({ entry, look }: Pick<PrintedLook, 'entry' | 'look'>): string => `${entry} ${look}`;

/** Several counts as one for each look. No schema is needed for it, so that a browser may keep what it printed. */
export function sumOfLooks(counts: readonly PrintedLook[]): readonly PrintedLook[] {
  const sums = new Map<string, PrintedLook>();
  for (const { entry, look, count } of counts) {
    const key = keyOfLook({ entry, look });
    sums.set(key, { entry, look, count: Math.min(MOST_OF_LOOK, (sums.get(key)?.count ?? 0) + count) });
  }
  return [...sums.values()];
}

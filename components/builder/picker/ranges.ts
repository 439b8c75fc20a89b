/** Whole numbers in rising order as runs: `[1, 2, 3, 7]` is `1–3` and `7`. */
export function rangesOf(numbers: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (const n of numbers) {
    const last = ranges.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else ranges.push([n, n]);
  }
  return ranges;
}

/** The same in words; of many runs the last ones, which are what somebody who fills a list aims at. */
export function sayRanges(numbers: readonly number[], most = 8): string {
  const ranges = rangesOf(numbers).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return ranges.length <= most ? ranges.join(', ') : `… ${ranges.slice(-most).join(', ')}`;
}

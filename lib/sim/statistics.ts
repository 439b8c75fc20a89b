/** A share with the bounds between which the true one lies, in 95 of 100 such samples. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Half the width of a normal interval of 95 %, in standard deviations. */
const Z = 1.959963984540054;

/** Six places: enough to read, and the same on paper as in JSON. */
export const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Wilson's interval: holds for few games and for shares near 0 and 1, where the simple one does not. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / of;
  const z2 = (Z * Z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return {
    share: rounded(share),
    low: rounded(Math.max(0, middle - half)),
    high: rounded(Math.min(1, middle + half)),
  };
}

/** A mean difference of pairs with its interval. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** From the number of pairs, the sum of their differences and the sum of the squares, each in `unit`s. */
export function paired(pairs: number, sum: number, squares: number, unit: number): Difference {
  if (pairs === 0) return { difference: 0, low: 0, high: 0 };
  const mean = sum / pairs / unit;
  const variance = pairs < 2 ? 0 : (squares - (sum * sum) / pairs) / (pairs - 1) / (unit * unit);
  const half = Z * Math.sqrt(Math.max(0, variance) / pairs);
  return { difference: rounded(mean), low: rounded(mean - half), high: rounded(mean + half) };
}

/** The value below which a part of the counted lies, by the nearest rank. */
export function quantile(counts: readonly (readonly [value: number, count: number])[], part: number): number {
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  let passed = 0;
  for (const [value, n] of counts) {
    passed += n;
    if (passed >= part * all) return value;
  }
  return counts.at(-1)?.[0] ?? 0;
}

/** A bar of a histogram, both ends included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const NICE = [1, 2, 5];
const MOST_BARS = 30;

/** Bars of equal, round width over sorted counts; empty ones between them are kept. */
export function histogram(counts: readonly (readonly [value: number, count: number])[]): readonly Bar[] {
  const [least] = counts[0] ?? [];
  const [most] = counts.at(-1) ?? [];
  if (least === undefined || most === undefined) return [];
  let width = 1;
  for (let i = 0; Math.floor(most / width) - Math.floor(least / width) + 1 > MOST_BARS; i++)
    width = NICE[i % 3]! * 10 ** Math.floor(i / 3);
  const first = Math.floor(least / width);
  const bars = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width - 1,
    count: 0,
  }));
  for (const [value, count] of counts) bars[Math.floor(value / width) - first]!.count += count;
  return bars;
}

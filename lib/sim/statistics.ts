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

/** Acklam's rational approximation of the normal quantile, for the middle and for the tails. */
const MIDDLE = {
  over: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ],
  under: [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1,
  ],
};
const TAIL = {
  over: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  under: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
};
const TAIL_BEGINS = 0.02425;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, c) => sum * x + c, 0);

/** The number of standard deviations below which a part of a normal distribution lies; right to nine places. */
export function normalQuantile(part: number): number {
  if (part > 0.5) return -normalQuantile(1 - part);
  if (part < TAIL_BEGINS) {
    const x = Math.sqrt(-2 * Math.log(part));
    return polynomial(TAIL.over, x) / polynomial(TAIL.under, x);
  }
  const x = part - 0.5;
  return (x * polynomial(MIDDLE.over, x * x)) / polynomial(MIDDLE.under, x * x);
}

/** How much wider an interval has to be so that all of so many hold at once in 95 of 100 cases (Bonferroni). */
export const widening = (comparisons: number): number =>
  -normalQuantile(0.025 / Math.max(1, comparisons)) / Z;

/**
 * The interval of a difference, as one of so many that hold together. Half a pair of each kind is added (Agresti and Min), so
 * that it also holds where few pairs differ or none does: games that all went alike prove no equality.
 */
export function oneOfMany(
  { difference, low, high }: Difference,
  pairs: number,
  comparisons: number,
): Difference {
  if (pairs === 0) return { difference: 0, low: -1, high: 1 };
  const variance = ((high - low) / 2 / Z) ** 2 * pairs;
  const squares = variance * (pairs - 1) + pairs * difference * difference;
  const more = pairs + 2;
  const middle = (difference * pairs) / more;
  const wider = (squares + 1 - more * middle * middle) / (more - 1);
  const half = Z * widening(comparisons) * Math.sqrt(Math.max(0, wider) / more);
  return {
    difference,
    low: rounded(Math.max(-1, middle - half)),
    high: rounded(Math.min(1, middle + half)),
  };
}

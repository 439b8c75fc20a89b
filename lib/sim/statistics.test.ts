import { expect, test } from 'vitest';
import { histogram, paired, quantile, wilson } from './statistics';

// Bounds as published tables of Wilson's interval have them.
test.each([
  [50, 100, 0.403832, 0.596168],
  [0, 10, 0, 0.277533],
  [10, 10, 0.722467, 1],
  [1, 10, 0.017876, 0.40415],
])('%i of %i', (hits, of, low, high) => {
  const found = wilson(hits, of);
  expect(found.share).toBe(hits / of);
  expect(found.low).toBeCloseTo(low, 5);
  expect(found.high).toBeCloseTo(high, 5);
});

test('of nothing nothing is known', () => expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 }));

test('pairs: mean and interval by the differences', () => {
  // −1, 0, 1, 2: mean 0.5, standard deviation 1.290994.
  const { difference, low, high } = paired(4, 2, 6, 1);
  expect(difference).toBe(0.5);
  expect(high - low).toBeCloseTo((2 * 1.959964 * 1.290994) / 2, 5);
});

test('quantiles are values that occurred', () => {
  const counts = [
    [3, 1],
    [5, 8],
    [9, 1],
  ] as const;
  expect([0.1, 0.5, 0.9, 1].map((part) => quantile(counts, part))).toEqual([3, 5, 5, 9]);
  expect(quantile([], 0.5)).toBe(0);
});

test('a histogram has round bars and loses nothing', () => {
  const counts = Array.from({ length: 200 }, (_, i) => [i + 7, 1] as const);
  const bars = histogram(counts);
  expect(bars[0]).toEqual({ from: 0, to: 9, count: 3 });
  expect(bars.length).toBe(21);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  expect(
    histogram([
      [4, 2],
      [6, 1],
    ]),
  ).toEqual([
    { from: 4, to: 4, count: 2 },
    { from: 5, to: 5, count: 0 },
    { from: 6, to: 6, count: 1 },
  ]);
});

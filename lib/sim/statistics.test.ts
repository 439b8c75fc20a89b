import { expect, test } from 'vitest';
import { histogram, normalQuantile, oneOfMany, paired, quantile, widening, wilson } from './statistics';

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

// As published tables of the normal distribution have them.
test.each([
  [0.5, 0],
  [0.975, 1.959963985],
  [0.025, -1.959963985],
  [0.9975, 2.807033768],
  [0.0005, -3.290526731],
  [0.000001, -4.753424309],
])('a part of %f lies below %f standard deviations', (part, z) => {
  expect(normalQuantile(part)).toBeCloseTo(z, 7);
});

test('one of many: as wide as it has to be for all to hold', () => {
  expect(widening(1)).toBeCloseTo(1, 8);
  expect(widening(10) * 1.959963984540054).toBeCloseTo(2.807033768, 7);
  // 30 of 200 pairs won and 10 lost more: a tenth. With half a pair of each kind added, 30.5 and 10.5 of 202.
  const alone = paired(200, 20, 40, 1);
  const { difference, low, high } = oneOfMany(alone, 200, 10);
  expect(difference).toBe(0.1);
  const half = 2.807033768 * Math.sqrt((41 - 20 ** 2 / 202) / 201 / 202);
  expect(low).toBeCloseTo(20 / 202 - half, 5);
  expect(high).toBeCloseTo(20 / 202 + half, 5);
});

test('one of many: where no pair differs or few do, nothing is proved', () => {
  const none = oneOfMany(paired(200, 0, 0, 1), 200, 1);
  expect(none.high).toBeGreaterThan(0.005);
  expect(none.low).toBe(0 - none.high);
  // Eight of eight by a fair coin are rare enough for one try, 2 in 256, and not for one of ten, 1 in 200.
  expect(oneOfMany(paired(200, 8, 8, 1), 200, 1).low).toBeGreaterThan(0);
  expect(oneOfMany(paired(200, 8, 8, 1), 200, 10).low).toBeLessThan(0);
  expect(oneOfMany(paired(0, 0, 0, 1), 0, 3)).toEqual({ difference: 0, low: -1, high: 1 });
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

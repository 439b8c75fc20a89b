import { expect, test } from 'vitest';
import { rangesOf, sayRanges } from './ranges';

test.each([
  [[], '', []],
  [[5], '5', [[5, 5]]],
  [
    [1, 2, 3, 7, 9, 10],
    '1–3, 7, 9–10',
    [
      [1, 3],
      [7, 7],
      [9, 10],
    ],
  ],
] as const)('%j', (numbers, words, ranges) => {
  expect(sayRanges(numbers)).toBe(words);
  expect(rangesOf(numbers)).toEqual(ranges);
});

test('of many runs the highest are said', () => expect(sayRanges([1, 3, 5, 7], 2)).toBe('… 5, 7'));

import { expect, test } from 'vitest';
import { standing, tallyOf } from './luck';

test('a sum stands in the middle where it is what is expected', () => {
  expect(standing([6], 1)).toBeCloseTo(1 / 12, 12);
  expect(standing([6], 6)).toBeCloseTo(11 / 12, 12);
  expect(standing([6, 6], 7)).toBeCloseTo(0.5, 12);
  expect(standing([6, 6, 6, 6], 24)).toBeCloseTo(1 - 1 / 2592, 12);
  expect(standing([20, 4], 12.5)).toBeCloseTo(0.5, 1);
});

test('every face has its place, or of many faces every tenth', () => {
  expect(tallyOf(6, [1, 6, 6]).map(({ times }) => times)).toEqual([1, 0, 0, 0, 0, 2]);
  const tenths = tallyOf(100, [1, 10, 11, 100]);
  expect(tenths).toHaveLength(10);
  expect(tenths[0]).toEqual({ from: 1, to: 10, times: 2 });
  expect(tenths.at(-1)).toEqual({ from: 91, to: 100, times: 1 });
});

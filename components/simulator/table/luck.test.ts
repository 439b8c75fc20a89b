import { expect, test } from 'vitest';
import { standing } from './luck';

test('a sum stands in the middle where it is what is expected', () => {
  expect(standing([6], 1)).toBeCloseTo(1 / 12, 12);
  expect(standing([6], 6)).toBeCloseTo(11 / 12, 12);
  expect(standing([6, 6], 7)).toBeCloseTo(0.5, 12);
  expect(standing([6, 6, 6, 6], 24)).toBeCloseTo(1 - 1 / 2592, 12);
  expect(standing([20, 4], 12.5)).toBeCloseTo(0.5, 1);
});

import { expect, test } from 'vitest';
import { penOf } from './lit';

test.each([
  ['before the board was measured', 10, 0, 3],
  ['where a space has room', 20, 1, 3],
  ['where it is small', 12, 1, 2.4],
  ['where it is smaller still', 20, 4, 2],
] as const)('%s the line round what is lit is of a breadth that leaves it to be seen', (_, r, pixel, px) => {
  expect(penOf(r, pixel)).toBeCloseTo(px);
});

import { expect, test } from 'vitest';
import { busyMs } from './pace';

test('no more than half the time goes into pictures, and no button waits long', () => {
  expect([0, 12, 60, 100, 400, Infinity].map(busyMs)).toEqual([12, 12, 60, 100, 100, 100]);
});

import { expect, test } from 'vitest';
import { isWhole, moved, showing, wholeOf, zoomed } from './window';

const whole = wholeOf(100, 50);

test('what is pointed at stays under the pointer', () => {
  const near = zoomed(whole, whole, 2, { x: 20, y: 10 });
  expect(near).toEqual({ x: 10, y: 5, w: 50, h: 25 });
  expect(isWhole(zoomed(near, whole, 0.01), whole)).toBe(true);
});

test('no frame leaves the board, and none comes closer than eight times', () => {
  expect(moved(zoomed(whole, whole, 2), whole, 1000, -1000)).toMatchObject({ x: 50, y: 0 });
  expect(zoomed(whole, whole, 1000).w).toBe(12.5);
});

test('a thing outside is brought in, a thing inside moves nothing', () => {
  const near = zoomed(whole, whole, 2, { x: 0, y: 0 });
  expect(showing(near, whole, { x: 10, y: 10, r: 2 })).toBe(near);
  expect(showing(near, whole, { x: 80, y: 10, r: 2 })).toMatchObject({ x: 32 });
});

import { expect, test } from 'vitest';
import { centred, isWhole, moved, pixelOf, pointIn, showing, wholeOf, zoomed } from './window';

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

test('a point comes into the middle, as far as the board reaches', () => {
  const near = zoomed(whole, whole, 2);
  expect(centred(near, whole, { x: 40, y: 20 })).toEqual({ x: 15, y: 7.5, w: 50, h: 25 });
  expect(centred(near, whole, { x: 99, y: 0 })).toMatchObject({ x: 50, y: 0 });
  expect(centred(near, whole)).toBe(near);
});

test('a point of the screen is found on the board where that is narrower than its box', () => {
  // 200 by 50 pixels for a board of 100 by 50: 50 pixels on either side of it are empty.
  const box = { left: 10, top: 20, width: 200, height: 50 };
  expect(pixelOf(whole, box)).toBe(1);
  expect(pointIn(whole, box, { x: 60, y: 20 })).toEqual({ x: 0, y: 0 });
  expect(pointIn(whole, box, { x: 160, y: 70 })).toEqual({ x: 100, y: 50 });
  expect(pixelOf(whole, { width: 0, height: 0 })).toBe(0);
});

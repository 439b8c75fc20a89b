import { expect, test } from 'vitest';
import { isSameValue } from './canonical-value';

test('values are the same in whatever order their keys stand, and without what is not said', () => {
  expect(isSameValue({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBe(true);
  expect(isSameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameValue(undefined, undefined)).toBe(true);
});

test('the order of a row counts, and so does whether something was said at all', () => {
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: null }, {})).toBe(false);
  expect(isSameValue(null, undefined)).toBe(false);
  expect(isSameValue('1', 1)).toBe(false);
});

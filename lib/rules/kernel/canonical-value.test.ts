import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalValue, isSameValue } from './canonical-value';

test('canonical JSON means the same as the value and knows no order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalValue(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalValue({ b: 1, a: { d: [2, undefined], c: undefined } })).toBe('{"a":{"d":[2,null]},"b":1}');
});

test('values are the same where their canonical JSON is', () => {
  const few = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(few, few, (a, b) => {
      expect(isSameValue(a, b)).toBe(canonicalValue(a) === canonicalValue(b));
      expect(isSameValue(a, JSON.parse(canonicalValue(a)))).toBe(true);
    }),
  );
});

test('values are the same in whatever order their keys stand, and without what is not said', () => {
  expect(isSameValue({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toBe(true);
  expect(isSameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameValue(undefined, undefined)).toBe(true);
});

test('the order of a row counts, and so does whether something was said at all', () => {
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
  expect(isSameValue({ a: null }, {})).toBe(false);
  expect(isSameValue({}, { a: null })).toBe(false);
  expect(isSameValue([], {})).toBe(false);
  expect(isSameValue(null, undefined)).toBe(false);
  expect(isSameValue('1', 1)).toBe(false);
});

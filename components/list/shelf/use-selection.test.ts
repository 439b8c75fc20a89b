import { expect, test } from 'vitest';
import { between } from './use-selection';

test('a stretch goes from one to the other, whichever stands first', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(between(all, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(all, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(all, 'c', 'c')).toEqual(['c']);
});

test('from what is no longer there it is the one alone', () =>
  expect(between(['a', 'b'], 'gone', 'b')).toEqual(['b']));

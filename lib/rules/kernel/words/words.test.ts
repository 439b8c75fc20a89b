import { expect, test } from 'vitest';
import { capital, counted, listed, signed } from './words';

test('a label begins with a capital, and an empty one stays empty', () => {
  expect(['fire demon', ''].map(capital)).toEqual(['Fire demon', '']);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
] as const)('of %j is said “%s”', (words, said) => expect(listed(words)).toBe(said));

test('the word before the last may be another', () =>
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c'));

test('one is one, and none or more are many', () => {
  expect([0, 1, 2].map((n) => counted(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(counted(3, 'army', 'armies')).toBe('3 armies');
  expect([999, 1200, 12345678].map((n) => counted(n, 'game'))).toEqual([
    '999 games',
    '1,200 games',
    '12,345,678 games',
  ]);
});

test('a number has its sign', () => expect([7, 0, -25].map(signed)).toEqual(['+7', '+0', '−25']));

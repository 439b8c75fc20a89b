import { expect, test } from 'vitest';
import { countedFact, listedFact, someOf, wordsOf } from './fact-words';

test('a fact is read as words, whether it is one value, several or none', () => {
  expect(wordsOf(undefined)).toEqual([]);
  expect(wordsOf(3)).toEqual(['3']);
  expect(wordsOf(['a', 'b'])).toEqual(['a', 'b']);
  expect(listedFact(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('of many names the first stand, and how many more there are', () => {
  expect(someOf(['a', 'b', 'c', 'd'])).toBe('a, b, c and d');
  expect(someOf(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
  expect(someOf(['a', 'b', 'c', 'd'], 3)).toBe('a, b and 2 more');
});

test('one is one, and everything else is many', () => {
  expect([0, 1, 2].map((n) => countedFact(n, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
  ]);
  expect(countedFact(2, 'card')).toBe('2 cards');
});

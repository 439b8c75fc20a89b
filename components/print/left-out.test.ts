import { expect, test } from 'vitest';
import { sayGone, sayTooMany } from './left-out';

test.each([
  [0, 3, []],
  [1, 2, ['1 of the 2 lists in this address is gone or not open to you, and is left out.']],
  [2, 5, ['2 of the 5 lists in this address are gone or not open to you, and are left out.']],
])('of lists %i of %i are gone', (gone, of, said) => expect(sayGone('lists', gone, of)).toEqual(said));

test('what is more than is printed at once is told of', () => {
  expect(sayTooMany('cards', 100)).toEqual([]);
  expect(sayTooMany('cards', 101)).toEqual([expect.stringContaining('101 cards, and the first 100')]);
});

import { expect, test } from 'vitest';
import { copies, count, empty, flags, lists, row } from './row';

test('rows, counts and flags have the length that was asked for', () => {
  expect(row(3, -1)).toEqual([-1, -1, -1]);
  expect(count(3)).toEqual([0, 1, 2]);
  expect(flags(2, true)).toEqual([true, true]);
  expect(row(0, 1)).toEqual([]);
});

test('no two lists are the same one', () => {
  const all = lists(2);
  const copied = copies(all);
  all[0]!.push(7);
  expect(all).toEqual([[7], []]);
  expect(copied).toEqual([[], []]);
});

test('an emptied list is the same list', () => {
  const list = [1, 2];
  empty(list);
  empty(list);
  expect(list).toEqual([]);
});

import { expect, test } from 'vitest';
import { List } from '@/lib/rules';
import { repairAllowance } from './verdict';

const listOf = (length: number, carried = 0) =>
  List.parse({
    format: 'muster-list/1',
    system: 'any',
    name: 'Any',
    entries: Array.from({ length }, () => ({
      entry: 'x',
      count: 1,
      with: Array.from({ length: carried }, () => 'y'),
    })),
  });

test.each([
  ['a list of twelve', 12, 1, 12],
  ['under three agreements', 12, 3, 4],
  ['under twenty', 12, 20, 1],
  ['a long one', 100, 1, 5],
  ['a long one under twenty', 100, 20, 0],
  ['the longest', 400, 1, 1],
  ['an empty one', 0, 1, 12],
])('%s: repairs for so many violations of each verdict', (_, length, verdicts, most) => {
  expect(repairAllowance(listOf(length), verdicts)).toBe(most);
});

test('what the lines carry is tried as well, and counts', () => {
  expect(repairAllowance(listOf(10, 9), 1)).toBe(5);
  expect(repairAllowance(listOf(10, 9), 20)).toBe(0);
});

test('all lines together carry only so much', () => {
  expect(() => listOf(10, 40)).not.toThrow();
  expect(() => listOf(11, 40)).toThrow(/at most 400/);
});

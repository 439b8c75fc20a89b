import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/rules';
import {
  attach,
  detach,
  moveLine,
  removeLine,
  setCount,
  setDesignation,
  setOption,
  splitLine,
} from './edits';

const list: List = {
  format: 'muster-list/1',
  system: 'mms',
  name: 'L',
  entries: [
    { entry: 'archer', count: 3 },
    { entry: 'krag', count: 1, with: ['shield'] },
  ],
  options: { form: 'army', deep: { a: 1 } },
};

describe('edits', () => {
  test('leave the given list alone', () => {
    const before = structuredClone(list);
    setCount(list, 0, 5);
    setOption(list, ['deep', 'a'], 2);
    attach(list, 1, 'x');
    expect(list).toEqual(before);
  });
  test('a count below one removes the line', () =>
    expect(setCount(list, 0, 0).entries).toEqual([list.entries[1]]));
  test('a line splits without losing a use', () =>
    expect(splitLine(list, 0).entries.map((e) => e.count)).toEqual([2, 1, 1]));
  test('the last thing taken off leaves no empty field', () =>
    expect(detach(list, 1, 0).entries[1]).toEqual({ entry: 'krag', count: 1 }));
  test('an emptied designation is gone', () =>
    expect(setDesignation(setDesignation(list, 0, 'A'), 0, ' ').entries[0]).toEqual({
      entry: 'archer',
      count: 3,
    }));
  test('lines move within the list and not beyond', () => {
    expect(moveLine(list, 0, 1).entries[1]!.entry).toBe('archer');
    expect(moveLine(list, 0, -1)).toBe(list);
  });
  test('options are set and taken away by path', () => {
    expect(setOption(list, ['deep', 'b', 'c'], [1]).options).toEqual({
      form: 'army',
      deep: { a: 1, b: { c: [1] } },
    });
    expect(setOption(list, ['deep', 'a'], undefined).options).toEqual({ form: 'army', deep: {} });
  });
  test('a removed line is the one named', () =>
    expect(removeLine(list, 1).entries).toEqual([list.entries[0]]));
});

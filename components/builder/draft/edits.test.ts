import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/rules';
import { mms } from '@/lib/rules/systems/mms';
import {
  addEntry,
  attach,
  detach,
  freeModuleName,
  giveOne,
  moveLine,
  moveLineTo,
  putBack,
  removeLine,
  removeOne,
  renameModule,
  setCount,
  setDesignation,
  setModule,
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

describe('modules of a list', () => {
  const reserve: List = {
    ...list,
    entries: [...list.entries, { entry: 'wall', count: 1, module: 'Reserve' }],
    out: ['Reserve'],
  };
  test('a line joins one and leaves it', () => {
    const joined = setModule(reserve, 0, 'Reserve');
    expect(joined.entries[0]).toEqual({ entry: 'archer', count: 3, module: 'Reserve' });
    expect(setModule(joined, 0, undefined)).toEqual(reserve);
  });
  test('one without lines is forgotten, with its switch', () => {
    expect(removeLine(reserve, 2)).toEqual(list);
    expect(setModule(reserve, 2, 'Walls').out).toBeUndefined();
  });
  test('a new name goes to its lines and its switch', () => {
    expect(renameModule(reserve, 'Reserve', ' Walls ')).toMatchObject({
      entries: [{}, {}, { module: 'Walls' }],
      out: ['Walls'],
    });
    expect(renameModule(reserve, 'Reserve', '  ')).toBe(reserve);
  });
  test('a line moves among those of its own module', () => {
    const mixed: List = { ...reserve, entries: [list.entries[0]!, reserve.entries[2]!, list.entries[1]!] };
    expect(moveLine(mixed, 0, 1).entries.map((e) => e.entry)).toEqual(['wall', 'krag', 'archer']);
    expect(moveLine(mixed, 1, -1)).toBe(mixed);
  });
  test('a line that is dropped on another joins its module', () =>
    expect(moveLineTo(reserve, 0, 2).entries.map((e) => [e.entry, e.module])).toEqual([
      ['krag', undefined],
      ['wall', 'Reserve'],
      ['archer', 'Reserve'],
    ]));
  test('a line put back brings its switched-out module back', () => {
    const gone = removeLine(reserve, 2);
    expect(putBack(gone, 2, reserve.entries[2]!, reserve)).toEqual(reserve);
  });
  test('a free name is found', () => {
    expect(freeModuleName([])).toBe('Reserve');
    expect(freeModuleName(['Reserve', 'Reserve 2'])).toBe('Reserve 3');
  });
});

describe('designations by themselves', () => {
  const form = mms.forms[0]!;
  const army = (entries: List['entries']): List => ({ ...list, entries, options: {} });
  test('come with the second use and go with it', () => {
    const one = addEntry(form, army([]), 'archer');
    expect(one.entries).toEqual([{ entry: 'archer', count: 1 }]);
    const two = addEntry(form, one, 'archer');
    expect(two.entries).toEqual([{ entry: 'archer', count: 2, designation: 'A, B' }]);
    expect(removeOne(form, two, 'archer')).toEqual(one);
  });
  test('go on where another line of the entry carries something', () => {
    const list = addEntry(form, army([{ entry: 'krag', count: 1, with: ['shield-of-death'] }]), 'krag');
    expect(list.entries.map((e) => e.designation)).toEqual(['A', 'B']);
  });
  test('a name of the player’s own stays', () => {
    const named = army([{ entry: 'archer', count: 1, designation: 'East wall' }]);
    expect(addEntry(form, named, 'archer').entries.map((e) => e.designation)).toEqual(['East wall', 'A']);
  });
  test('a form that wants none gives none', () => {
    const { designate: _, ...plain } = form;
    expect(addEntry(plain, army([{ entry: 'archer', count: 1 }]), 'archer').entries).toEqual([
      { entry: 'archer', count: 2 },
    ]);
  });
  test('one of many gets the thing that is given', () =>
    expect(giveOne(form, army([{ entry: 'archer', count: 3 }]), 0, 'shield-of-death').entries).toEqual([
      { entry: 'archer', count: 2, designation: 'A, B' },
      { entry: 'archer', count: 1, with: ['shield-of-death'], designation: 'C' },
    ]));
});

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { List, ListEntry } from './list';
import { diffLists } from './diff';
import { allIn, isOut, layAside, modulesOf, switchModule, tidyModules } from './modules';
import type { AnyRules } from '../system';

const list = (entries: List['entries'], out?: string[]): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'L',
  entries,
  options: {},
  ...(out ? { out } : {}),
});
const archer: ListEntry = { entry: 'archer', count: 2 };
const reserve: ListEntry = { entry: 'krag', count: 1, module: 'Reserve' };
const wall: ListEntry = { entry: 'wall', count: 1, module: 'Walls' };

const anyLine = fc.record(
  {
    entry: fc.constantFrom('a', 'b', 'c'),
    count: fc.integer({ min: 1, max: 3 }),
    module: fc.constantFrom('R', 'S'),
  },
  { requiredKeys: ['entry', 'count'] },
);
const anyModules = fc
  .tuple(fc.array(anyLine, { maxLength: 8 }), fc.subarray(['R', 'S'], { minLength: 1 }))
  .map(([entries, out]) => list(entries, out));

describe('modules', () => {
  test('stand in the order of their first lines', () =>
    expect(modulesOf(list([wall, archer, reserve, wall]))).toEqual(['Walls', 'Reserve']));

  test('are switched out and in again as one', () => {
    const out = switchModule(list([archer, reserve]), 'Reserve', false);
    expect(out.out).toEqual(['Reserve']);
    expect(out.entries.map((e) => isOut(out, e))).toEqual([false, true]);
    expect(switchModule(out, 'Reserve', false)).toEqual(out);
    expect(switchModule(out, 'Reserve', true)).toEqual(list([archer, reserve]));
    expect(allIn(out)).toEqual(list([archer, reserve]));
  });

  test('that lost their last line are forgotten', () =>
    expect(tidyModules(list([archer, wall], ['Reserve', 'Walls']))).toEqual(list([archer, wall], ['Walls'])));
});

describe('what is laid aside', () => {
  test('comes back where it was', () => {
    fc.assert(
      fc.property(anyModules, (before) => {
        const { inPlay, restore, placeOf } = layAside(before);
        expect(inPlay.entries.some((e) => isOut(before, e))).toBe(false);
        expect(restore(inPlay)).toEqual(before);
        before.entries.forEach((e, at) => {
          const place = placeOf(at);
          if (isOut(before, e)) expect(place).toBeUndefined();
          else expect(inPlay.entries[place!]).toEqual(e);
        });
      }),
    );
  });

  test('comes back whole, in its order, whatever was changed meanwhile', () => {
    fc.assert(
      fc.property(anyModules, fc.array(anyLine, { maxLength: 8 }), (before, entries) => {
        const { inPlay, restore } = layAside(before);
        const changed = entries.filter((e) => !isOut(before, e));
        const after = restore({ ...inPlay, entries: changed });
        expect(after.entries.filter((e) => isOut(before, e))).toEqual(
          before.entries.filter((e) => isOut(before, e)),
        );
        expect(after.entries.filter((e) => !isOut(before, e))).toEqual(changed);
      }),
    );
  });

  test('a line behind two others stays behind two others', () => {
    const { inPlay, restore } = layAside(list([archer, wall, reserve, archer], ['Reserve']));
    const fewer = restore({ ...inPlay, entries: [archer, wall, wall, archer] });
    expect(fewer.entries).toEqual([archer, wall, reserve, wall, archer]);
    expect(diffLists({ entries: [] } as unknown as AnyRules, inPlay, fewer).map((c) => c.text)).toContain(
      'wall: 1 became 2.',
    );
  });
});

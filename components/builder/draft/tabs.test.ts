import { describe, expect, test } from 'vitest';
import { mergeLists, type List } from '@/lib/rules';
import { hear, isOf, stampOf, took, wrote, type Known, type Writing } from './tabs';

const list = (name: string, ...entries: string[]): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name,
  entries: entries.map((entry) => ({ entry, count: 1 })),
  options: {},
});

/** Tabs of one browser: each writes at once, and hears of the others when it comes to it. */
function browser(start: List, names: readonly string[]) {
  const tabs = names.map((name) => ({
    name,
    list: start,
    known: took({ list: start }),
    heard: [] as Writing[],
    n: 0,
  }));
  type Tab = (typeof tabs)[number];
  const write = (tab: Tab) => {
    const writing = { stamp: stampOf(tab.name, ++tab.n), from: tab.known.stamp, list: tab.list };
    tab.known = wrote(tab.known, writing);
    for (const other of tabs) if (other !== tab) other.heard.push(writing);
  };
  const listen = (tab: Tab) => {
    const other = tab.heard.shift();
    if (!other) return;
    const heard = hear(tab.name, tab.known, other);
    if (heard.kind === 'follows') {
      tab.list = other.list;
      tab.known = took(other);
    } else if (heard.mine) {
      tab.list = mergeLists(heard.base, tab.list, other.list).resolve();
      tab.known = took(other);
      write(tab);
    }
  };
  return {
    tabs,
    edit(at: number, change: (before: List) => List) {
      tabs[at]!.list = change(tabs[at]!.list);
      write(tabs[at]!);
    },
    hearOne: (at: number) => listen(tabs[at]!),
    settle(order: readonly number[]) {
      for (let i = 0; tabs.some((tab) => tab.heard.length > 0) && i < 200; i++)
        for (const at of order) listen(tabs[at]!);
      return tabs.map((tab) => ({
        name: tab.list.name,
        entries: tab.list.entries.map((e) => e.entry).sort(),
      }));
    },
  };
}

const add = (entry: string) => (before: List) => ({
  ...before,
  entries: [...before.entries, { entry, count: 1 }],
});
const rename = (name: string) => (before: List) => ({ ...before, name });

describe.each([
  ['the first by name listens first', [0, 1]],
  ['the second listens first', [1, 0]],
])('two tabs, %s', (_, order) => {
  test('that write at the very same instant lose nothing and agree', () => {
    const { edit, settle } = browser(list('Old', 'krag'), ['a', 'b']);
    edit(0, add('cleric'));
    edit(1, rename('New'));
    const both = { name: 'New', entries: ['cleric', 'krag'] };
    expect(settle(order)).toEqual([both, both]);
  });

  test('that go on writing before they hear of each other lose nothing', () => {
    const { edit, hearOne, settle } = browser(list('Old'), ['a', 'b']);
    edit(0, add('krag'));
    edit(1, add('cleric'));
    edit(0, add('woods'));
    edit(1, rename('New'));
    hearOne(0);
    edit(1, add('village'));
    const both = { name: 'New', entries: ['cleric', 'krag', 'village', 'woods'] };
    expect(settle(order)).toEqual([both, both]);
  });

  test('that take turns follow each other', () => {
    const { edit, settle } = browser(list('Old'), ['a', 'b']);
    edit(0, add('krag'));
    settle(order);
    edit(1, (before) => ({ ...before, entries: [] }));
    expect(settle(order)).toEqual([
      { name: 'Old', entries: [] },
      { name: 'Old', entries: [] },
    ]);
  });
});

test('a tab knows its own writing again', () => {
  expect(isOf('a', { stamp: stampOf('a', 3) })).toBe(true);
  expect(isOf('a', { stamp: stampOf('ab', 3) })).toBe(false);
  expect(isOf('a', {})).toBe(false);
});

test('a tab that wrote more than another has heard still finds where they parted', () => {
  let known: Known = took({ stamp: 'b.1', list: list('Start') });
  for (let n = 1; n < 9; n++) known = wrote(known, { stamp: stampOf('a', n), from: 'x', list: list(`${n}`) });
  expect(hear('a', known, { stamp: 'b.2', from: 'a.4', list: list('Other') })).toEqual({
    kind: 'apart',
    base: list('4'),
    mine: true,
  });
});

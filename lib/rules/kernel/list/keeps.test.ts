import { expect, test } from 'vitest';
import { keepsWhatWas } from './keeps';
import { List, type ListEntry } from './list';

const list = (entries: readonly (string | ListEntry)[], options: List['options'] = {}): List =>
  List.parse({
    format: 'muster-list/1',
    system: 'mms',
    name: 'L',
    entries: entries.map((one) => (typeof one === 'string' ? { entry: one, count: 1 } : one)),
    options,
  });

// Each row: what it is about, before, after, and whether all of the one is in the other.
test.each<[string, List, List, boolean]>([
  ['one more line', list(['a']), list(['b', 'a']), true],
  ['a line gone', list(['a', 'b']), list(['b']), false],
  ['one use fewer', list([{ entry: 'a', count: 2 }]), list(['a']), false],
  ['two lines of one', list([{ entry: 'a', count: 2 }]), list(['a', 'a']), true],
  ['handed to a bearer', list(['a', 'sword']), list([{ entry: 'a', count: 1, with: ['sword'] }]), true],
  ['taken off a bearer', list([{ entry: 'a', count: 1, with: ['sword'] }]), list(['a', 'sword']), false],
  [
    'one of two bearers',
    list([{ entry: 'a', count: 2, with: ['sword'] }]),
    list([{ entry: 'a', count: 1, with: ['sword', 'shield'] }, { entry: 'a', count: 1 }, 'sword']),
    false,
  ],
  ['a note gone', list([{ entry: 'a', count: 1, note: 'mine' }]), list(['a']), false],
  ['an option more', list([], { x: 1 }), list([], { x: 1, y: 2 }), true],
  ['an option gone', list([], { x: 1 }), list([]), false],
  ['an option changed', list([], { x: { y: 'a' } }), list([], { x: { y: 'b' } }), false],
  ['what was empty', list([], { x: null, y: 0, z: '' }), list([], { x: 'a', y: 3, z: 'b' }), true],
  ['a no is a choice', list([], { x: false }), list([], { x: true }), false],
  ['more in a row', list([], { x: ['a'] }), list([], { x: ['b', 'a'] }), true],
  ['twice in a row', list([], { x: ['a', 'a'] }), list([], { x: ['a', 'b'] }), false],
])('%s', (_, before, after, kept) => {
  expect(keepsWhatWas(before, after)).toBe(kept);
});

import { expect, test } from 'vitest';
import { isAbout } from './judged-options';

const list = {
  entries: [
    { entry: 'dwarf', count: 1 },
    { entry: 'elf', count: 1, designation: 'A' },
  ],
};
const check = { judges: ['members.*.start', 'domain'] };
const about = (entries: readonly number[], ...path: string[]) => isAbout(check, { entries }, list, path);

test('a violation is about the options that its check judges, and what lies under them', () => {
  expect(about([], 'domain')).toBe(true);
  expect(about([], 'domain', 'board')).toBe(true);
  expect(about([], 'members')).toBe(false);
  expect(about([], 'placement')).toBe(false);
  expect(isAbout({}, { entries: [] }, list, ['domain'])).toBe(false);
});

test('a violation about one line is about the options of that line alone', () => {
  expect(about([0], 'members', 'dwarf', 'start')).toBe(true);
  expect(about([0], 'members', 'elf', 'start')).toBe(false);
  expect(about([1], 'members', 'elf/A', 'start')).toBe(true);
  expect(about([7], 'members', 'dwarf', 'start')).toBe(false);
  expect(about([], 'members', 'dwarf', 'start')).toBe(true);
});

test('a violation that names its options is about those, whatever else its check judges', () => {
  const named = { entries: [], about: ['seats.two.colour'] };
  expect(isAbout({}, named, list, ['seats', 'two', 'colour'])).toBe(true);
  expect(isAbout(check, named, list, ['seats', 'one', 'colour'])).toBe(false);
  expect(isAbout(check, named, list, ['domain'])).toBe(false);
});

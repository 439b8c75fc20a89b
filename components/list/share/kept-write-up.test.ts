import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepUnsaved, keptUnsaved } from '@/components/ui/unsaved';
import { asWriteUp, writeUpForm } from './kept-write-up';

const kept = new Map<string, string>();
const once = 'muster-write-up:abc';
const typed = { text: 'Written in a train.', insteadOf: '' };

beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }),
);
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('what was kept under the key of former days is in the form, and under that key no more', () => {
  kept.set(once, JSON.stringify(typed));
  expect(keptUnsaved(writeUpForm('abc').what, asWriteUp)).toEqual({ value: typed, version: 0 });
  expect(kept.has(once)).toBe(false);
});

test('what was typed since is not overwritten with it', () => {
  const { what } = writeUpForm('abc');
  keepUnsaved(what, { ...typed, text: 'Since' }, 0);
  kept.set(once, JSON.stringify(typed));
  expect(keptUnsaved(writeUpForm('abc').what, asWriteUp)?.value.text).toBe('Since');
});

test('a browser that is full keeps it where it is', () => {
  kept.set(once, JSON.stringify(typed));
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  writeUpForm('abc');
  expect(kept.has(once)).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepUnsaved, keptUnsaved } from '@/components/ui/unsaved';
import { stubStorage } from '@/lib/testing/storage';
import { asWriteUp, writeUpForm } from './kept-write-up';

const once = 'muster-write-up:abc';
const typed = { text: 'Written in a train.', insteadOf: '' };

let kept: Record<string, string>;
beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was kept under the key of former days is in the form, and under that key no more', () => {
  kept[once] = JSON.stringify(typed);
  expect(keptUnsaved(writeUpForm('abc').what, asWriteUp)).toEqual({ value: typed, version: 0 });
  expect(kept).not.toHaveProperty(once);
});

test('what was typed since is not overwritten with it', () => {
  const { what } = writeUpForm('abc');
  keepUnsaved(what, { ...typed, text: 'Since' }, 0);
  kept[once] = JSON.stringify(typed);
  expect(keptUnsaved(writeUpForm('abc').what, asWriteUp)?.value.text).toBe('Since');
});

test('a browser that is full keeps it where it is', () => {
  kept = stubStorage({ room: 0, kept: { [once]: JSON.stringify(typed) } });
  writeUpForm('abc');
  expect(kept).toHaveProperty(once);
});

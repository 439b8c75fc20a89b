import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { List } from '@/lib/rules';
import { stubStorage } from '@/lib/testing/storage';
import { writeDraft } from './draft-store';
import { readDraft, type Draft } from './drafts';

const listOf = (...entries: readonly string[]): List => ({
  format: 'muster-list/1',
  system: 'mms',
  name: 'Krag "the" Fighter',
  entries: entries.map((entry) => ({ entry, count: 1 })),
  options: {},
});

const draft: Draft = {
  id: 'one',
  list: listOf('krag', 'woods'),
  terms: { kind: 'preset', preset: 'as-printed' },
  saved: { id: 'list', shareId: 'share', version: 3 },
  dirty: true,
  changedAt: 12,
  past: [listOf(), listOf('krag')],
  future: [listOf('krag', 'woods', 'archer')],
  typing: 'name',
};

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

test('a draft is read as it was written, with its undo', () => {
  expect(writeDraft(draft)).toBe(true);
  expect(readDraft('one')).toEqual(draft);
});

test('written again after a change, it says what is new and nothing twice', () => {
  writeDraft(draft);
  const next: Draft = { ...draft, list: listOf('archer'), past: [...draft.past, draft.list], future: [] };
  writeDraft(next);
  expect(readDraft('one')).toEqual(next);
});

test('a browser that keeps nothing is told of', () => {
  stubStorage({ room: 0 });
  expect(writeDraft(draft)).toBe(false);
});

import { expect, test } from 'vitest';
import type { GameRecord } from '@/lib/rules/playing';
import { otherTab } from './other-tab';

const after = (...moves: readonly number[]): { readonly record: GameRecord } => ({
  record: {
    format: 'muster-game/1',
    system: 'mms',
    version: '1',
    setup: { lists: [null, null] },
    seed: 's',
    moves: moves.map((nth) => [0, nth]),
  },
});

test('a game goes on in the tab that kept it last, unless that one lags behind', () => {
  expect(otherTab(after(1), after(1))).toBe('there');
  expect(otherTab(after(1), after(1, 2))).toBe('there');
  expect(otherTab(after(1, 2), after(1))).toBe('here');
});

test('moves that differ make two games of one, and so does another beginning', () => {
  expect(otherTab(after(1, 2), after(1, 3))).toBe('apart');
  const { record } = after(1);
  expect(otherTab({ record }, { record: { ...record, seed: 't' } })).toBe('apart');
});

test('a name that was given elsewhere is taken over', () => {
  expect(otherTab(after(1), { ...after(1), name: 'Sunday' })).toBe('renamed');
  expect(otherTab(after(1), { ...after(1, 2), name: 'Sunday' })).toBe('there');
});

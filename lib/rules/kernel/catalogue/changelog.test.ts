import { describe, expect, test } from 'vitest';
import { updateOf, versionsBetween, type CatalogueVersion } from './changelog';

/** A game in its third version. */
const changelog: readonly CatalogueVersion[] = [
  { version: '2026.11', summary: 'The first catalogue.', changes: [] },
  {
    version: '2027.01',
    summary: 'Dearer walls.',
    changes: [
      { kind: 'changed', what: 'Wall costs 14 instead of 12.', entries: ['wall'] },
      { kind: 'added', what: 'Moat.', entries: ['moat'] },
    ],
  },
  {
    version: '2027.02',
    summary: 'A spell is gone, and a ruling is new.',
    changes: [
      { kind: 'removed', what: 'Fog.', entries: ['fog'] },
      { kind: 'rules', what: 'Doors are opened from both sides.', entries: [] },
    ],
  },
];
const game = { version: '2027.02', changelog };
const list = (entries: readonly string[], options = {}) => ({
  entries: entries.map((entry) => ({ entry, count: 1 })),
  options,
});

describe('a list and the versions since', () => {
  test('built under the present version: nothing to say', () =>
    expect(updateOf(game, list(['wall']), '2027.02')).toBeUndefined());

  test('what touches its entries, and how much does not', () =>
    expect(updateOf(game, list(['wall', 'tower']), '2026.11')).toEqual({
      from: '2026.11',
      to: '2027.02',
      known: true,
      touching: [{ version: '2027.01', change: changelog[1]!.changes[0] }],
      others: 3,
    }));

  test('only what came after its own version', () =>
    expect(updateOf(game, list(['wall']), '2027.01')).toMatchObject({ touching: [], others: 2 }));

  test('what an entry carries and what options name counts as well', () => {
    const carried = {
      entries: [{ entry: 'tower', count: 1, with: ['wall'] }],
      options: { spells: [{ id: 'fog' }] },
    };
    expect(updateOf(game, carried, '2026.11')!.touching.map((t) => t.change.entries[0])).toEqual([
      'wall',
      'fog',
    ]);
  });

  test('a version that nobody knows: everything may have changed', () =>
    expect(updateOf(game, list(['moat']), '1999.01')).toMatchObject({
      known: false,
      touching: [{}],
      others: 3,
    }));
});

test('any two versions can be compared', () => {
  expect(versionsBetween(game, '2026.11', '2027.01').map((v) => v.version)).toEqual(['2027.01']);
  expect(versionsBetween(game, '2027.02', '2027.02')).toEqual([]);
  expect(versionsBetween(game, '2026.11', 'never')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import { versioned, type CatalogueVersion } from './changelog';
import { changelogFaults, unsaidSince } from './changelog-faults';

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
const systems = await loadSystems();

describe('what a log leaves unsaid', () => {
  const before = { version: '2027.01', changelog: changelog.slice(0, 2) };

  test('nothing where each entry is named, and the rules where they changed', () => {
    expect(unsaidSince(before, game, { entries: ['fog'], rules: true })).toEqual([]);
    expect(unsaidSince(game, game, { entries: [], rules: false })).toEqual([]);
  });

  test('entries that only an older version names, or none', () =>
    expect(unsaidSince(before, game, { entries: ['wall', 'fog', 'door'], rules: false })).toEqual([
      'The change log does not name wall.',
      'The change log does not name door.',
    ]));

  test('a version that was not raised, and one that is forgotten', () => {
    expect(unsaidSince(before, before, { entries: [], rules: true })).toEqual([
      'The version was not raised: it is 2027.01 as before.',
      'The change log says nothing of the rules.',
    ]);
    const forgetful = { version: '2027.02', changelog: changelog.slice(2) };
    expect(unsaidSince(before, forgetful, { entries: ['fog'], rules: false })).toEqual([
      'The change log no longer knows the version 2027.01.',
    ]);
  });
});

describe('what is wrong with a log', () => {
  const entries = [{ id: 'wall' }, { id: 'moat' }];

  test('another end than the present version, another order, ids of nobody', () => {
    expect(changelogFaults({ ...game, entries })).toEqual([]);
    expect(
      changelogFaults({ version: '2027.02', changelog: changelog.toReversed(), entries: [{ id: 'moat' }] }),
    ).toEqual([
      'The change log ends with 2026.11, and the version is 2027.02.',
      'The versions of the change log are not in their order.',
      'The change log names wall, which there never was: Wall costs 14 instead of 12.',
    ]);
  });

  test.each(systems.map((system) => [system.slug, system] as const))(
    'nothing with that of %s',
    async (_, system) =>
      expect(changelogFaults({ ...(await versioned(system)), entries: system.entries })).toEqual([]),
  );
});

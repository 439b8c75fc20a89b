import { describe, expect, test } from 'vitest';
import { readShelfQuery, shelfFields, type ShelfRow, type ShelfWorld } from './shelf';

const row = (name: string, more: Partial<ShelfRow> = {}): ShelfRow => ({
  name,
  system: 'mms',
  systemName: 'Magic, Monsters and Swords',
  folder: '',
  tags: [],
  favourite: false,
  archived: false,
  agreement: 'The rules as printed',
  legal: true,
  spent: 300,
  left: 0,
  size: 4,
  version: 1,
  entries: ['Krag – The Fighter', 'Cleric'],
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-10-31T10:00:00.000Z',
  ...more,
});

const rows = [
  row('Night watch', { tags: ['campaign', 'draft'], folder: 'League 2026', spent: 122, left: 178 }),
  row('Old guard', { archived: true, updatedAt: '2025-01-05T00:00:00.000Z' }),
  row('Too many', { legal: false, spent: 366, left: -66, favourite: true }),
  row('Harbour empire', {
    system: 'battle-magic',
    systemName: 'Battle Magic',
    entries: ['Castle'],
    spent: 44,
    tags: ['campaign'],
  }),
  // A list that its system can no longer read has no verdict and no total.
  row('Broken', { entries: [], legal: undefined, spent: undefined, left: undefined }),
];

const world: ShelfWorld<ShelfRow> = {
  systems: [
    { slug: 'mms', name: 'Magic, Monsters and Swords' },
    { slug: 'battle-magic', name: 'Battle Magic' },
  ],
  legalUnder: (name) =>
    name === 'Big battles' ? (r) => (r.spent === undefined ? undefined : r.spent < 500) : undefined,
};

const ask = (query: string) => {
  const read = readShelfQuery(query, world);
  expect(read.problems).toEqual([]);
  return rows.filter(read.test).map((r) => r.name);
};

describe('a question to one’s lists', () => {
  test.each([
    ['', ['Night watch', 'Old guard', 'Too many', 'Harbour empire', 'Broken']],
    ['system:mms tag:campaign -archived budget<300 legal:yes', ['Night watch']],
    ['system:"battle magic"', ['Harbour empire']],
    ['krag -folder:league', ['Old guard', 'Too many']],
    ['has:castle', ['Harbour empire']],
    ['folder:"league 2026"', ['Night watch']],
    ['tag:campaign', ['Night watch', 'Harbour empire']],
    ['archived', ['Old guard']],
    ['starred', ['Too many']],
    ['favourite:yes', ['Too many']],
    ['legal:no', ['Too many']],
    ['-legal:yes', ['Too many', 'Broken']],
    ['left<0', ['Too many']],
    ['legal:"Big battles" -legal:yes', ['Too many']],
    ['updated<2026', ['Old guard']],
    ['updated:2026-10 created>=2026-03-01 size=4 name:harbour', ['Harbour empire']],
    ['"night watch"', ['Night watch']],
  ])('%s', (query, names) => expect(ask(query)).toEqual(names));

  test.each([
    ['legal:"Nobody’s"', 'unknown_agreement'],
    ['legal<3', 'no_numbers'],
    ['colour:red', 'unknown_field'],
    ['budget<many', 'not_a_number'],
    ['system:chess', 'unknown_value'],
    ['updated>yesterday', 'no_date'],
    ['tag:', 'no_value'],
  ])('%s cannot be read, and says where', (query, code) => {
    const [problem] = readShelfQuery(query, world).problems;
    expect(problem).toMatchObject({ code, at: { from: 0 } });
    expect(problem!.message).toMatch(/\.$/);
  });

  test('knows whether it speaks of the archive', () => {
    for (const query of ['archived', '-archived', 'archived:no'])
      expect(readShelfQuery(query, world).asksArchive).toBe(true);
    expect(readShelfQuery('"archived" krag', world).asksArchive).toBe(false);
  });

  test('names its fields', () => expect(shelfFields).toContain('legal'));
});

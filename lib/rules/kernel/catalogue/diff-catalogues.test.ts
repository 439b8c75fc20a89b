import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { diffCatalogues, type CatalogueData } from './diff-catalogues';
import type { Provenance } from './provenance';

const wall = {
  id: 'wall',
  name: 'Wall',
  kind: 'defense',
  cost: 12,
  level: 12,
  indicia: { level: 12, size: '1-2' },
  tags: [],
  text: 'Stops everybody.',
  effects: [{ kind: 'stop', who: 'all' }],
  icon: 'wall',
  provenance: {
    name: 'printed',
    kind: 'printed',
    text: 'house',
    effects: 'house',
    cost: 'printed',
    level: 'printed',
    size: 'house',
  } as Record<string, Provenance>,
  source: [[1, 2]],
  rules: ['G-001'],
} as const;

const rule = { id: 'G-001', chapter: 'ground', text: 'Walls stop.', source: [[1, 2]], provenance: 'printed' };
const check = {
  code: 'G-L01',
  title: 'Total',
  severity: 'error',
  rules: ['G-001'],
  stage: 'list',
  find: () => [],
};

const data = (system: object = {}, book: object = {}): CatalogueData =>
  ({
    system: {
      entries: [wall],
      kinds: [{ id: 'defense', name: 'Defense', plural: 'Defenses', explains: 'It stands.' }],
      indicia: [],
      checks: [check],
      matchChecks: [],
      presets: [],
      house: z.strictObject({ total: z.int().default(300).meta({ title: 'Total' }) }),
      ...system,
    },
    book: { chapters: [], rules: [rule], rulings: [], vocabulary: [], ...book },
  }) as unknown as CatalogueData;

const present = data();
const changed = (entry: object) => diffCatalogues(present, data({ entries: [{ ...wall, ...entry }] }));

test('the same data: nothing, whatever the order of its fields and the code in it', () =>
  expect(
    diffCatalogues(
      present,
      data({
        entries: [Object.fromEntries(Object.entries(wall).reverse())],
        checks: [{ ...check, judges: ['total'], find: () => [{ facts: {} }] }],
      }),
    ),
  ).toEqual([]));

describe('entries', () => {
  test('a value with where it comes from, said once though the entry holds it twice', () =>
    expect(changed({ level: 14, indicia: { level: 14, size: '1-2' } })).toEqual([
      {
        kind: 'changed',
        part: 'entry',
        id: 'wall',
        name: 'Wall',
        fields: [{ field: 'level', was: 12, is: 14, provenanceWas: 'printed', provenance: 'printed' }],
      },
    ]));

  test('a value of its own that its indicia do not show', () =>
    expect(changed({ level: 14 })[0]!.fields).toMatchObject([{ field: 'level', was: 12, is: 14 }]));

  test('the same value from elsewhere', () =>
    expect(changed({ provenance: { ...wall.provenance, size: 'ruled' } })[0]!.fields).toEqual([
      { field: 'size', was: '1-2', is: '1-2', provenanceWas: 'house', provenance: 'ruled' },
    ]));

  test('a value that came and one that went', () =>
    expect(changed({ copies: 3, cost: undefined })[0]!.fields).toEqual(
      [
        { field: 'copies', is: 3 },
        { field: 'cost', was: 12, provenanceWas: 'printed', provenance: 'printed' },
      ].reverse(),
    ));

  test('effects as a whole, and another name beside the old one', () =>
    expect(changed({ name: 'High Wall', effects: [] })[0]).toMatchObject({
      name: 'High Wall',
      nameWas: 'Wall',
      fields: [{ field: 'name' }, { field: 'effects', was: [{ kind: 'stop', who: 'all' }], is: [] }],
    }));

  test('one is gone, and another is new with all that it says', () => {
    const [gone, added] = diffCatalogues(present, data({ entries: [{ ...wall, id: 'moat', name: 'Moat' }] }));
    expect([gone!.kind, gone!.id, added!.kind, added!.id]).toEqual(['removed', 'wall', 'added', 'moat']);
    expect(added!.fields).toContainEqual({ field: 'cost', is: 12, provenance: 'printed' });
  });
});

test('everything else that whoever edits data writes', () => {
  const other = data(
    {
      kinds: [],
      checks: [{ ...check, severity: 'warning' }],
      presets: [{ id: 'league', name: 'League', explains: 'For leagues.', house: {} }],
      house: z.strictObject({ total: z.int().default(400).meta({ title: 'Total' }) }),
    },
    {
      rules: [{ ...rule, text: 'Walls stop all.' }],
      rulings: [
        { id: 'G-R01', topic: 'Doors', readings: [], ruling: 'Open.', variations: [], source: [[3, 3]] },
      ],
      vocabulary: [{ term: 'wall', meaning: 'It stops.', forms: [], rules: [] }],
    },
  );
  expect(
    diffCatalogues(present, other).map(({ part, kind, id, fields }) => [part, kind, id, fields.length]),
  ).toEqual([
    ['rule', 'changed', 'G-001', 1],
    ['ruling', 'added', 'G-R01', 6],
    ['check', 'changed', 'G-L01', 1],
    ['variation', 'changed', 'total', 1],
    ['preset', 'added', 'league', 4],
    ['kind', 'removed', 'defense', 4],
    ['term', 'added', 'word-wall', 4],
  ]);
});

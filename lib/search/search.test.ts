import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem, type Entry } from '@/lib/rules';
import { catalogueSearch, foldWords, searchEverywhere } from './index';

const entry = (id: string, kind: string, cost: number | undefined, more: Partial<Entry> = {}) => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1).replaceAll('-', ' '),
  kind,
  ...(cost === undefined ? {} : { cost }),
  indicia: {},
  tags: [],
  text: '',
  rules: ['TOY-001'],
  ...more,
});

/** A box of seven things; only what search reads of a system. */
const toys = {
  slug: 'toys',
  name: 'Toys',
  unit: { one: 'level', many: 'levels' },
  kinds: [
    { id: 'character', name: 'Character', plural: 'Characters' },
    { id: 'artifact', name: 'Artifact', plural: 'Artifacts' },
    { id: 'spell-book', name: 'Spell book', plural: 'Spell books' },
    { id: 'spell', name: 'Spell', plural: 'Spells' },
  ],
  indicia: [
    { key: 'attackRange', letter: 'G', name: 'Attack range' },
    { key: 'moves', letter: 'E', name: 'Moves' },
    { key: 'flies', name: 'Flies' },
  ],
  entries: [
    entry('krag', 'character', 122, {
      indicia: { moves: 2, flies: false, attackRange: 1 },
      text: 'A fighter.',
    }),
    entry('mage', 'character', 60, {
      indicia: { moves: 1, flies: true },
      tags: ['magic'],
      text: 'Throws fire.',
    }),
    entry('sword', 'artifact', 10, { tags: ['weapon'], text: 'Cuts in heavy armor.' }),
    entry('magic-sword', 'artifact', 25, { tags: ['weapon', 'magic'], text: 'Cuts armor, heavy or not.' }),
    entry('élan', 'spell', undefined, { indicia: { moves: 'X' }, text: 'The dragon’s haste.' }),
    entry('tome', 'spell-book', 10, { text: 'Two spells.' }),
    entry('fireball', 'spell', 10, { indicia: { attackRange: 6 }, tags: ['magic'], text: 'A ball of fire.' }),
  ],
} as unknown as AnySystem;

const ids = (query: string, sort?: string) =>
  catalogueSearch(toys)
    .search(query, sort === undefined ? {} : { sort })
    .entries.map((e) => e.id);

describe('queries', () => {
  test.each([
    [
      'nothing asked, everything in its order',
      '',
      ['krag', 'mage', 'sword', 'magic-sword', 'élan', 'tome', 'fireball'],
    ],
    ['a word', 'krag', ['krag']],
    ['the beginning of a word', 'kra', ['krag']],
    ['all words must be there', 'magic sword', ['magic-sword']],
    ['marks and case do not matter', 'ELAN', ['élan']],
    ['an apostrophe does not part a word', "dragon's", ['élan']],
    ['a slip is forgiven', 'fierball', ['fireball']],
    ['a phrase is the words in their order', '"heavy armor"', ['sword']],
    ['a name beats a text', 'fire', ['fireball', 'mage']],
    ['not a word', '-magic kind:artifact', ['sword']],
    ['not a phrase', '-"heavy armor" kind:artifact', ['magic-sword']],
    ['the unit names the cost', 'level<20', ['sword', 'tome', 'fireball']],
    ['its plural too', 'levels>=60', ['krag', 'mage']],
    ['air around the sign', 'cost > 60', ['krag']],
    ['a word with a soft hyphen in it', 'dra\u00adgons', ['élan']],
    ['the issue’s own query', 'level<20 kind:artifact', ['sword']],
    ['a range', 'level:20..100', ['mage', 'magic-sword']],
    ['an open range', 'level:..24', ['sword', 'tome', 'fireball']],
    ['one of two kinds', 'kind:character,artifact level<100', ['mage', 'sword', 'magic-sword']],
    ['a kind by its plural', 'kind:artifacts', ['sword', 'magic-sword']],
    ['a whole kind is not the beginning of another', 'kind:spell', ['élan', 'fireball']],
    ['a kind with a space', 'kind:"spell book"', ['tome']],
    ['an indicium by its key', 'attackRange>=1', ['krag', 'fireball']],
    ['by its name', '"attack range">1', ['fireball']],
    ['by its letter', 'g>1', ['fireball']],
    ['words among numbers', 'moves:x', ['élan']],
    ['yes and no', 'flies:yes', ['mage']],
    ['unlike, of those that have a value', 'moves!=2', ['mage', 'élan']],
    ['not that, unknown values too', '-level<100', ['krag', 'élan']],
    ['a tag', 'tag:weapon', ['sword', 'magic-sword']],
    ['a rule', 'rule:TOY-001 level>100', ['krag']],
    ['nothing fits', 'xyzzyplugh', []],
  ])('%s: %s', (_, query, expected) => {
    expect(catalogueSearch(toys).search(query).problems).toEqual([]);
    expect(ids(query)).toEqual(expected);
  });

  test.each([
    ['by name', 'name', ['élan', 'fireball', 'krag', 'mage', 'magic-sword', 'sword', 'tome']],
    [
      'by cost, equal ones as they stood, unknown last',
      'cost',
      ['sword', 'tome', 'fireball', 'magic-sword', 'mage', 'krag', 'élan'],
    ],
    [
      'turned round, unknown still last',
      '-cost',
      ['krag', 'mage', 'magic-sword', 'sword', 'tome', 'fireball', 'élan'],
    ],
    ['numbers before words', 'moves', ['mage', 'krag', 'élan', 'sword', 'magic-sword', 'tome', 'fireball']],
  ])('sorted %s', (_, sort, expected) => {
    expect(ids('', sort)).toEqual(expected);
  });

  test.each([
    ['colour:red', 'unknown_field', 0, 10],
    ['fire colour:red', 'unknown_field', 5, 15],
    ['kind:vehicle', 'unknown_value', 0, 12],
    ['level<many', 'not_a_number', 0, 10],
    ['flies>2', 'no_numbers', 0, 7],
    ['flies:perhaps', 'not_a_flag', 0, 13],
  ])('%s is told what is wrong, and where', (query, code, from, to) => {
    const { problems } = catalogueSearch(toys).search(query);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, at: { from, to } });
    expect(problems[0]!.message).toMatch(/^[A-Z“].*\.$/);
  });

  test('an unknown sort is told', () => {
    expect(catalogueSearch(toys).search('', { sort: 'colour' }).problems[0]?.code).toBe('unknown_sort');
  });

  test('forgiveness is said aloud', () => {
    expect(catalogueSearch(toys).search('fireball').forgiven).toBe(false);
    expect(catalogueSearch(toys).search('fierball').forgiven).toBe(true);
  });
});

describe('facets', () => {
  const facet = (query: string, field: string) =>
    catalogueSearch(toys)
      .search(query, { facets: true })
      .facets.find((f) => f.field === field);

  test('values are counted, the most frequent first', () => {
    expect(facet('', 'kind')).toEqual({
      field: 'kind',
      label: 'Kind',
      type: 'values',
      values: [
        { value: 'artifact', label: 'Artifact', count: 2 },
        { value: 'character', label: 'Character', count: 2 },
        { value: 'spell', label: 'Spell', count: 2 },
        { value: 'spell-book', label: 'Spell book', count: 1 },
      ],
    });
  });

  test('numbers have a range', () => {
    expect(facet('kind:artifact', 'cost')).toMatchObject({ type: 'range', min: 10, max: 25, count: 2 });
  });

  test('a facet is counted without the query’s own condition on it', () => {
    expect(facet('tag:magic kind:spell', 'kind')).toMatchObject({
      values: [
        { value: 'artifact', count: 1 },
        { value: 'character', count: 1 },
        { value: 'spell', count: 1 },
      ],
    });
    expect(facet('tag:magic kind:spell', 'tag')).toMatchObject({ values: [{ value: 'magic', count: 1 }] });
  });
});

const systems = await loadSystems();

describe.each(systems.map((s) => [s.slug, s] as const))('%s', (_, system) => {
  const { search, fields } = catalogueSearch(system);

  test('every entry is found by its own name', () => {
    for (const e of system.entries)
      if (foldWords(e.name) !== '')
        expect(
          search(e.name.replace(/["“”„:<>=!,]|^-|\s-/g, ' ')).entries.map((x) => x.id),
          e.id,
        ).toContain(e.id);
  });

  test('every kind, indicium, letter and unit can be asked for', () => {
    for (const kind of system.kinds)
      expect(
        search(`kind:${kind.id}`)
          .entries.map((e) => e.id)
          .sort(),
      ).toEqual(
        system.entries
          .filter((e) => e.kind === kind.id)
          .map((e) => e.id)
          .sort(),
      );
    for (const { key, name, letter } of system.indicia)
      for (const word of [key, name, letter ?? key]) expect(fields.find(word), word).toBeDefined();
    expect(fields.find(system.unit.one)).toBeDefined();
  });

  test('a condition and its opposite part the catalogue', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields.all.filter((f) => f.type === 'number')),
        fc.constantFrom('<', '<=', '>', '>=', '=', '!='),
        fc.integer({ min: -5, max: 200 }),
        (field, operator, n) => {
          const clause = `"${field.name}"${operator}${n}`;
          const yes = search(clause).entries;
          const no = search(`-${clause}`).entries;
          expect(new Set([...yes, ...no]).size).toBe(system.entries.length);
          expect(yes.length + no.length).toBe(system.entries.length);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('a sort keeps every entry, and the same order each time', () => {
    for (const field of fields.all)
      for (const sort of [field.name, `-${field.name}`]) {
        const once = search('', { sort }).entries;
        expect(new Set(once).size).toBe(system.entries.length);
        expect(search('', { sort }).entries).toEqual(once);
      }
  });

  test('kinds are counted to the whole catalogue', () => {
    const kinds = search('', { facets: true }).facets.find((f) => f.field === 'kind');
    expect(kinds?.type === 'values' && kinds.values.reduce((sum, v) => sum + v.count, 0)).toBe(
      system.entries.length,
    );
  });
});

test('a search over all catalogues names the system of each find', () => {
  const all = searchEverywhere([catalogueSearch(toys), ...systems.map(catalogueSearch)], 'fireball');
  expect(all.some(({ system, entry: e }) => system === toys && e.id === 'fireball')).toBe(true);
});

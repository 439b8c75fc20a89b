import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSystems, type Entry } from '@/lib/rules';
import type { Catalogue } from './fields';
import { catalogueSearch } from './search';
import { suggest, tokenAt } from './suggest';
import { readSyntax } from './syntax';

const entry = (id: string, name: string, kind: string, more: Partial<Entry>) => ({
  id,
  name,
  kind,
  indicia: {},
  tags: [],
  text: '',
  rules: [],
  ...more,
});

const box = {
  slug: 'box',
  name: 'A box',
  unit: { one: 'level', many: 'levels' },
  kinds: [
    { id: 'artifact', name: 'Artifact', plural: 'Artifacts', explains: '' },
    { id: 'defense', name: 'Defense works', plural: 'Defense works', explains: '' },
  ],
  indicia: [
    { key: 'moves', letter: 'E', name: 'Moves', explains: '', rules: [] },
    { key: 'flies', name: 'Flies', explains: '', rules: [] },
  ],
  entries: [
    entry('wall', 'Wall', 'defense', { cost: 12, tags: ['solid'] }),
    entry('axe', 'Dwarven axe', 'artifact', {
      cost: 4,
      tags: ['heavy weapon'],
      indicia: { moves: 2, flies: false },
    }),
    entry('wing', 'Wing', 'artifact', { cost: 30, indicia: { moves: 9, flies: true } }),
  ],
} as unknown as Catalogue;

/** The caret stands where the bar stands. */
const at = (marked: string) => {
  const caret = marked.indexOf('|');
  return suggest(box, marked.replace('|', ''), caret);
};
const shown = (marked: string) => at(marked).map((s) => s.label);

describe('what is offered where the caret stands', () => {
  test.each([
    ['nothing typed: the fields', '|', ['kind:', 'tag:', 'cost', 'moves', 'flies:']],
    ['the beginning of a field', 'ki|', ['kind:']],
    [
      'a field of numbers typed whole: its signs',
      'moves|',
      ['moves<', 'moves<=', 'moves>', 'moves>=', 'moves=', 'moves!='],
    ],
    ['a letter is a field too', 'e|', ['moves<', 'moves<=', 'moves>', 'moves>=', 'moves=', 'moves!=']],
    ['behind the colon: the values, most frequent first', 'kind:|', ['artifact', 'defense']],
    ['the name of a kind finds its id', 'kind:works|', ['defense']],
    ['an open quotation is a value already', 'tag:"hea|', ['"heavy weapon"']],
    ['the second of two values', 'kind:artifact,d|', ['defense']],
    ['yes and no', 'flies:|', ['no', 'yes']],
    ['numbers that are there', 'cost>=|', ['4', '12', '30']],
    ['numbers that begin so', 'cost<3|', ['30']],
    [
      'a value of any field, and entries by name',
      'w|',
      ['kind:defense', 'tag:"heavy weapon"', 'Wall', 'Wing'].slice(1),
    ],
    ['behind a minus', '-sol|', ['tag:solid']],
    ['within a query', 'axe ki| moves>1', ['kind:']],
    ['in a field that has its sign', 'mo|v<3', ['moves']],
    ['nothing where no field is known', 'colour:r|', []],
    ['nothing that fits', 'zzz|', []],
  ])('%s: %s', (_, marked, labels) => expect(shown(marked)).toEqual(labels));

  test.each([
    ['ki|', 'kind:', 5],
    ['axe tag:hea|', 'axe tag:"heavy weapon" ', 23],
    ['axe tag:"hea|', 'axe tag:"heavy weapon" ', 23],
    ['-sol| axe', '-tag:solid axe', 11],
    ['kind:a|,defense', 'kind:artifact,defense', 13],
    ['mo|v<3', 'moves<3', 5],
  ])('choosing the first of %s gives %s', (marked, query, caret) =>
    expect(at(marked)[0]).toMatchObject({ query, caret }),
  );

  test('an entry is opened and not typed', () =>
    expect(at('dwarven|')).toMatchObject([{ kind: 'entry', entry: 'axe', detail: 'Artifact' }]));
});

test('behind an operator a value is expected, not a field', () => {
  const { tokens } = readSyntax('moves<');
  expect(tokenAt(tokens, 6)).toMatchObject({ role: 'value', from: 6, to: 6 });
});

test('whatever is typed in any game, each value offered for it can be searched for and finds something', async () => {
  const systems = await loadSystems();
  fc.assert(
    fc.property(
      fc.constantFrom(...systems),
      fc.oneof(fc.stringMatching(/^[a-z]{0,3}$/), fc.constantFrom('kind:', 'tag:', '-', 'cost<', 'level>=')),
      (system, text) => {
        for (const { kind, query } of suggest(system, text, text.length)) {
          if (kind !== 'value') continue;
          const { entries, problems } = catalogueSearch(system).search(query, { strict: true });
          expect(problems, query).toEqual([]);
          if (!text.startsWith('-') && !text.includes('<')) expect(entries.length, query).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 60 },
  );
});

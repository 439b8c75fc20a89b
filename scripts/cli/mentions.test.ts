import { describe, expect, test } from 'vitest';
import { mentionsOf, placeOf, type Source } from './mentions';

const home = 'lib/rules/systems/mms';
const files: Readonly<Record<string, string>> = {
  [`${home}/catalogue/characters.ts`]: "// krag\n  { row: 'MMS-150', id: 'krag', name: 'Krag' },\n",
  [`${home}/catalogue/catalogue.test.ts`]: "use('krag-the-second');\nuse('krag', 2);\n",
  [`${home}/examples.test.ts`]: "test('MMS-R07: Krag wins', …\n// MMS-R071, MMS-R07-match\n",
  [`${home}/samples.ts`]: "one('krag', 'sword'),\none('krag'),\n",
  [`${home}/house/army.ts`]: '  levelTotal: z.int()\n',
  [`${home}/rulebook/ground.ts`]: "['001', '8', 'Walls stop everybody.'],\n",
  [`${home}/scenario/examples.jsonl`]: '{"units":["krag"]}\n',
  'lib/rules/systems/magic-realm/catalogue/catalogue.test.ts': "use('krag')\n",
  'lib/search/a.test.ts': "find('krag');\n",
  'e2e/b.spec.ts': "goto('/systems/mms/entries/krag');\nnamed('Kragmoor', 'Krag');\n",
  'components/report/cases/c.json': '{"system":"mms",\n"entry":"krag"}\n',
  'components/builder/row.tsx': "const shown = 'krag'; // of mms\n",
};
const sources: readonly Source[] = Object.entries(files).map(([path, text]) => ({ path, text }));

const krag = { part: 'entry', id: 'krag', name: 'Krag' } as const;

describe('who names it', () => {
  test('an entry: by id or name, where its game is meant, and only where it is tried or listed', () =>
    expect(mentionsOf(sources, 'mms', krag)).toEqual([
      { kind: 'test', path: `${home}/catalogue/catalogue.test.ts`, lines: [2] },
      { kind: 'worked examples', path: `${home}/examples.test.ts`, lines: [1] },
      { kind: 'sample lists', path: `${home}/samples.ts`, lines: [1, 2] },
      { kind: 'worked examples', path: `${home}/scenario/examples.jsonl`, lines: [1] },
      { kind: 'test', path: 'e2e/b.spec.ts', lines: [1, 2] },
      { kind: 'report', path: 'components/report/cases/c.json', lines: [2] },
    ]));

  test('an entry that had another name: that one too', () =>
    expect(mentionsOf(sources, 'mms', { ...krag, id: 'x', name: 'Carg', nameWas: 'Krag' })).toHaveLength(2));

  test('a ruling: by its ID, and not by one that only begins like it', () =>
    expect(mentionsOf(sources, 'mms', { part: 'ruling', id: 'MMS-R07', name: 'Letters' })).toEqual([
      { kind: 'worked examples', path: `${home}/examples.test.ts`, lines: [1] },
    ]));
});

test.each([
  ['entry', 'krag', undefined, 'catalogue/characters.ts:2'],
  ['variation', 'levelTotal', undefined, 'house/army.ts:1'],
  ['rule', 'MMS-001', 'Walls stop everybody.', 'rulebook/ground.ts:1'],
] as const)('where a %s is written', (part, id, words, at) =>
  expect(placeOf(sources, 'mms', { part, id, words })).toBe(`${home}/${at}`),
);

test('what is made of others is written nowhere', () =>
  expect(placeOf(sources, 'mms', { part: 'entry', id: 'mageron' })).toBeUndefined());

import { describe, expect, test } from 'vitest';
import {
  diffLists,
  formOf,
  loadSystem,
  optionWords,
  parseList,
  plainTerms,
  seededDice,
  systemSlugs,
  writePath,
  type List,
} from '../index';

describe.each(systemSlugs)('what options of %s are called', async (slug) => {
  const system = await loadSystem(slug);
  const terms = plainTerms('', system.house.parse({}));
  const forms = system.forms.flatMap((form) => {
    const drawn = form.random(seededDice('words'), terms.house, terms);
    if (!drawn) return [];
    const list: List = {
      format: 'muster-list/1',
      system: slug,
      name: 'L',
      entries: [...drawn.entries],
      options: drawn.options as List['options'],
    };
    const read = parseList(system, list, terms);
    return read.ok ? [{ id: form.id, list, read: read.value }] : [];
  });

  test.each(forms)('$id: differences name an option as the builder does', ({ list, read }) => {
    const words = optionWords(system, list, terms);
    const fields = formOf(system, read).fields?.(read, terms.house) ?? [];
    const said = diffLists(system, { ...list, options: { form: read.form } }, list, terms);
    for (const { path, label } of fields) {
      const written = writePath(path);
      expect(words.nameOf(written)).toContain(label);
      expect(said.filter(({ text }) => text.startsWith(written))).toEqual([]);
    }
  });
});

describe('values of options', async () => {
  const system = await loadSystem('magic-realm');
  const party: List = {
    format: 'muster-list/1',
    system: 'magic-realm',
    name: 'L',
    entries: [{ entry: 'amazon', count: 1 }],
    options: { form: 'party', members: { amazon: { victory: { fame: 2 } } } },
  };
  const withFame = (fame: number): List => ({
    ...party,
    options: { form: 'party', members: { amazon: { victory: { fame } } } },
  });
  const none: List = { ...party, options: { form: 'party' } };
  const texts = (from: List, to: List) => diffLists(system, from, to).map((change) => change.text);

  test('come, change and go by the name of their field', () => {
    expect(texts(none, party)).toEqual(['Amazon – Fame (points): 2.']);
    expect(texts(party, withFame(5))).toEqual(['Amazon – Fame (points): 2 became 5.']);
    expect(texts(party, none)).toEqual(['Amazon – Fame (points) (was 2).']);
  });

  test('are told by their paths where the schemas refuse the list or are not at hand', () => {
    const broken: List = {
      ...party,
      options: { form: 'party', members: { amazon: { victory: { fame: 'x' } } } },
    };
    expect(texts(none, broken)).toEqual(['members.amazon.victory.fame: "x".']);
    const bare = { ...system, options: undefined };
    Reflect.deleteProperty(bare, 'options');
    expect(diffLists(bare as never, none, party).map((change) => change.text)).toEqual([
      'members.amazon.victory.fame: 2.',
    ]);
  });
});

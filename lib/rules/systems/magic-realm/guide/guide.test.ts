import { expect, test } from 'vitest';
import type { Step, StepPart } from '../../../kernel/list/guide';
import { List } from '../../../kernel/list/list';
import { judge } from '../../../kernel/verdict/judge';
import { parseList } from '../../../kernel/list/prepare';
import { magicRealm } from '../index';
import { line, parsedOf, termsOf, type Case } from '../testing';

const guide = await magicRealm.forms.find((f) => f.id === 'party')!.guide!.load();

const stepsOf = (sheet: Case): Readonly<Record<string, Step>> => {
  const terms = termsOf(sheet);
  return Object.fromEntries(guide.steps(parsedOf(sheet, terms), terms.house, terms).map((s) => [s.id, s]));
};
const partOf = <K extends StepPart['part']>(step: Step | undefined, kind: K) => {
  const found = step?.parts.find((p): p is Extract<StepPart, { part: K }> => p.part === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

test('all sixteen characters are offered, less those that are banned', () => {
  const offered = (sheet: Case) => partOf(stepsOf(sheet)['character'], 'entries').choices.map((c) => c.entry);
  expect(offered({ entries: [] })).toHaveLength(16);
  expect(offered({ entries: [], banned: ['wizard'] })).not.toContain('wizard');
});

test('another character takes the place of the first, and what the sheet said of him goes too', () => {
  const sheet: Case = {
    entries: [line('white-knight', 'peace'), 'r7'],
    options: {
      form: 'party',
      continued: true,
      members: { 'white-knight': { level: 4, start: 'chapel' } },
      hires: { r7: { day: 1 } },
    },
  };
  const choice = partOf(stepsOf(sheet)['character'], 'entries').choices.find((c) => c.entry === 'amazon')!;
  expect(choice.chosen).toBe(false);
  expect(choice.becomes).toEqual({
    entries: [
      { entry: 'amazon', count: 1 },
      { entry: 'r7', count: 1 },
    ],
    options: { form: 'party', continued: true, hires: { r7: { day: 1 } } },
  });
});

test('where three are allowed, a choice adds one, and a second choice takes him away', () => {
  const sheet: Case = { entries: ['amazon'], house: { 'party.charactersPerPlayer': 3 } };
  const { choices } = partOf(stepsOf(sheet)['character'], 'entries');
  const entries = (id: string) => choices.find((c) => c.entry === id)!.becomes.entries.map((e) => e.entry);
  expect(entries('dwarf')).toEqual(['amazon', 'dwarf']);
  expect(entries('amazon')).toEqual([]);
});

test('the chits of his level are shown, and those turned to color are spent', () => {
  const sheet: Case = {
    entries: ['wizard'],
    options: { form: 'party', members: { wizard: { colorChits: ['MAGIC II4*'] } } },
  };
  const { rows } = partOf(stepsOf(sheet)['character'], 'pieces');
  const magic = rows.find((r) => r.label === 'Magic')!.pieces;
  expect(rows.flatMap((r) => r.pieces)).toHaveLength(12);
  expect(magic.filter((p) => p.spent).map((p) => p.text)).toEqual(['II4*']);
});

test('MR-B24: of two alike both are spent, where both were turned', () => {
  const sheet: Case = {
    entries: ['elf'],
    options: { form: 'party', members: { elf: { colorChits: ['MAGIC III3*', 'MAGIC III3*'] } } },
  };
  const { rows } = partOf(stepsOf(sheet)['character'], 'pieces');
  const spent = rows.flatMap(({ pieces }) => pieces.filter((p) => p.spent));
  expect(spent.map(({ text }) => text)).toEqual(['III3*', 'III3*']);
});

test.each([
  [28, {}, 5],
  [28, { wizard: { level: 2 } }, 3],
  [14, {}, 3],
])('%i days with %j ask for %i points', (days, members, points) => {
  const sheet: Case = {
    entries: ['wizard'],
    house: { 'game.days': days },
    options: { form: 'party', members },
  };
  expect(partOf(stepsOf(sheet)['victory'], 'total').total).toMatchObject({ spent: 0, limit: points });
});

test.each([
  [2, ['Neutral to everybody before level 3.']],
  [3, ['Order', 'Lancers']],
])('at level %i a White Knight knows %j (MR-B06)', (level, known) => {
  const sheet: Case = {
    entries: ['white-knight'],
    options: { form: 'party', members: { 'white-knight': { level } } },
  };
  const { rows } = partOf(stepsOf(sheet)['start'], 'facts');
  expect(rows.slice(0, 2).map(({ text }) => text)).toEqual(known);
});

test('MR-B70: with optional abilities the Order is only friendly to the White Knight', () => {
  const relationsWith = (house: object) =>
    partOf(stepsOf({ entries: ['white-knight'], house })['start'], 'facts').rows.find(({ text }) =>
      text.includes('Order'),
    )?.label;
  expect(relationsWith({})).toBe('Ally');
  expect(relationsWith({ 'party.optionalAbilities': true })).toBe('Friendly');
});

test.each([
  ['month-end', 'another may make good'],
  ['all-categories', 'Only who meets every goal has won'],
] as const)('the goals decide by %s (MR-R42)', (mode, words) => {
  const sheet: Case = {
    entries: ['amazon'],
    house: { 'victory.mode': mode },
    options: { form: 'party', members: {} },
  };
  expect(stepsOf(sheet)['victory']!.explains).toContain(words);
});

test('the points assigned are told in what must be reached', () => {
  const members = { amazon: { victory: { greatTreasures: 1, fame: 2, notoriety: 2 } } };
  const { rows } = partOf(
    stepsOf({ entries: ['amazon'], options: { form: 'party', members } })['victory'],
    'facts',
  );
  expect(rows).toEqual([
    { label: 'Great treasures', text: '1 needed' },
    { label: 'Fame', text: '20 needed' },
    { label: 'Notoriety', text: '40 needed' },
  ]);
});

test('spells stand by type, each with the chits that cast it', () => {
  const part = partOf(stepsOf({ entries: [line('white-knight', 'peace')] })['spells'], 'carried');
  expect(part.groups.map((g) => g.label)).toEqual(['Type I']);
  expect(part.total).toMatchObject({ spent: 1, limit: 1 });
  expect(part.groups[0]!.choices.find((c) => c.entry === 'peace')).toEqual({
    entry: 'peace',
    note: 'cast with MAGIC I5**; white must come from the map',
    fit: 'fair',
  });
});

test('a character without spells has nothing to choose there', () =>
  expect(stepsOf({ entries: ['amazon'] })['spells']!.parts).toEqual([]));

test('the start offers his own places', () => {
  const { fields } = partOf(stepsOf({ entries: ['dwarf'] })['start'], 'fields');
  const [start] = fields;
  expect(start?.input === 'choice' && start.choices.map((c) => c.value)).toEqual(['inn', 'guardhouse']);
});

test('natives are offered once the game is under way', () => {
  const counts = (options: object) =>
    stepsOf({ entries: ['amazon'], options: { form: 'party', ...options } })['game']!.parts.filter(
      (p) => p.part === 'counts',
    ).length;
  expect(counts({})).toBe(0);
  expect(counts({ continued: true })).toBe(9);
});

test('a sheet made by nothing but the steps is legal', () => {
  const terms = termsOf({});
  const read = (list: List) => {
    const done = parseList(magicRealm, list, terms);
    if (!done.ok) throw new Error(JSON.stringify(done.problems));
    return done.value;
  };
  let list = List.parse({
    format: 'muster-list/1',
    system: 'magic-realm',
    name: 'Step by step',
    ...magicRealm.forms[0]!.start(terms.house),
  });
  const at = (id: string): Step => guide.steps(read(list), terms.house, terms).find((s) => s.id === id)!;
  const chosen = partOf(at('character'), 'entries').choices.find((c) => c.entry === 'white-knight')!;
  list = { ...list, entries: [...chosen.becomes.entries], options: chosen.becomes.options };
  const spells = partOf(at('spells'), 'carried');
  list = {
    ...list,
    entries: list.entries.map((e, i) =>
      i === spells.at ? { ...e, with: [spells.groups[0]!.choices[0]!.entry] } : e,
    ),
    options: {
      ...list.options,
      members: { 'white-knight': { start: 'inn', victory: { fame: 3, notoriety: 2 } } },
    },
  };
  expect(judge(magicRealm, read(list), terms).violations.filter((v) => v.severity === 'error')).toEqual([]);
});

import { expect, test } from 'vitest';
import type { StepPart } from '../../kernel/list/guide';
import { judge } from '../../kernel/verdict/judge';
import { List } from '../../kernel/list/list';
import { battleMagic } from './index';
import { listOf, parsed, set, termsOf, type Counts, type Table } from './testing/judged';

const guide = await battleMagic.forms.find((f) => f.id === 'empire')!.guide!.load();

const partOf = <K extends StepPart['part']>(
  id: string,
  kind: K,
  counts: Counts,
  table: Table = {},
  empire = 'human',
) => {
  const terms = termsOf(table);
  const list = parsed(listOf(counts, { form: 'empire', empire }), table);
  const step = guide.steps(list, terms.house, terms).find((s) => s.id === id)!;
  const found = step.parts.find((p): p is Extract<StepPart, { part: K }> => p.part === kind);
  if (!found) throw new Error(`no ${kind} in ${id}`);
  return found;
};

test('each printed set is one choice away, and legal', () => {
  const { choices } = partOf('set', 'starts', set('human', { 'human-army': 12 }));
  expect(choices.map((c) => c.label)).toHaveLength(6);
  for (const choice of choices.slice(0, 5)) {
    const list = List.parse({
      format: 'muster-list/1',
      system: 'battle-magic',
      name: choice.label,
      ...choice.becomes,
    });
    expect(judge(battleMagic, parsed(list), termsOf()).legal, choice.label).toBe(true);
  }
});

test('steppers show each class beside the printed set, with its price', () => {
  const part = partOf('counters', 'counts', set('human', { 'human-army': 12 }));
  expect(part.total).toMatchObject({ spent: 47, limit: 44, left: -3 });
  expect(part.rows.find((r) => r.label === 'Army')).toEqual({
    label: 'Army',
    entry: 'human-army',
    count: 12,
    at: [0],
    usual: 9,
    cost: '2 Gold',
  });
  // A class that the humans do not have joins as the plain class.
  expect(part.rows.find((r) => r.label === 'Giant')).toMatchObject({ entry: 'giant', count: 0, usual: 0 });
});

test('a custom set has the bounds of the agreement, alone and together', () => {
  const table = { house: { empireMode: 'custom', goldValueCap: 90 } };
  const part = partOf('counters', 'counts', set('elf'), table, 'custom');
  expect(part.rows.find((r) => r.entry === 'army' || r.label === 'Army')).toMatchObject({
    least: 6,
    most: 12,
  });
  expect(partOf('counters', 'facts', set('elf'), table, 'custom').rows).toEqual([
    { label: 'Ballistae, Crystal Towers', text: '5; 3 to 6 are usual' },
    { label: 'Dragons, Juggernaughts, Giants', text: '4; 3 to 4 are usual' },
  ]);
});

test('a unit of the players’ own has a stepper as soon as the agreement has it', () => {
  const griffin = battleMagic.own!.example as { id: string; name: string; kind: string };
  const table = { house: { empireMode: 'custom' }, cards: [{ ...griffin }] };
  const { rows } = partOf('counters', 'counts', set('human'), table, 'custom');
  expect(rows.at(-1)).toMatchObject({
    label: 'Storm Griffin (your own)',
    entry: 'own:storm-griffin',
    count: 0,
  });
});

test.each([
  [{}, 'The agreement plays with the printed sets only.'],
  [{ empireMode: 'custom' }, undefined],
])('own units under %j: %s', (house, closed) =>
  expect(partOf('own', 'own', set('human'), { house }).closed).toBe(closed),
);

test('the steps name every check that judges an empire, each once (BM-L24)', () => {
  const terms = termsOf();
  const list = parsed(listOf(set('human'), { form: 'empire', empire: 'human' }));
  const named = guide.steps(list, terms.house, terms).flatMap(({ checks }) => checks);
  // Checks of a whole table belong to no form.
  const ofTable = new Set(battleMagic.matchChecks.map(({ code }) => code));
  const judging = battleMagic.checks.filter(({ forms }) => forms?.includes('empire') ?? true);
  expect(named.filter((code) => !ofTable.has(code)).sort()).toEqual(judging.map(({ code }) => code).sort());
});

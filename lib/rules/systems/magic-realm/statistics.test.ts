import { expect, test } from 'vitest';
import type { Statistic } from '../../kernel/list/statistics';
import { magicRealm } from './index';
import { line, parsedOf, termsOf, type Case } from './testing';

const { statistics } = await magicRealm.insights!();
const of = (sheet: Case) => {
  const terms = termsOf(sheet);
  const all = statistics(parsedOf(sheet, terms), terms.house, terms);
  return (id: string): Statistic | undefined => all.find((s) => s.id === id);
};
const bars = (one: Statistic | undefined) =>
  one?.shape === 'bars' ? Object.fromEntries(one.rows.map((r) => [r.label, r.value])) : undefined;
const table = (one: Statistic | undefined) => (one?.shape === 'table' ? one.rows : undefined);

test('the Amazon has five MOVE and seven FIGHT chits, ten of them medium', () => {
  const amazon = of({ entries: ['amazon'] });
  expect(bars(amazon('chits'))).toEqual({ MOVE: 5, FIGHT: 7 });
  expect(bars(amazon('strength'))).toEqual({ Light: 1, Medium: 10, Heavy: 1 });
  expect(bars(amazon('speed'))).toEqual({ 'time 3': 5, 'time 4': 6, 'time 5': 1 });
  expect(table(amazon('fastest'))?.[0]?.slice(0, 5)).toEqual([
    'Amazon',
    'MOVE M3*',
    'MOVE M3*',
    'FIGHT M3**',
    'FIGHT H4**',
  ]);
});

test('to DUCK carries nothing and leads nowhere (MR-A11)', () => {
  const dwarf = of({
    entries: [line('dwarf', 'golden-icon')],
    options: { form: 'party', members: { dwarf: { level: 1 } } },
  });
  expect(table(dwarf('fastest'))?.[0]?.[2]).toMatch(/^MOVE H/);
  expect(dwarf('weight')?.says).toContain('Golden Icon (Dwarf)');
});

test('a lower level has fewer chits', () => {
  const scout = of({ entries: ['amazon'], options: { form: 'party', members: { amazon: { level: 2 } } } });
  expect(Object.values(bars(scout('chits'))!).reduce((a, b) => a + b, 0)).toBe(6);
});

test.each([
  [{}, 'cast with any of MAGIC II4*, MAGIC II3*; grey from his own chits'],
  [{ colorChits: ['MAGIC II4*'] }, 'cast with MAGIC II3*; grey from his own chits'],
  [{ colorChits: ['MAGIC II4*', 'II3*'] }, 'no chit of type II is left to cast it; grey from his own chits'],
])('the Wizard with %j: Stones Fly is %s', (member, words) => {
  const wizard = of({
    entries: [line('wizard', 'stones-fly')],
    options: { form: 'party', members: { wizard: member } },
  });
  expect(table(wizard('castable'))).toEqual([['Wizard', 'Stones Fly', 'II', words]]);
});

test.each([
  ['one of two alike', ['III3*'], 'cast with any of MAGIC III4*, MAGIC III3*#2, MAGIC III2*'],
  ['two alike', ['III3*', 'III3*'], 'cast with any of MAGIC III4*, MAGIC III2*'],
  ['the second one first', ['III3*#2', 'III3*'], 'cast with any of MAGIC III4*, MAGIC III2*'],
  ['all', ['III3*', 'III3*', 'III4*', 'III2*'], 'no chit of type III is left to cast it'],
])('MR-L25: the Elf who turns %s to color cannot cast with what he turned', (_, colorChits, words) => {
  const elf = of({
    entries: [line('elf', 'faerie-lights')],
    options: { form: 'party', members: { elf: { colorChits } } },
  });
  expect(table(elf('castable'))?.[0]?.[3]).toBe(`${words}; gold from his own chits`);
});

test('the White Knight can cast Peace and no Curse, and gets white from the map', () => {
  const knight = of({ entries: [line('white-knight', 'peace', 'curse')] })('castable');
  expect(knight?.says).toBe('1 of 2 spells can be cast with a chit of their type.');
  expect(table(knight)?.map((row) => row[3])).toEqual([
    'no chit of type V is left to cast it; grey must come from the map',
    'cast with MAGIC I5**; white must come from the map',
  ]);
});

test('what is too heavy for his own chits is named', () => {
  const form = { form: 'party', continued: true };
  const weight = of({ entries: [line('amazon', 'suit-of-armor')], options: form })('weight');
  expect(weight?.says).toContain('Suit of Armor (Amazon)');
});

test('MR-T08: a Belt of Strength that is worn makes chits as strong as their asterisks say', () => {
  const elf = (active: boolean) =>
    of({
      entries: [line('elf', 'belt-of-strength', 'great-axe')],
      options: {
        form: 'party',
        continued: true,
        members: { elf: { inventory: { 'belt-of-strength': { active } } } },
      },
    });
  expect(elf(false)('weight')?.says).toContain('Great Axe (Elf)');
  expect(elf(true)('weight')?.says).toBe('No item is heavier than the strongest MOVE chit of its owner.');
  expect(bars(elf(true)('strength'))).toEqual({ Medium: 2, Heavy: 4 });
  expect(table(elf(true)('fastest'))?.[0]?.slice(1, 3)).toEqual([
    'MOVE L2* of strength H',
    'MOVE L2* of strength H',
  ]);
});

test('natives are told by what they do on either side', () => {
  const rogues = of({ entries: ['r4'], options: { form: 'warband' } });
  expect(table(rogues('denizens'))?.[0]?.slice(0, 4)).toEqual(['R4', 1, 'medium', 2]);
  expect(bars(rogues('denizen-speed'))).toEqual({ 'time 2': 1 });
});

test.each([
  ['elf', {}, ['69 %', '22 %', '25 %', '25 %']],
  ['druid', {}, ['83 %']],
  ['white-knight', { level: 4 }, ['69 %', '22 %', '25 %']],
  ['wizard', {}, ['69 %', '22 %', '50 %']],
  ['witch', {}, ['69 %', '22 %', '44 %']],
  ['captain', {}, ['69 %', '22 %', 'no MAGIC chit']],
] as const)('table rolls of the %s with %j (W14 to W17)', (id, member, expected) => {
  const sheet = of({ entries: [id], options: { form: 'party', members: { [id]: member } } });
  expect(table(sheet('rolls'))?.[0]?.slice(1, 1 + expected.length)).toEqual(expected);
});

test('an advantage helps from its level on, a card while it is active (MR-B10)', () => {
  const deal = (options: object, parts: readonly string[] = []) =>
    table(
      of({ entries: [line('white-knight', ...parts)], options: { form: 'party', ...options } })('rolls'),
    )?.[0];
  const at = (level: number, more: object = {}) => ({ members: { 'white-knight': { level, ...more } } });
  expect(deal(at(3))?.[4]).toBe('25 %');
  expect(Number.parseInt(String(deal(at(4))?.[4]), 10)).toBeGreaterThan(25);
  const charm = { inventory: { 'lucky-charm': { active: true } } };
  expect(deal({ continued: true, ...at(3, charm) }, ['lucky-charm'])?.[1]).toBe('83 %');
  expect(deal({ continued: true, ...at(3) }, ['lucky-charm'])?.[1]).toBe('69 %');
});

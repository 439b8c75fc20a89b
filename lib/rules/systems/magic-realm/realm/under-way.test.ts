import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import type { RealmMap } from '../boards/map';
import { House, type House as RealmHouse } from '../house';
import type { RealmList, RealmTerms } from '../sheet';
import { line, parsedOf, termsOf, type Case } from '../testing';
import { engine } from './engine';
import { chitsOf, cursesOn, DISGUST, WITHER } from './engine/kit';
import { COLOR, DAMAGED, FATIGUED, WORN, WOUNDED, type RealmState } from './engine/state';
import { testingMap } from './engine/testing/realm';
import { relationTo } from './engine/trade/relation';
import { denizens } from './engine/world/denizens';
import { turnedOver } from './engine/world/garrisons';
import { tasks } from '../tasks';
import { table } from './table';

const made = (...lists: readonly Case[]) => {
  const terms = termsOf({});
  return table({
    house: House.parse({}) as RealmHouse,
    terms: terms as unknown as RealmTerms,
    lists: lists.map((one) => parsedOf(one, terms) as unknown as RealmList),
  });
};
function begun(...lists: readonly Case[]): RealmState {
  const found = made(...lists);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return engine.setup(found.value, seededDice('under way'));
}
const onMap = (board: RealmMap): readonly string[] => {
  const terms = termsOf({});
  const found = table({
    house: House.parse({}) as RealmHouse,
    terms: terms as unknown as RealmTerms,
    lists: [undefined],
    board,
  });
  return found.ok ? [] : found.problems.map(({ code }) => code);
};
const codes = (...lists: readonly Case[]): readonly string[] => {
  const found = made(...lists);
  return found.ok ? [] : found.problems.map(({ code }) => code);
};

const druid: Case = {
  entries: [line('druid', 'staff', 'helmet', 'lucky-charm', 'fog', 'curse', 'remedy'), 'rhq', 'r1'],
  options: {
    form: 'party',
    continued: true,
    day: 9,
    members: {
      druid: {
        level: 4,
        start: 'inn',
        chits: { 'MAGIC II3*': 'fatigued', 'MOVE L3*': 'wounded', 'MAGIC II2**': 'color' },
        inventory: { staff: { active: true }, helmet: { active: true, damaged: true }, 'lucky-charm': {} },
        recorded: { gold: 31, fame: 7, notoriety: -2 },
        relations: { company: 'friendly' },
      },
    },
    hires: { rhq: { day: 2, employer: 'druid' }, r1: { day: 8, terms: 2, employer: 'druid' } },
  },
};

describe('a party that is under way', () => {
  const s = begun(druid);
  const [who] = s.who;
  test('MR-006: it goes on with its day', () => {
    expect([s.day, s.part]).toEqual([9, 'birdsong']);
  });

  test('MR-B11: chits are as they were', () => {
    const states = chitsOf(s, 0).map(({ code }, i) => [code, who!.chits[i]] as const);
    expect(states).toContainEqual(['MAGIC II3*', FATIGUED]);
    expect(states).toContainEqual(['MOVE L3*', WOUNDED]);
    expect(states).toContainEqual(['MAGIC II2**', COLOR]);
  });

  test('MR-B01: what he has is taken from where it was dealt', () => {
    expect(who!.items).toEqual([
      { id: 'staff', state: WORN },
      { id: 'helmet', state: WORN | DAMAGED },
      { id: 'lucky-charm', state: 0 },
    ]);
    expect(
      Object.values(s.piles)
        .flat()
        .some(({ id }) => id === 'lucky-charm'),
    ).toBe(false);
  });

  test('MR-B65: gold, fame and notoriety count on, and so do spells that he has learned', () => {
    expect([who!.gold, who!.fame, who!.notoriety]).toEqual([31, 7, -2]);
    expect(who!.spells.map(({ id, learned }) => [id, learned])).toEqual([
      ['fog', 0],
      ['curse', 0],
      ['remedy', 1],
    ]);
  });

  test('MR-B42: traders meet him as the sheet says', () => {
    expect(relationTo(s, 0, 'company')).toBe('friendly');
  });

  test('MR-B44: his hirelings stand with him for the rest of their terms', () => {
    const of = (id: string): number => denizens.findIndex((one) => one.id === id);
    expect(['rhq', 'r1'].map((id) => [s.at[of(id)], s.hirer[of(id)], s.term[of(id)]])).toEqual([
      [who!.place, 0, 15],
      [who!.place, 0, 35],
    ]);
  });
});

test('MR-B50: a task goes on from where its bearer sets out, and its chit is in no box', () => {
  const { who, waiting } = begun({
    entries: ['elf'],
    options: {
      form: 'party',
      continued: true,
      day: 5,
      members: { elf: { tasks: ['raid'], recorded: { notoriety: 40, fame: 40 } } },
    },
  });
  const raid = tasks.get('raid')!;
  expect(who[0]!.tasks).toMatchObject([{ id: 'raid', until: 4 + raid.effect.days - 1, to: '' }]);
  expect([who[0]!.fame, who[0]!.notoriety]).toEqual([40 - raid.costFame, 40 - raid.costNotoriety]);
  expect(waiting.filter((face) => turnedOver(face) === 'raid')).toEqual([]);
  expect(waiting).toContain('raid');
});

test('MR-X02: whoever squeaks does not begin hidden', () => {
  const s = begun({
    entries: ['elf'],
    options: { form: 'party', continued: true, members: { elf: { curses: ['squeak'] } } },
  });
  expect(s.who[0]!.hidden).toBe(0);
});

test('MR-B28, MR-X03: curses rest on him, and Wither keeps chits with asterisks out of play', () => {
  const s = begun({
    entries: ['elf'],
    options: { form: 'party', continued: true, members: { elf: { curses: ['wither', 'disgust'] } } },
  });
  expect(cursesOn(s.who[0]!)).toEqual([WITHER, DISGUST]);
  const stars = chitsOf(s, 0).map(({ asterisks }) => asterisks > 0);
  expect(s.who[0]!.chits.map((state) => state === FATIGUED)).toEqual(stars);
});

test('what cannot set out is refused', () => {
  expect(codes({ entries: [line('druid', 'staff'), 'r1'], options: { form: 'party' } })).toEqual([
    'no_hirelings',
    'no_belongings',
  ]);
  const other: Case = {
    ...druid,
    entries: ['elf', 'r1'],
    options: { ...(druid.options as object), members: {} },
  } as Case;
  expect(codes(druid, other)).toEqual(['hired_twice']);
  expect(codes({ entries: ['elf'], options: { form: 'party', continued: true, day: 29 } })).toEqual(['day']);
  const raider = (id: string): Case => ({
    entries: [id],
    options: { form: 'party', continued: true, members: { [id]: { tasks: ['raid'] } } },
  });
  expect(codes(raider('elf'), raider('dwarf'))).toEqual(['task_twice']);
});

describe('MR-L15, MR-B07: where a character begins', () => {
  const inn = (s: RealmState) => s.dwellings.find(({ id }) => id === 'inn')!.place;
  test.each(['', 'small-campfire', 'nowhere', null])('at the Inn, where “%s” names no dwelling', (start) => {
    const s = begun({ entries: ['dwarf'], options: { form: 'party', members: { dwarf: { start } } } });
    expect(s.who[0]!.place).toBe(inn(s));
  });
});

test('MR-B09: a map with two Chapels and no Inn is refused, for somebody may begin there', () => {
  const entries = Object.entries(testingMap.tiles).map(([id, at]) => [
    id,
    at?.holds === 'inn' ? { ...at, holds: 'chapel' as const } : at,
  ]);
  expect(onMap({ tiles: Object.fromEntries(entries) })).toEqual(['MR-B09']);
  expect(onMap(testingMap)).toEqual([]);
});

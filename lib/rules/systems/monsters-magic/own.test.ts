import { describe, expect, test } from 'vitest';
import type { AllyEffect } from './catalogue/effects';
import { levelOf } from './catalogue/price';
import { allies } from './catalogue/allies';
import { face } from './faces';
import { OwnAlly, foldUses, own } from './own';

const card = (more: object) => OwnAlly.parse({ id: 'own:test', name: 'Test', ...more });

describe('levels of custom cards (MM-304, ledger chapter 4.2)', () => {
  const force = (more: object): AllyEffect => ({ kind: 'force', value: 2, who: ['army'], ...more });
  test.each<readonly [string, readonly AllyEffect[], number]>([
    ['+2 on one terrain is half a level, rounded up', [force({ terrain: ['plains'] })], 1],
    ['+2 on two terrains', [force({ terrain: ['plains', 'forests'] })], 1],
    ['+2 on three terrains, 1.5 rounded up', [force({ terrain: ['plains', 'forests', 'badlands'] })], 2],
    ['+2 always', [force({})], 2],
    ['−2 costs as much as +2', [force({ value: -2 })], 2],
    ['+2 for three types always', [force({ who: ['army', 'hero', 'mage'] })], 6],
    ['+2 when attacking', [force({ role: 'attack' })], 1],
    ['+6 against one type', [force({ value: 6, vs: ['mage'] })], 2],
    ['+4 next to an own type', [force({ value: 4, adjacentTo: ['mage'] })], 2],
    ['+6 at four structures', [force({ value: 6, structure: ['castle', 'tower', 'city', 'town'] })], 3],
    ['+1 move point for two types', [{ kind: 'mp', value: 1, who: ['army', 'hero'] }], 6],
    [
      'entering two terrains',
      [{ kind: 'mpOnEnter', value: 1, who: ['hero'], terrain: ['plains', 'forests'] }],
      4,
    ],
    [
      'a summons and a draw',
      [
        { kind: 'summon', by: 'hero', who: ['mage'] },
        { kind: 'draw', value: 1 },
      ],
      4,
    ],
    ['a free garrison each turn', [{ kind: 'placeGarrison', value: 1, where: 'unoccupiedCityOrTown' }], 6],
    ['only the use as a permanent is paid', [{ kind: 'draw', value: 3, use: 'hc' }], 1],
  ])('%s', (_, effects, level) => expect(levelOf(effects)).toBe(level));

  test('the price of the example is that of its entry', () => {
    expect(own.price!(own.example)).toBe(1);
    expect(own.toEntry(own.example).cost).toBe(1);
  });
});

describe('custom cards become entries', () => {
  test('two equal uses are one; different ones are marked', () => {
    const effect = { kind: 'draw', value: 1 } as const;
    expect(foldUses({ pc: [effect], hc: [effect] })).toEqual([effect]);
    expect(foldUses({ pc: [effect], hc: [] })).toEqual([{ use: 'pc', ...effect }]);
  });

  test('each of the 64 printed cards can be made in the schema, with the same text, level and windows', () => {
    for (const ally of allies) {
      const plain = (use: 'pc' | 'hc') =>
        ally.effects.filter((e) => e.use !== (use === 'pc' ? 'hc' : 'pc')).map(({ use: _, ...e }) => e);
      const made = own.toEntry(card({ mode: ally.mode, pc: plain('pc'), hc: plain('hc') }));
      expect([made.text, made.cost, made.tags], ally.name).toEqual([ally.text, ally.cost, ally.tags]);
      expect(made.indicia, ally.name).toEqual(ally.indicia);
    }
  });

  test('all of it is ours, and its face is complete', () => {
    const entry = own.toEntry(own.example);
    expect(new Set(Object.values(entry.provenance))).toEqual(new Set(['house']));
    expect(face(entry)).toMatchObject({ title: 'River Folk', size: 'mini', tone: 'ember' });
  });

  test.each([
    ['an unknown effect', { pc: [{ kind: 'explode' }] }],
    ['an unknown type', { pc: [{ kind: 'mp', value: 1, who: ['dragon'] }] }],
    ['no types', { pc: [{ kind: 'mp', value: 1, who: [] }] }],
    ['a broken value', { pc: [{ kind: 'draw', value: 1.5 }] }],
    ['an unknown field', { copies: 2 }],
    ['no name', { name: ' ' }],
  ])('%s is refused', (_, more) =>
    expect(OwnAlly.safeParse({ id: 'own:test', name: 'Test', ...more }).success).toBe(false),
  );
});

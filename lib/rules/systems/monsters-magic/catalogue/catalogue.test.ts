import { describe, expect, test } from 'vitest';
import { allies } from './allies';
import { entries } from './index';
import { levelOf } from './price';

const tally = (values: readonly string[]): Readonly<Record<string, number>> => {
  const out: Record<string, number> = {};
  for (const value of values) out[value] = (out[value] ?? 0) + 1;
  return out;
};

describe('the Ally deck', () => {
  test('has 64 cards, one of each, in the order of their rows MM-201 to MM-264', () => {
    expect(allies.map((card) => card.rules[0])).toEqual(
      Array.from({ length: 64 }, (_, i) => `MM-${201 + i}`),
    );
    expect(allies.map((card) => card.source)).toEqual(
      Array.from({ length: 64 }, (_, i) => [[177 + i, 177 + i]]),
    );
    expect(allies.every((card) => card.copies === 1)).toBe(true);
  });

  test('has the families of the ledger', () => {
    expect(tally(allies.map((card) => card.family))).toEqual({
      recruit: 4,
      summon: 3,
      'force-terrain': 17,
      'force-versus': 8,
      'force-role': 4,
      move: 9,
      information: 1,
      garrison: 2,
      'force-garrison': 1,
      'force-adjacent': 5,
      map: 1,
      cards: 5,
      'force-target': 1,
      'force-structure': 1,
      figures: 2,
    });
  });

  test('has the modes of the ledger', () => {
    expect(tally(allies.map((card) => card.mode))).toEqual({ static: 47, ot: 11, split: 5, ability: 1 });
  });

  test('gives Force on 36 cards, all playable in combat, and Artificer to an attacker', () => {
    const force = allies.filter((card) => card.effects.some((e) => e.kind === 'force'));
    expect(force).toHaveLength(36);
    expect(allies.filter((card) => card.windows.includes('combat'))).toEqual(force);
    expect(allies.filter((card) => card.windows.includes('combatAttacker')).map((c) => c.name)).toEqual([
      'Artificer',
    ]);
  });

  test('says where the print slipped (MM-R33)', () => {
    const ruled = allies.filter((card) => card.rules.includes('MM-R33'));
    expect(ruled.map((card) => [card.name, card.provenance['name'], card.provenance['effects']])).toEqual([
      ['Necromancer', 'ruled', 'printed'],
      ['Army Eater', 'printed', 'ruled'],
      ['Assassin', 'printed', 'ruled'],
    ]);
  });
});

describe('levels, a proposal of ours', () => {
  test('all 64 follow from the formula, and come to 95', () => {
    expect(allies.filter((card) => levelOf(card.effects) !== card.cost).map((card) => card.name)).toEqual([]);
    expect(allies.reduce((sum, card) => sum + card.cost, 0)).toBe(95);
    expect(tally(allies.map((card) => String(card.cost)))).toEqual({ 6: 2, 3: 4, 2: 13, 1: 45 });
    expect(allies.every((card) => card.provenance['cost'] === 'house')).toBe(true);
  });

  test('five random cards: at most 8 in 77.15 % of deals, at most 10 in 88.36 %, never over 21', () => {
    // ways[n][s]: how many sets of n cards have the level total s.
    const ways = Array.from({ length: 6 }, () => new Map<number, number>());
    ways[0]!.set(0, 1);
    for (const { cost } of allies)
      for (let n = 4; n >= 0; n--)
        for (const [sum, count] of ways[n]!)
          ways[n + 1]!.set(sum + cost, (ways[n + 1]!.get(sum + cost) ?? 0) + count);
    const all = [...ways[5]!.values()].reduce((a, b) => a + b, 0);
    const upTo = (most: number): number =>
      [...ways[5]!].reduce((sum, [total, count]) => sum + (total <= most ? count : 0), 0) / all;
    expect(upTo(8)).toBeCloseTo(0.7715, 4);
    expect(upTo(10)).toBeCloseTo(0.8836, 4);
    expect(Math.max(...ways[5]!.keys())).toBe(21);
  });
});

test('MM-E26: five dealt permanents hold Empire or Merchant in 305 of 2016 deals', () => {
  const best = allies.filter((card) => card.cost === 6).length;
  let neither = 1;
  for (let i = 0; i < 5; i++) neither *= (allies.length - best - i) / (allies.length - i);
  expect(1 - neither).toBeCloseTo(305 / 2016, 12);
});

test('the whole catalogue: pieces, tiles, chits and markers in the printed numbers', () => {
  const copies = (kind: string) =>
    entries.filter((e) => e.kind === kind).map((e) => [e.id, e.copies] as const);
  expect(copies('ally')).toHaveLength(64);
  expect(copies('unit')).toEqual([
    ['garrison', 132],
    ['mage', 20],
    ['hero', 20],
    ['monster', 20],
    ['army', 20],
  ]);
  expect(copies('terrain').map(([, n]) => n)).toEqual([16, 16, 16, 16]);
  expect(copies('structure').map(([, n]) => n)).toEqual([8, 8, 8, 8, 8, 8, 8, 8]);
  expect(copies('marker').map(([, n]) => n)).toEqual([4, 4, 4, 4]);
  expect(new Set(entries.map((e) => e.icon)).size).toBe(entries.length);
});

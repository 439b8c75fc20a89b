import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weapons } from '../catalogue/weapons';
import type { WeaponChange } from '../catalogue/effects';
import { compare, spreadOf, valueOf, waysOver, type Pool } from './pool';

const changeOf = (id: string): WeaponChange => {
  const effect = weapons.find((w) => w.id === id)?.effects[0];
  if (effect?.kind !== 'weapon') throw new Error(`${id} is no weapon`);
  return effect.change;
};

const modifiers: readonly (readonly [name: string, pool: Omit<Pool, 'dice'>])[] = [
  ['none', {}],
  ...weapons.map((w) => [w.id, { weapon: changeOf(w.id) }] as const),
  ['morning-star word for word', { weapon: changeOf('morning-star'), literalStar: true }],
  ['gauntlet', { plus: 2 }],
  ['spears and gauntlet', { weapon: changeOf('spears'), plus: 2 }],
];

/** Every roll, one by one. */
function enumerated(pool: Pool): Map<number, number> {
  const out = new Map<number, number>();
  for (let roll = 0; roll < 6 ** pool.dice; roll++) {
    const faces = Array.from({ length: pool.dice }, (_, i) => (Math.trunc(roll / 6 ** i) % 6) + 1);
    const value = valueOf(faces, pool);
    out.set(value, (out.get(value) ?? 0) + 1);
  }
  return out;
}

const counted = (pool: Pool): Map<number, number> =>
  new Map([...spreadOf(pool).ways].flatMap((n, value) => (n > 0 ? [[value, n] as const] : [])));

const sorted = (map: Map<number, number>) => [...map].sort(([a], [b]) => a - b);

describe.each(modifiers)('%s', (_, pool) => {
  test('counting by the two best dice gives what every roll gives', () => {
    for (let dice = 1; dice <= 6; dice++)
      expect(sorted(counted({ ...pool, dice })), `${dice} dice`).toEqual(
        sorted(enumerated({ ...pool, dice })),
      );
  });

  test('all ways together are all rolls, up to twenty dice', () => {
    for (let dice = 1; dice <= 20; dice++) {
      const { ways, rolls } = spreadOf({ ...pool, dice });
      expect(ways.reduce((a, b) => a + b, 0)).toBe(rolls);
    }
  });
});

test('comparing two spreads gives what comparing all pairs gives', () => {
  const pools = modifiers.flatMap(([, pool]) => [1, 2, 3].map((dice) => ({ ...pool, dice })));
  fc.assert(
    fc.property(fc.constantFrom(...pools), fc.constantFrom(...pools), (a, b) => {
      let [higher, equal] = [0, 0];
      for (const [mine, n] of enumerated(a))
        for (const [yours, m] of enumerated(b)) {
          if (mine > yours) higher += n * m;
          if (mine === yours) equal += n * m;
        }
      expect(compare(spreadOf(a), spreadOf(b))).toEqual({ higher, equal });
    }),
  );
});

describe('values of the ledger', () => {
  test('SS-E01: pion 1 and 6 is 61, warrior 4, 5, 4, 2 is 54', () => {
    expect(valueOf([1, 6], { dice: 2 })).toBe(61);
    expect(valueOf([4, 5, 4, 2], { dice: 4 })).toBe(54);
  });

  test('SS-E02: guard 5, 3, 3 and pion 3, 5 are both 53', () => {
    expect(valueOf([5, 3, 3], { dice: 3 })).toBe(valueOf([3, 5], { dice: 2 }));
  });

  const pools = Object.fromEntries(modifiers);
  test.each([
    ['SS-E03', [5, 4], [54, 65, 54, 59, 54, 55, 80, 56]],
    ['SS-E04', [6, 6, 2, 6], [66, 77, 75, 71, 68, 67, 88, 68]],
  ] as const)('%s: %j with each modifier', (_, faces, values) => {
    const order = [
      'none',
      'swords',
      'spears',
      'hammers',
      'twin-forks',
      'daggers',
      'morning-star',
      'gauntlet',
    ];
    expect(order.map((id) => valueOf(faces, { ...pools[id]!, dice: faces.length }))).toEqual(values);
  });

  test('SS-E05: a pair counts though only one of it is used, and every six counts', () => {
    expect(valueOf([3, 3, 5], { dice: 3, weapon: changeOf('twin-forks') })).toBe(55);
    expect(valueOf([6, 1, 6], { dice: 3, weapon: changeOf('spears') })).toBe(72);
  });

  test('SS-E06: Hammers on 6, 1 stay at 66, on 6, 2 come over it', () => {
    expect(valueOf([6, 1], { dice: 2, weapon: changeOf('hammers') })).toBe(66);
    expect(valueOf([6, 2], { dice: 2, weapon: changeOf('hammers') })).toBe(67);
  });

  test('SS-E07: a cursed 4 is 40, with the Gauntlet 42', () => {
    expect(valueOf([4], { dice: 1 })).toBe(40);
    expect(valueOf([4], { dice: 1, plus: 2 })).toBe(42);
  });

  test('chapter 8.5: ways of each value', () => {
    const rows: Readonly<Record<number, readonly number[]>> = {
      11: [1, 1, 1, 1],
      22: [1, 4, 11, 26],
      33: [1, 7, 33, 131],
      43: [2, 15, 76, 325],
      54: [2, 21, 148, 875],
      62: [2, 9, 28, 75],
      65: [2, 27, 244, 1845],
      66: [1, 16, 171, 1526],
    };
    for (const [value, row] of Object.entries(rows))
      expect([2, 3, 4, 5].map((dice) => spreadOf({ dice }).ways[Number(value)])).toEqual(row);
  });

  test('chapter 8.4: values of 62 and more, which Hammers bring over 66', () => {
    expect([2, 3, 4, 5].map((dice) => waysOver(spreadOf({ dice }), 61))).toEqual([9, 88, 667, 4646]);
  });
});

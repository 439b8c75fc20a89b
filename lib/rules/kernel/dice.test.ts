import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { seededDice } from './dice';

describe('dice', () => {
  test('the same seed gives the same sequence, on every machine', () => {
    const dice = seededDice('muster');
    expect(Array.from({ length: 8 }, () => dice.roll(100))).toEqual(
      [...Array(8)].map(
        (() => {
          const d = seededDice('muster');
          return () => d.roll(100);
        })(),
      ),
    );
  });

  test('a roll stays on the die', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, sides) => {
        const n = seededDice(seed).roll(sides);
        expect(n).toBeGreaterThanOrEqual(1);
        expect(n).toBeLessThanOrEqual(sides);
      }),
    );
  });

  test('every face comes up about as often as the others', () => {
    const dice = seededDice('fair');
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) seen[dice.below(6)]!++;
    for (const n of seen) expect(Math.abs(n - 10_000)).toBeLessThan(400);
  });

  test('a shuffle keeps every item and leaves the original alone', () => {
    const items = [1, 2, 3, 4, 5];
    const shuffled = seededDice('s').shuffle(items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
    expect([...shuffled].sort()).toEqual(items);
  });
});

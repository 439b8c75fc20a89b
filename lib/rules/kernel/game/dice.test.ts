import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { moveDice, seededDice } from './dice';

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

test('dice turned to a move fall like dice of their own for it', () => {
  const dice = moveDice('a game');
  for (const move of [-1, 0, 7, 1234, 7]) {
    const own = seededDice(`a game/${move}`);
    dice.turnTo(move);
    expect(Array.from({ length: 20 }, () => dice.roll(6))).toEqual(
      Array.from({ length: 20 }, () => own.roll(6)),
    );
    expect(dice.shuffle([1, 2, 3, 4, 5, 6, 7])).toEqual(own.shuffle([1, 2, 3, 4, 5, 6, 7]));
  }
});

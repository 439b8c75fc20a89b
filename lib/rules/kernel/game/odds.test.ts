import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  asNumber,
  asPercent,
  asText,
  atLeast,
  atLeastCurve,
  choose,
  complement,
  exactly,
  fraction,
  reaching,
  sum,
  sumsOfDraw,
} from './odds';

/** Every hand of `draws` cards out of the deck, each card a thing of its own. */
function hands<T>(deck: readonly T[], draws: number): readonly (readonly T[])[] {
  if (draws === 0) return [[]];
  return deck.flatMap((card, i) => hands(deck.slice(i + 1), draws - 1).map((rest) => [card, ...rest]));
}

test.each([
  [0, 0, 1n],
  [5, 2, 10n],
  [64, 5, 7624512n],
  [3, 4, 0n],
  [3, -1, 0n],
])('%i over %i', (n, k, ways) => expect(choose(n, k)).toBe(ways));

test('a fraction is in its lowest terms, also at its ends', () => {
  expect(fraction(6n, 8n)).toEqual({ top: 3n, bottom: 4n });
  expect(fraction(0n, 7n)).toEqual({ top: 0n, bottom: 1n });
  expect(asText(fraction(7n, 7n))).toBe('1');
  expect(complement(fraction(1n, 3n))).toEqual(fraction(2n, 3n));
  expect(sum(fraction(1n, 6n), fraction(1n, 3n))).toEqual(fraction(1n, 2n));
  expect(() => fraction(1n, 0n)).toThrow();
});

test.each([
  [0n, 1n, '0 %'],
  [1n, 1n, '100 %'],
  [305n, 2016n, '15.1 %'],
  [1n, 100000n, 'under 0.1 %'],
  [99999n, 100000n, 'over 99.9 %'],
  [1n, 2n, '50.0 %'],
])('%s of %s is said as %s', (top, bottom, words) => expect(asPercent(fraction(top, bottom))).toBe(words));

describe('against every hand, counted one by one', () => {
  const smallDeck = fc.record({
    wanted: fc.integer({ min: 0, max: 5 }),
    others: fc.integer({ min: 0, max: 5 }),
    draws: fc.integer({ min: 0, max: 5 }),
  });

  test('hits among the cards drawn', () => {
    fc.assert(
      fc.property(smallDeck, ({ wanted, others, draws }) => {
        const deck = [...Array<boolean>(wanted).fill(true), ...Array<boolean>(others).fill(false)];
        const all = hands(deck, Math.min(draws, deck.length));
        for (let k = 0; k <= 5; k++) {
          const count = (holds: (hits: number) => boolean) =>
            fraction(
              BigInt(all.filter((hand) => holds(hand.filter(Boolean).length)).length),
              BigInt(all.length),
            );
          expect(exactly(k, wanted, deck.length, draws)).toEqual(count((hits) => hits === k));
          expect(atLeast(k, wanted, deck.length, draws)).toEqual(count((hits) => hits >= k));
        }
      }),
    );
  });

  test('sums of values', () => {
    const worth = fc.array(
      fc.record({ value: fc.integer({ min: 0, max: 4 }), count: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(worth, fc.integer({ min: 0, max: 4 }), (groups, draws) => {
        const deck = groups.flatMap(({ value, count }) => Array<number>(count).fill(value));
        const all = hands(deck, Math.min(draws, deck.length));
        const sums = sumsOfDraw(groups, draws);
        for (let goal = 0; goal <= 16; goal++) {
          const found = all.filter((hand) => hand.reduce((a, b) => a + b, 0) >= goal).length;
          expect(reaching(goal, sums)).toEqual(fraction(BigInt(found), BigInt(all.length)));
        }
      }),
    );
  });
});

test('drawing more than there is draws all', () => {
  expect(atLeast(2, 2, 3, 9)).toEqual(fraction(1n, 1n));
  expect(asNumber(atLeast(1, 1, 4, 1))).toBe(0.25);
});

test('a curve falls from the least amount to the greatest', () => {
  const curve = atLeastCurve(
    sumsOfDraw(
      [
        { value: 0, count: 1 },
        { value: 2, count: 1 },
      ],
      1,
    ),
  );
  expect(curve).toEqual([
    { x: 1, y: 0.5, exact: '1/2' },
    { x: 2, y: 0.5, exact: '1/2' },
  ]);
});

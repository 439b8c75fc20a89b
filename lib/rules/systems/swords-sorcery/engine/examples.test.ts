import { expect, test } from 'vitest';
import { capped } from './caps';
import { position, wizards } from './testing';

/** Pieces that have made so many steps; may each last step have been made, in this order? */
function steps(dice: [number, number, number], made: readonly number[]): boolean {
  const s = position({ house: { minFreeSpots: 1 }, dice, pieces: wizards });
  for (const [k, count] of made.entries())
    for (let n = 0; n < count; n++) {
      if (!capped(s, k, 1)) return false;
      if (s.steps[k] === 0) s.moved.push(k);
      s.steps[k]!++;
    }
  return true;
}

test.each([
  [[6, 3, 1], true],
  [[5, 3, 2], false],
  [[4, 3, 1, 1, 1], true],
  [[3, 3, 3, 1], false],
  [[6, 3, 1, 1], false],
  [[], true],
] as const)('SS-E16: dice 6, 3, 1 and steps %j: %s', (made, legal) => {
  expect(steps([6, 3, 1], made)).toBe(legal);
});

test('SS-E17: dice 6, 3, 1 give 6, 9, 10 and 10 steps to 1, 2, 3 and 10 pieces', () => {
  const most = (pieces: number): number => {
    const s = position({ dice: [6, 3, 1], pieces: wizards });
    let sum = 0;
    for (let k = 0; k < pieces; k++)
      while (capped(s, k, 1)) {
        if (s.steps[k] === 0) s.moved.push(k);
        s.steps[k]!++;
        sum++;
      }
    return sum;
  };
  expect([1, 2, 3, 10].map(most)).toEqual([6, 9, 10, 10]);
});

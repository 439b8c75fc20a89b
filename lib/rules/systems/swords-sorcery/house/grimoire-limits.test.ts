import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { grimoire } from '../forms/grimoire';
import type { House } from '../house';
import type { SsTerms } from '../legality/check';
import { termsOf } from '../testing';
import { contradictions } from './contradictions';

/** Values of which any may meet any other. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  players: [2, 4, 7],
  handSize: [null, 1, 6, 9],
  pileMode: ['standard', 'custom'],
  maxCopies: [1, 3],
  levelTotal: [null, 6, 8, 20, 40],
  levelFloor: [0, 7, 19, 36],
  powerTotal: [null, 5, 7, 9, 20],
  maxPermanents: [null, 0, 1],
  blankLevel: [0, 1, 6],
};

test('SS-L08 to SS-L13: agreements without a legal grimoire are named, and no others', () => {
  const dice = seededDice('agreements');
  const count = { none: 0, some: 0 };
  for (let i = 0; i < 250; i++) {
    const drawn = Object.entries(values).map(([key, all]) => [key, dice.pick(all)]);
    const house = { cardSource: 'grimoire', pileReserve: 0, ...Object.fromEntries(drawn) };
    const terms = termsOf({ house }) as unknown as SsTerms;
    const named = contradictions
      .filter(({ forms, when }) => forms?.includes('grimoire') && when(terms.house as House, terms))
      .map(({ id }) => id);
    const hand = grimoire.random(dice, terms.house as House, terms);
    expect(named.length > 0, `${JSON.stringify(house)} ${named.join()}`).toBe(hand === undefined);
    count[hand ? 'some' : 'none']++;
  }
  expect(Math.min(count.none, count.some)).toBeGreaterThan(40);
});

import { describe, expect, test } from 'vitest';
import { cards } from './catalogue/index';
import { expectedCap, priceOf, worth } from './pricing';

const card = (id: string) => cards.find((one) => one.id === id)!;

describe('the price list (ledger, section 3.4)', () => {
  test('MMS-E29: Krag is worth 122.12, and so 122', () => {
    expect(expectedCap(card('krag').attackTable!)).toBeCloseTo(631 / 50, 10);
    expect(worth(card('krag'))).toBeCloseTo(122.12, 2);
    expect(priceOf(card('krag'))).toBe(122);
  });

  test.each([
    ['krag', 122.12],
    ['mageron', 117.23],
    ['cleric', 62.81],
    ['horned-dragon', 94.04],
    ['war-gryphon', 86.25],
    ['pendant-of-chance', 18.26],
    ['magical-long-sword', 16],
    ['magical-flail', 19],
    ['shield-of-death', 9.875],
    ['woods', 25.9375],
    ['haunted-forest', 36],
    ['village', 589.9375],
  ] as const)('%s has a printed level: its values are worth %d', (id, raw) => {
    expect(worth(card(id))).toBeCloseTo(raw, 2);
  });

  test.each(cards.map((one) => [one.name, one] as const))('%s costs what its values are worth', (_, one) => {
    expect(priceOf(one)).toBe(one.cost);
  });

  test('no price is below 1', () => {
    expect(
      priceOf({ kind: 'modification', level: 1, slot: 'training', abilities: [], moveFreeMod: -9 }),
    ).toBe(1);
  });

  test.each([
    ['krag', 631 / 50],
    ['warrior', 138 / 25],
    ['cinder-dragon', 949 / 50],
    ['necromancer', 101 / 10],
  ] as const)('one attack of %s takes %d CAP on average', (id, expected) => {
    expect(expectedCap(card(id).attackTable!)).toBeCloseTo(expected, 10);
  });
});

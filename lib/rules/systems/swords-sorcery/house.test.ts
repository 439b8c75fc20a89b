import { describe, expect, test } from 'vitest';
import { handSizeOf, levelTotalOf } from './agreed';
import { House } from './house';
import { termsOf } from './testing';

describe('house variations', () => {
  test('all fifty of the ledger; banned cards are the agreement’s own field', () => {
    expect(Object.keys(House.shape)).toHaveLength(50);
    expect(House.shape).not.toHaveProperty('bannedCards');
  });

  test.each(Object.entries(House.shape))('%s says what it is and which rules it touches', (_, schema) => {
    const meta = schema.meta() as Record<string, unknown> | undefined;
    expect(meta).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    expect(['seed', 'ruling', 'option', 'proposal']).toContain(meta?.origin);
    expect(meta?.group).toBeTruthy();
    for (const id of meta!.rules as string[]) expect(id).toMatch(/^SS-(R\d\d|L\d\d|\d{3})$/);
  });

  // The hand sizes of example SS-E29.
  test.each([
    [2, 6, 51],
    [3, 5, 48],
    [4, 4, 47],
    [5, 3, 48],
    [6, 2, 51],
    [7, 1, 56],
  ])('SS-E29: %i players are dealt %i cards each and leave %i in the pile', (players, hand, left) => {
    const house = House.parse({ players });
    expect(handSizeOf(house)).toBe(hand);
    expect(63 - players * hand).toBe(left);
  });

  test('an agreed hand size and level total stand before the formulas', () => {
    expect(levelTotalOf(House.parse({}))).toBe(18);
    expect(levelTotalOf(House.parse({ handSize: 4 }))).toBe(12);
    expect(levelTotalOf(House.parse({ handSize: 4, levelTotal: 20 }))).toBe(20);
    expect(handSizeOf(House.parse({ handSize: 0 }))).toBe(0);
  });

  // SS-L01, SS-L30: values out of range never reach a check.
  test.each([
    ['players', 1],
    ['players', 8],
    ['handSize', 13],
    ['maxCopies', 0],
    ['pileReserve', 31],
    ['levelTotal', 73],
    ['powerTotal', 61],
    ['maxPermanents', 13],
    ['blankLevel', 7],
    ['armyPoints', 3],
    ['maxPieces', 18],
    ['minFreeSpots', 41],
    ['roundLimit', 501],
    ['flightCost', 3],
    ['maxExtraTurns', 6],
    ['domainSet', []],
    ['domainSet', ['ss-house-7']],
    ['victory', 'survival'],
  ])('SS-L30: %s may not be %j', (key, value) => {
    expect(House.safeParse({ [key]: value }).success).toBe(false);
  });

  test('SS-L30: the variations that differ from the default are named', () => {
    expect(termsOf({ house: { players: 3, levelRule: 'strict', roundLimit: 100 } }).changed).toEqual([
      'players',
      'levelRule',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  beginPicks,
  canPick,
  cardsToPick,
  isPicked,
  linesOfCards,
  pick,
  seatToPick,
  worthOfCards,
  type Picking,
  type PickingWay,
} from './picking';

const picking = (way: PickingWay, over: Partial<Picking> = {}): Picking => ({
  way,
  explains: '',
  seats: 2,
  keep: 2,
  given: way === 'deal' ? 2 : 4,
  pool: [...'abcdefghij'].map((entry) => ({ entry, count: 1 })),
  ...over,
});

/** Everybody takes the first card that he sees. */
const playOut = (of: Picking, seed: string) => {
  let picks = beginPicks(of, seed);
  const seats: number[] = [];
  while (!isPicked(of, picks)) {
    seats.push(seatToPick(of, picks)!);
    picks = pick(of, picks, cardsToPick(of, picks)[0]!);
  }
  return { picks, seats };
};

test.each([
  ['deal', []],
  ['keep', [0, 0, 1, 1, 2, 2]],
  ['pass', [0, 1, 2, 0, 1, 2]],
  ['snake', [0, 1, 2, 2, 1, 0]],
] as const)('%s: the seats pick in the order %j', (way, order) =>
  expect(playOut(picking(way, { seats: 3, given: way === 'deal' ? 2 : 3 }), 'x').seats).toEqual(order),
);

test('a passed hand comes to the neighbour without the card that was kept', () => {
  const of = picking('pass');
  const start = beginPicks(of, 'x');
  const [first, second] = start.open;
  let picks = pick(of, start, first![1]!);
  expect(cardsToPick(of, picks)).toEqual(second);
  picks = pick(of, picks, second![0]!);
  // Seat 0 now sees what seat 1 left, and the other way round.
  expect(seatToPick(of, picks)).toBe(0);
  expect(cardsToPick(of, picks)).toEqual(second!.slice(1));
  picks = pick(of, picks, second![1]!);
  expect(cardsToPick(of, picks)).toEqual(first!.filter((c) => c !== first![1]));
});

test('a card that is not there changes nothing, and nobody picks when all is kept', () => {
  const of = picking('snake');
  const start = beginPicks(of, 'x');
  expect(pick(of, start, 'z')).toBe(start);
  const { picks } = playOut(of, 'x');
  expect(pick(of, picks, 'j')).toBe(picks);
  expect(cardsToPick(of, picks)).toEqual([]);
});

describe('whatever the way', () => {
  const any = fc.record({
    way: fc.constantFrom('deal', 'keep', 'pass', 'snake'),
    seats: fc.integer({ min: 1, max: 4 }),
    keep: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 2 }),
    seed: fc.string(),
  });
  test('each seat ends with its cards, every card of the pool is in one place, and a seed gives the same', () => {
    fc.assert(
      fc.property(any, ({ way, seats, keep, more, seed }) => {
        const of = picking(way, {
          seats,
          keep,
          given: way === 'deal' ? keep : keep + more,
          pool: [...'abcdefghijklmnopqrst'].map((entry) => ({ entry, count: 1 })),
        });
        expect(canPick(of)).toBe(true);
        const { picks } = playOut(of, seed);
        for (const cards of picks.kept) expect(cards.length).toBe(keep);
        const seen = [...picks.kept.flat(), ...picks.open.flat()];
        expect(new Set(seen).size).toBe(seen.length);
        expect(playOut(of, seed).picks).toEqual(picks);
        expect(playOut({ ...of, pool: [...of.pool].reverse() }, seed).picks).toEqual(picks);
        expect(JSON.parse(JSON.stringify(picks))).toEqual(picks);
      }),
    );
  });
});

test('too few cards for all seats', () => {
  expect(canPick(picking('deal', { seats: 6 }))).toBe(false);
  expect(canPick(picking('snake', { seats: 5 }))).toBe(true);
  expect(canPick(picking('pass', { seats: 3 }))).toBe(false);
});

test('equal cards stand in one line, and are worth what they are worth', () => {
  const of = picking('deal', { limit: { label: 'level', most: 4, worth: { a: 3, b: 1 } } });
  expect(linesOfCards(['b', 'a', 'b'])).toEqual([
    { entry: 'b', count: 2 },
    { entry: 'a', count: 1 },
  ]);
  expect(worthOfCards(of, ['a', 'b', 'b', 'c'])).toBe(5);
});

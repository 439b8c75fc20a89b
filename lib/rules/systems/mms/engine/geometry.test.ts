import { expect, test } from 'vitest';
import { boxOfReach, directionTo, distanceBetween, inReach, isNextTo } from './geometry';
import { poseOf } from './state';
import { position, type Position } from './drawn-position';

/** Distance of the first piece from the second, in units. */
const distance = (pieces: Position['pieces']): number => {
  const s = position({ pieces });
  return distanceBetween(s, 0, poseOf(s, 0), 1, poseOf(s, 1)) / 2;
};

test.each([
  [[1, 1], [4, 3], 4],
  [[5, 5], [6, 6], 1.5],
  [[5, 5], [6, 5], 1],
  [[5, 5], [5, 15], 10],
  [[9, 9], [2, 6], 8.5],
] as const)('MMS-E08, MMS-R10: from %j to %j it is %d', (one, other, units) => {
  expect(
    distance([
      { seat: 0, card: 'warrior', at: one },
      { seat: 1, card: 'warrior', at: other },
    ]),
  ).toBe(units);
});

test('MMS-E08, MMS-R10: nearest squares count, whichever way a piece lies', () => {
  const warrior = { seat: 1, card: 'warrior', at: [8, 8] } as const;
  expect(distance([{ seat: 0, card: 'horned-dragon', at: [5, 5] }, warrior])).toBe(4);
  expect(distance([{ seat: 0, card: 'horned-dragon', at: [5, 5], rot: 1 }, warrior])).toBe(4);
  expect(distance([{ seat: 0, card: 'stone-giant', at: [6, 6] }, warrior])).toBe(1.5);
  expect(
    distance([
      { seat: 0, card: 'trebuchet', at: [3, 3] },
      { seat: 1, card: 'troll', at: [12, 8] },
    ]),
  ).toBe(10);
});

test.each([
  ['metric', 1, false],
  ['metric', 2, true],
  ['adjacent', 1, true],
] as const)('MMS-E08, MMS-R10: %s, range %d, a diagonal neighbour', (diagonalReach, range, reached) => {
  const s = position({
    house: { diagonalReach },
    pieces: [
      { seat: 0, card: 'warrior', at: [5, 5] },
      { seat: 1, card: 'warrior', at: [6, 6] },
      { seat: 1, card: 'orc', at: [5, 7] },
    ],
  });
  expect(inReach(s, 0, poseOf(s, 0), 1, poseOf(s, 1), range * 2)).toBe(reached);
  expect(inReach(s, 0, poseOf(s, 0), 2, poseOf(s, 2), 2)).toBe(false);
});

test('MMS-R11: next to a piece are the eight squares around its outline, and its own', () => {
  const s = position({
    pieces: [
      { seat: 0, card: 'fort', at: [5, 5] },
      { seat: 0, card: 'warrior', at: [1, 1] },
    ],
  });
  const next = new Set<string>();
  for (let y = 1; y <= 20; y++)
    for (let x = 1; x <= 20; x++)
      if (isNextTo(s, 1, ((y - 1) * 20 + x - 1) * 2, 0, poseOf(s, 0))) next.add(`${x},${y}`);
  expect(next.size).toBe(25);
  expect([next.has('4,4'), next.has('8,8'), next.has('9,8'), next.has('6,6')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('the other lies in the direction that leads past its nearest squares, and in none on the same ones', () => {
  const s = position({
    pieces: [
      { seat: 0, card: 'warrior', at: [1, 1] },
      { seat: 1, card: 'horned-dragon', at: [10, 10] },
    ],
  });
  const from = (x: number, y: number) => directionTo(s, 0, ((y - 1) * 20 + x - 1) * 2, 1, poseOf(s, 1));
  const [east, south] = [10 + s.wide[1]!, 10 + s.long[1]!];
  // From the north-east on by the clock, so that the dragon lies in the south-west first.
  expect([from(east, 1), from(east, 10), from(20, south)]).toEqual([5, 6, 7]);
  expect([from(10, south), from(9, 20), from(9, 10), from(1, 9), from(10, 9)]).toEqual([0, 1, 2, 3, 4]);
  expect(from(10, 10)).toBe(-1);
});

test('nobody has another in reach from beside the box, and the nearest squares of the box are in reach', () => {
  const s = position({
    house: { diagonalReach: 'adjacent' },
    pieces: [
      { seat: 0, card: 'horned-dragon', at: [1, 1] },
      { seat: 1, card: 'stone-giant', at: [10, 10] },
    ],
  });
  const at = poseOf(s, 1);
  for (const range of [2, 5, 8]) {
    const { left, right, top, bottom } = { ...boxOfReach(s, 0, 1, range) };
    const reached = new Set<string>();
    for (let y = 1; y <= 16; y++)
      for (let x = 1; x <= 16; x++)
        for (const rot of [0, 1])
          if (inReach(s, 0, (y * 20 + x) * 2 + rot, 1, at, range)) reached.add(`${x},${y}`);
    const columns = [...reached].map((square) => Number(square.split(',')[0]));
    const rows = [...reached].map((square) => Number(square.split(',')[1]));
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([left, right]);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([top, bottom]);
  }
});

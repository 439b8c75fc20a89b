import { expect, test } from 'vitest';
import { spotOf } from '@/lib/rules/kernel/game/spot';
import { fan, middleOf, nearest, outlineOf, pieceRoom, placePieces, towards, unitOf } from './geometry';

const square = (id: string, x: number, y: number) =>
  ({ id, name: id, ground: 'grass', shape: [x, y, x + 10, y, x + 10, y + 10, x, y + 10] }) as const;

test('the middle of a square and the room in it', () => {
  expect(spotOf(square('a', 0, 0))).toEqual({ x: 5, y: 5, r: 5 });
  expect(spotOf({ ...square('a', 0, 0), centre: [2, 5] })).toEqual({ x: 2, y: 5, r: 2 });
});

test('signs are measured by the outer spaces, and are finer where others lie within', () => {
  const spots = new Map([
    ['a', { x: 0, y: 0, r: 40 }],
    ['b', { x: 0, y: 0, r: 8 }],
  ]);
  expect(unitOf([{ id: 'a' }], spots)).toBe(40);
  const both = unitOf([{ id: 'a' }, { id: 'b', within: 'a' }], spots);
  expect(both).toBeGreaterThan(8);
  expect(both).toBeLessThan(40);
});

test('pieces have more room on a space that lies within another', () => {
  const [a, b] = [square('a', 0, 0), { ...square('b', 0, 0), within: 'a' }];
  const room = pieceRoom([a, b], new Map([a, b].map((one) => [one.id, spotOf(one)])));
  expect(room.get('a')).toEqual({ x: 5, y: 5, r: 5 });
  expect(room.get('b')!.r).toBeGreaterThan(5);
});

test.each([1, 2, 3, 5, 9])('%i pieces stand apart and within their space', (n) => {
  const places = fan({ x: 0, y: 0, r: 5 }, n);
  expect(places).toHaveLength(n);
  for (const [i, a] of places.entries()) {
    expect(Math.max(Math.abs(a.x), Math.abs(a.y)) + a.r).toBeLessThanOrEqual(5);
    for (const b of places.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r);
  }
});

test('twelve pieces on one space: eight are drawn, four are counted', () => {
  const spots = new Map([['a', { x: 0, y: 0, r: 5 }]]);
  const pieces = Array.from({ length: 12 }, (_, i) => ({ id: `p${i}`, space: 'a', name: 'p', icon: 'x' }));
  const { placed, more } = placePieces({ pieces }, spots);
  expect(placed).toHaveLength(8);
  expect(more.map((m) => m.n)).toEqual([4]);
});

test('an arrow leads to the nearest thing on its way, and nowhere where nothing is', () => {
  const things = [
    { id: 'right', x: 10, y: 1 },
    { id: 'far right', x: 30, y: 0 },
    { id: 'below', x: 2, y: 12 },
    { id: 'here', x: 0, y: 0 },
  ];
  expect(towards({ x: 0, y: 0 }, things, 'ArrowRight')).toBe('right');
  expect(towards({ x: 0, y: 0 }, things, 'ArrowDown')).toBe('below');
  expect(towards({ x: 0, y: 0 }, things, 'ArrowLeft')).toBeUndefined();
});

test('a larger piece stands in the middle of what it covers, before the small ones and over what lies flat', () => {
  const spots = new Map(
    ['a', 'b', 'c', 'd'].map((id, i) => [id, { x: 5 + 10 * (i % 2), y: 5 + 10 * (i >> 1), r: 5 }]),
  );
  const piece = { name: 'p', icon: 'x' };
  const { placed } = placePieces(
    {
      pieces: [
        { ...piece, id: 'small', space: 'd' },
        { ...piece, id: 'long', space: 'a', covers: ['a', 'b'] },
        { ...piece, id: 'area', space: 'a', covers: ['a', 'b', 'c', 'd'], flat: true },
        { ...piece, id: 'empty', space: 'c', flat: true },
      ],
    },
    spots,
  );
  expect(placed.map((one) => [one.piece.id, one.spot.x, one.spot.y])).toEqual([
    ['area', 5 - 0.66 * 5, 5 - 0.66 * 5],
    ['empty', 5, 15],
    ['long', 10, 5],
    ['small', 15, 15],
  ]);
});

test('the outline of several spaces leaves out what lies between them', () => {
  const path = outlineOf([square('a', 0, 0).shape, square('b', 10, 0).shape]);
  expect(path.split('M').slice(1)).toHaveLength(6);
  expect(path).not.toContain('M10 0L10 10');
});

test('a touch means the nearest thing, if it is near', () => {
  const things = [
    { id: 'a', spot: { x: 0, y: 0, r: 1 } },
    { id: 'b', spot: { x: 10, y: 0, r: 1 } },
  ];
  expect(nearest({ x: 6, y: 0 }, things, 5)?.id).toBe('b');
  expect(nearest({ x: 5, y: 6 }, things, 5)).toBeUndefined();
  expect(nearest({ x: 0, y: 0 }, [], 5)).toBeUndefined();
});

test('the middle of things is that of what they take up together', () => {
  const at = (x: number, y: number) => ({ x, y, r: 1 });
  expect(middleOf([at(0, 0), at(1, 0), at(10, 4)])).toEqual({ x: 5, y: 2 });
  expect(middleOf([])).toBeUndefined();
});

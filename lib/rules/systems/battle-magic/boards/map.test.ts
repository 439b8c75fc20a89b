import { expect, test } from 'vitest';
import { BmMap, distancesFrom, graphOf } from './map';
import { fixtureF1, plainMap } from './fixture';

const refused = (map: unknown): boolean => !BmMap.safeParse(map).success;

test('the ledger’s fixture reads as a map, with its coast, its rivers and its distances (BM-003 to BM-007, BM-011, BM-E05)', () => {
  expect(BmMap.parse(fixtureF1)).toEqual(fixtureF1);
  const graph = graphOf(fixtureF1, 5);
  expect(graph.coastal.flatMap((coast, i) => (coast ? [i + 1] : []))).toEqual([1, 2, 8]);
  expect(graph.neighbours[3]!.map((n) => n + 1)).toEqual([1, 2, 3, 10]);
  expect(graph.rivers[3]).toEqual([false, false, true, false]);
  expect(distancesFrom(graph, 0)[7]).toBe(3);
});

test('a contact shorter than agreed is no border (BM-R62)', () => {
  const map = plainMap(['clear', 'sea'], [[1, 2]]);
  expect(graphOf(map, 15).neighbours).toEqual([[1], [0]]);
  const dot = { ...map, borders: [{ ...map.borders[0]!, line: [0, 0, 0, 49] }] };
  expect(graphOf(dot, 5)).toMatchObject({ neighbours: [[], []], coastal: [false, false] });
  expect(graphOf(dot, 4).coastal).toEqual([true, false]);
});

test('a map with a border to nowhere, a doubled border or an unknown terrain is refused', () => {
  const map = plainMap(['clear', 'sea'], [[1, 2]]);
  const [border] = map.borders;
  expect(refused({ ...map, borders: [{ ...border!, b: 2 }] })).toBe(true);
  expect(refused({ ...map, borders: [border, border] })).toBe(true);
  expect(refused({ ...map, borders: [{ ...border!, a: 1, b: 0 }] })).toBe(true);
  expect(refused({ ...map, territories: [{ ...map.territories[0]!, terrain: 'swamp' }] })).toBe(true);
  expect(refused({ ...map, starts: [{ castle: 0, army: 1, ship: 9 }] })).toBe(true);
});

import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { spaceOf } from '../engine/board';
import { MmHouse } from '../house';
import type { MmBoard } from './board';
import { boards } from './maker';

const house = (given: Readonly<Record<string, unknown>> = {}): MmHouse => MmHouse.parse(given);
const made = (way: string, seed = 'boards'): MmBoard => boards.make(way, seededDice(seed), 2, house());
const codes = (board: MmBoard, given: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  boards.check(board, 2, house(given)).map(({ code, severity }) => `${code} ${severity}`);

/** The board with other chits on some spaces. */
const painted = (
  board: MmBoard,
  structure: MmBoard['structure'][number],
  ...labels: readonly string[]
): MmBoard => ({
  ...board,
  structure: board.structure.map((old, space) => (labels.map(spaceOf).includes(space) ? structure : old)),
});

test.each(boards.ways.map(({ id }) => id))('a %s board has 16 of every tile and 8 of every chit', (way) => {
  for (const seed of ['a', 'b', 'c']) expect(codes(made(way, seed))).toEqual([]);
});

test('MM-L21: only a balanced or turned board has the same in every quarter', () => {
  const agreed = { boardDeal: 'balanced' };
  expect(codes(made('balanced'), agreed)).toEqual([]);
  expect(codes(made('symmetric'), agreed)).toEqual([]);
  expect(codes(made('random'), agreed)).toContain('MM-L21 error');
  expect(codes(made('random'))).toEqual([]);
});

test('MM-L19, MM-L20: too few Temples are an error when dealt, and may be painted with a warning', () => {
  const temples = made('symmetric').structure.flatMap((one, space) => (one === 'temple' ? [space] : []));
  const board = {
    ...made('symmetric'),
    structure: made('symmetric').structure.map((one, space) =>
      temples.slice(0, 4).includes(space) ? ('mine' as const) : one,
    ),
  };
  expect(codes(board)).toEqual(['MM-L19 error', 'MM-L19 error', 'MM-L20 warning']);
  expect(codes(board, { boardDeal: 'custom' })).toEqual([
    'MM-L19 warning',
    'MM-L19 warning',
    'MM-L20 warning',
  ]);
  expect(codes(board, { boardDeal: 'custom', templesToWin: null })).toEqual([
    'MM-L19 warning',
    'MM-L19 warning',
  ]);
  const [many] = boards.check(board, 2, house());
  expect(many).toMatchObject({ message: 'The board has 12 mines; the box has 8.', spaces: { length: 12 } });
});

test('MM-L20: a structure that is too rare to be controlled', () => {
  const board = made('symmetric');
  const [mine] = board.structure.flatMap((one, space) => (one === 'mine' ? [space] : []));
  const rare = {
    ...board,
    structure: board.structure.map((one, i) => (i === mine ? ('town' as const) : one)),
  };
  const agreed = { boardDeal: 'custom', controlThreshold: 8 };
  expect(boards.check(rare, 2, house(agreed)).filter(({ code }) => code === 'MM-L20')).toMatchObject([
    { message: 'With 7 mines nobody can control 8.', spaces: { length: 7 } },
  ]);
  expect(codes(rare, { ...agreed, controlThreshold: 7 })).not.toContain('MM-L20 warning');
});

test('a turned board is alike for everybody; a painted corner is not', () => {
  for (const players of [2, 3, 4])
    for (const { label, score } of boards.fairness(made('symmetric'), players, house()))
      expect([label, score]).toEqual([label, 1]);
  const [near] = boards.fairness(painted(made('symmetric'), 'temple', 'b8', 'c8', 'b7'), 2, house());
  expect(near!.bySeat[0]).toBeGreaterThan(near!.bySeat[1]!);
  expect(near!.score).toBeLessThan(1);
});

test.each(boards.named.map((one) => [one.name, one.board] as const))('%s obeys every check', (_, board) => {
  expect(codes(board, { boardDeal: 'balanced' })).toEqual([]);
});

test('MM-004: the way to Temples is that to as many as win by the agreement, and none where they win nothing', () => {
  const board = made('symmetric');
  const ways = (templesToWin: number | null, on: MmBoard = board) =>
    boards
      .fairness(on, 2, house({ templesToWin }))
      .flatMap(({ label, bySeat }) => (label.startsWith('Way') ? [[label, bySeat[0]!] as const] : []));
  const [[five, nearer]] = [ways(5)[0]!];
  const [[seven, farther]] = [ways(7)[0]!];
  expect([five, seven]).toEqual(['Way to 5 Temples', 'Way to 7 Temples']);
  expect(farther).toBeGreaterThan(nearer);
  expect(ways(null)).toEqual([]);
  const without = board.structure.map((one) => (one === 'temple' ? ('mine' as const) : one));
  expect(ways(5, { ...board, structure: without })).toEqual([]);
});

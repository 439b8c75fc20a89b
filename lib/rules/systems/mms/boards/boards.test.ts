import { describe, expect, test } from 'vitest';
import { changeSpace } from '../../../kernel/game/space-form';
import { seededDice } from '../../../kernel/game/dice';
import { MmsHouse } from '../house';
import { dividedMat, drawn, sizesOf, type MmsBoard } from './board';
import { boards } from './maker';
import { distances, strays } from './measure';

const house = (agreed: object = {}) => MmsHouse.parse(agreed);
const codes = (board: MmsBoard, players = 2, agreed: object = {}) =>
  boards.check(board, players, house(agreed)).map(({ code, severity }) => `${code} ${severity}`);

describe('MMS-R62: parts of the mat', () => {
  test.each([
    [2, 20, 20, [200, 200]],
    [3, 24, 24, [144, 144, 144]],
    [4, 24, 24, [144, 144, 144, 144]],
    [5, 30, 20, [100, 100, 100, 100, 100]],
    [6, 30, 20, [100, 100, 100, 100, 100, 100]],
  ])('%i players on %i × %i', (players, width, height, sizes) => {
    const board = dividedMat(house({ players }));
    expect([board.width, board.height, sizesOf(board, players)]).toEqual([width, height, sizes]);
    expect(codes(board, players)).toEqual([]);
  });

  test('neutral rows lie in the middle, and an odd one left over is neutral too', () => {
    const board = dividedMat(house({ boardHeight: 11, neutralRows: 4 }));
    const rows = Array.from({ length: 11 }, (_, y) => board.parts[y * 20]);
    expect(rows).toEqual([0, 0, 0, -1, -1, -1, -1, -1, 1, 1, 1]);
  });
});

describe.each(boards.ways.map(({ id }) => id))('way %s', (way) => {
  test.each([2, 3, 4, 5, 6])('for %i players it keeps what is agreed, and is fair', (players) => {
    for (const agreed of [{}, { neutralRows: 4 }, { boardWidth: 9, boardHeight: 11, neutralRows: 3 }])
      for (const seed of ['a', 'b', 'c']) {
        const board = boards.make(way, seededDice(seed), players, house(agreed));
        expect(codes(board, players, agreed)).toEqual([]);
      }
  });
});

test('a wandering border gives back on one side what it takes on the other', () => {
  const board = boards.make('drawn', seededDice('d'), 2, house());
  const turned = [...board.parts].reverse();
  expect(board.parts.every((part, at) => part !== turned[at])).toBe(true);
  expect(board.parts).not.toEqual(dividedMat(house()).parts);
  for (const { score, label } of boards.fairness(board, 2, house()))
    expect([label, score]).toEqual([label, 1]);
});

test('lots say who has which part', () => {
  const north = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed) => boards.make('equal', seededDice(seed), 2, house()).parts[0],
  );
  expect(new Set(north)).toEqual(new Set([0, 1]));
});

describe('checks', () => {
  test('a mat of another size, a seat without a part, a part without a player', () => {
    expect(codes(drawn(10, 10, (_, y) => (y < 5 ? 0 : 1)))).toEqual(['MMS-R62 error']);
    expect(codes(drawn(20, 20, () => 0))).toContain('MMS-034 error');
    expect(codes(drawn(20, 20, (x, y) => (y < 10 ? 0 : x < 10 ? 1 : 2)))).toContain('MMS-034 error');
  });

  test('unequal parts only where the players draw them themselves', () => {
    const board = drawn(20, 20, (_, y) => (y < 8 ? 0 : 1));
    expect(codes(board)).toEqual(['MMS-034 error']);
    expect(codes(board, 2, { areaDivision: 'custom' })).toEqual([]);
    expect(codes(board, 2, { areaDivision: 'custom', neutralRows: 2 })).toEqual(['MMS-034 warning']);
  });

  test('a part that falls to pieces', () => {
    const board = drawn(20, 20, (x, y) => (y < 9 || (y === 19 && x < 20) ? 0 : 1));
    expect(boards.check(board, 2, house())).toMatchObject([
      { code: 'MMS-037', severity: 'warning', message: '20 squares of Red lie apart from the rest.' },
    ]);
    expect(strays(board, 1)).toEqual([]);
  });
});

test('MMS-R10: distances are those of the game', () => {
  const board = drawn(8, 8, (x, y) => (x === 0 && y === 0 ? 0 : 1));
  const far = distances(board, (part) => part === 0);
  // (1,1) to (4,3): 3 and 2 apart, so 4 units.
  expect([far[2 * 8 + 3], far[9], far[7 * 8 + 7]]).toEqual([8, 3, 21]);
});

test('a larger part is no fair one', () => {
  const [squares] = boards.fairness(
    drawn(20, 20, (_, y) => (y < 5 ? 0 : 1)),
    2,
    house(),
  );
  expect(squares).toMatchObject({ bySeat: [100, 300], score: 1 / 3 });
});

test('a square changes hands', () => {
  const board = dividedMat(house());
  const changed = changeSpace(boards.space!, board, '3,11', { part: 'player 1' });
  expect(changed.ok && sizesOf(changed.value, 2)).toEqual([201, 199]);
  expect(boards.space!.read(board, '3,11')).toEqual({ part: 'player 2' });
  expect(changeSpace(boards.space!, board, '21,1', { part: 'nobody' }).ok).toBe(false);
  expect(changeSpace(boards.space!, board, '1,1', { part: 'player 7' }).ok).toBe(false);
});

test('numbers of the rim stand along two edges', () => {
  const { spaces } = boards.scene(dividedMat(house()));
  expect(spaces.filter(({ label }) => label !== undefined)).toHaveLength(39);
  expect(spaces[20]).toMatchObject({ id: '1,2', name: '(1,2), part of Red', label: '2', seat: 0 });
});

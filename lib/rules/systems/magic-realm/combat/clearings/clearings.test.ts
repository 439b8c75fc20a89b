import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import { changeSpace } from '../../../../kernel/game/space-form';
import { chart, monsters, natives } from '../../catalogue';
import { House, type House as RealmHouse } from '../../house';
import { clearingWith, copiesOf } from './board';
import { checkBoard } from './checks';
import { boards } from './maker';
import { rows, spaceOf } from './rows';

const house = House.parse({}) as RealmHouse;
const made = (way: string, seed: string, isPlayed?: (id: string) => boolean) =>
  boards.make(way, seededDice(seed), 1, house, isPlayed);

test('every denizen has a place in a row of the appearance chart', () => {
  const placed = rows.flatMap((row) => [...row.monsters, ...row.natives]);
  expect([...placed].sort()).toEqual([...monsters, ...natives].map(({ id }) => id).sort());
});

describe('MR-B48, MR-B49: what is dealt', () => {
  const boxes = chart.flatMap(({ monsters: some }) => some.flatMap((one) => one.boxes));

  test('one box, as it comes at once', () => {
    for (let i = 0; i < 60; i++) {
      const { denizens } = made('box', `box ${i}`);
      const fits = boxes.some(
        (box) =>
          box.length === Object.keys(denizens).length &&
          box.every(({ monster, count }) => denizens[monster] === count),
      );
      expect(fits).toBe(true);
    }
  });

  test('a row or a group, and never more than there are', () => {
    for (const way of ['row', 'natives'])
      for (let i = 0; i < 60; i++) {
        const board = made(way, `${way} ${i}`);
        expect(checkBoard(board, 1).filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(new Set(Object.keys(board.denizens).map(spaceOf)).size).toBe(1);
      }
  });

  test('nothing that the agreement bans, as long as anything else is left', () => {
    for (let i = 0; i < 40; i++)
      expect(Object.keys(made('box', `banned ${i}`, (id) => id !== 'giant-bat').denizens)).not.toContain(
        'giant-bat',
      );
  });
});

test('a clearing is changed by hand, row by row', () => {
  const board = clearingWith({ giant: 1, lhq: 1, ghost: 1 });
  const form = boards.space!;
  expect(form.read(board, 'row-4')).toMatchObject({ giant: 1, 'heavy-troll': 0, natives: ['lhq'] });
  const changed = changeSpace(form, board, 'row-4', {
    giant: 0,
    'heavy-troll': 2,
    'tremendous-troll': 0,
    natives: ['l1'],
  });
  expect(changed.ok && changed.value.denizens).toEqual({ ghost: 1, 'heavy-troll': 2, l1: 1 });
  const place = changeSpace(form, board, 'clearing', {
    clearing: 'cave',
    colors: ['black'],
    rivals: true,
    hidden: true,
  });
  expect(place.ok && place.value).toEqual({
    ...board,
    clearing: 'cave',
    colors: ['black'],
    rivals: true,
    hidden: true,
  });
  expect(changeSpace(form, board, 'row-4', { giant: copiesOf('giant') + 1 }).ok).toBe(false);
});

test('MR-L29, MR-L46: too many of a kind, and nobody to fight', () => {
  expect(checkBoard(clearingWith({ imp: 2 }), 1)).toMatchObject([{ code: 'MR-L29', spaces: ['row-5'] }]);
  expect(checkBoard(clearingWith({}), 3)).toMatchObject([{ code: 'MR-L46', spaces: ['clearing'] }]);
  expect(checkBoard(clearingWith({}, { rivals: true }), 2)).toEqual([]);
});

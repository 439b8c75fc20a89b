import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveNumbers } from '../../../conformance/renumbered';
import { seededDice } from '../../../kernel/game/dice';
import { boards } from '../boards';
import { empireIds, specialIds } from '../catalogue/vocabulary';
import { House } from '../house';
import { battleMagic } from '../index';
import { engine } from './index';
import { tableOf } from './testing';
import { numbers } from './testing-numbers';

const specials = Object.fromEntries(specialIds.map((id) => [id, id === 'ruins' || id === 'mine' ? 2 : 1]));

test.each([2, 3, 4])(
  'BM-R35, BM-R40: whatever numbers chits and territories of %i players have, a game is the same',
  (players) => {
    const read = House.parse({ players, specials }) as Parameters<typeof boards.make>[3];
    const map = boards.make('quick', seededDice('seats'), players, read);
    const types = [0, 1, 2].flatMap((i) => {
      const house = { ...drawnHouse(battleMagic, seededDice(`agreed ${i}`)), players, roundLimit: 30 };
      const sets = Array.from({ length: players }, (_, seat) => empireIds[(seat + i) % 5]!);
      const stretch = { alone: 60, beside: 80, times: 6 };
      const table = tableOf(map, house, sets);
      return [...proveNumbers({ engine, ...numbers }, table, players, `numbers ${i}`, stretch)];
    });
    expect(types).toEqual(expect.arrayContaining(['stepped', 'compared', 'destroyed', 'found']));
  },
);

import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveSeats } from '../../../conformance/turned';
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
  'BM-090, BM-R03: on whatever seats %i players sit, a game is the same but for the order of their turns',
  (players) => {
    const read = House.parse({ players, specials }) as Parameters<typeof boards.make>[3];
    const map = boards.make('quick', seededDice('seats'), players, read);
    const types = [0, 1, 2].flatMap((i) => {
      const house = { ...drawnHouse(battleMagic, seededDice(`agreed ${i}`)), players, roundLimit: 30 };
      const sets = Array.from({ length: players }, (_, seat) => empireIds[(seat + i) % 5]!);
      const stretch = { alone: 60, beside: 80, times: 6 };
      return [
        ...proveSeats({ engine, ...numbers }, tableOf(map, house, sets), players, `seats ${i}`, stretch),
      ];
    });
    expect(types).toEqual(expect.arrayContaining(['cut', 'stepped', 'compared', 'destroyed', 'found']));
  },
);

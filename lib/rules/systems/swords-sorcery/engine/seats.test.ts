import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveSeats } from '../../../conformance/turned';
import { seededDice } from '../../../kernel/game/dice';
import { swordsSorcery } from '../index';
import { engine } from './index';
import { tableOf } from './testing';
import { numbers } from './testing-numbers';

test.each([2, 3, 4])(
  'SS-018, SS-025: on whatever seats %i players sit, a game is the same but for the order of their turns',
  (players) => {
    const types = [0, 1, 2].flatMap((i) => {
      const house = { ...drawnHouse(swordsSorcery, seededDice(`agreed ${i}`)), players, handSize: 12 };
      const stretch = { alone: 200, beside: 80, times: 5 };
      return [...proveSeats({ engine, ...numbers }, tableOf(house), players, `seats ${i}`, stretch)];
    });
    expect(types).toEqual(expect.arrayContaining(['invoked', 'fought', 'died', 'put', 'notSaved']));
  },
);

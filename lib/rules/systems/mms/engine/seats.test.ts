import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveSeats } from '../../../conformance/turned';
import { seededDice } from '../../../kernel/game/dice';
import { mms } from '../index';
import { engine } from './index';
import { numbers } from './testing-numbers';
import { armies } from './testing-tables';

/** Who throws first for a new order is of no account, but the same dice then fall for others. */
const withoutThrows = (house: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  house['orderOfPlay'] === 'agreed' ? house : { ...house, reorderEachRound: false };

test.each([2, 3, 4])(
  'MMS-021, MMS-040: on whatever seats %i players sit, a game is the same but for the order of their turns',
  (players) => {
    const types = [0, 1, 2, 3].flatMap((i) => {
      const dice = seededDice(`agreed ${i}`);
      const house = withoutThrows({ ...drawnHouse(mms, dice), players, levelTotal: [150, 300][i % 2]! });
      const table = armies(house, dice);
      const stretch = { alone: 60, beside: 60, times: 6 };
      return table ? [...proveSeats({ engine, ...numbers }, table, players, `seats ${i}`, stretch)] : [];
    });
    expect(types).toEqual(expect.arrayContaining(['placed', 'moved', 'identified', 'attacked', 'removed']));
  },
);

import { expect, test } from 'vitest';
import { proveSeats } from '../../../conformance/turned';
import { engine } from './index';
import { drawnTables, numbers, stretch } from './testing-numbers';

test.each([2, 3, 4])(
  'BM-090, BM-R03: on whatever seats %i players sit, a game is the same but for the order of their turns',
  (players) => {
    const types = drawnTables(players).flatMap((table, i) => [
      ...proveSeats({ engine, ...numbers }, table, players, `seats ${i}`, stretch),
    ]);
    expect(types).toEqual(expect.arrayContaining(['cut', 'stepped', 'compared', 'destroyed', 'found']));
  },
);

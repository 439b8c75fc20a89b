import { expect, test } from 'vitest';
import { proveNumbers } from '../../../conformance/renumbered';
import { engine } from './index';
import { drawnTables, numbers, stretch } from './testing-numbers';

test.each([2, 3, 4])(
  'BM-R35, BM-R40: whatever numbers chits and territories of %i players have, a game is the same',
  (players) => {
    const types = drawnTables(players).flatMap((table, i) => [
      ...proveNumbers({ engine, ...numbers }, table, players, `numbers ${i}`, stretch),
    ]);
    expect(types).toEqual(expect.arrayContaining(['stepped', 'compared', 'destroyed', 'found']));
  },
);

import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveNumbers } from '../../../conformance/renumbered';
import { seededDice } from '../../../kernel/game/dice';
import { mms } from '../index';
import { engine } from './index';
import { numbers } from './testing-numbers';
import { armies } from './testing-tables';

test.each([2, 3, 4])(
  'MMS-105, MMS-R42: whatever numbers pieces and cards of %i players have, a game is the same',
  (players) => {
    const types = [0, 1, 2, 3].flatMap((i) => {
      const dice = seededDice(`agreed ${i}`);
      const drawn = { ...drawnHouse(mms, dice), players, levelTotal: [150, 300][i % 2]! };
      // Of a group under one marker the first by designation is hit: there numbers are named (MMS-R51).
      const table = armies({ ...drawn, groupMarkers: false, communication: 'on' }, dice);
      const stretch = { alone: 60, beside: 60, times: 6 };
      return table ? [...proveNumbers({ engine, ...numbers }, table, players, `numbers ${i}`, stretch)] : [];
    });
    expect(types).toEqual(expect.arrayContaining(['moved', 'identified', 'attacked', 'removed']));
  },
);

import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveNumbers } from '../../../conformance/renumbered';
import { proveBoard } from '../../../conformance/turned-board';
import { seededDice } from '../../../kernel/game/dice';
import { monstersMagic } from '../index';
import { engine } from './index';
import { tableOf } from './testing';
import { numbers } from './testing-numbers';

test.each([2, 3, 4])(
  'MM-014: whatever numbers figures and cards of %i players have, a game is the same',
  (players) => {
    const types = [0, 1, 2, 3].flatMap((i) => {
      const house = { ...drawnHouse(monstersMagic, seededDice(`agreed ${i}`)), players };
      const stretch = { alone: 100, beside: 150, times: 3 };
      return [...proveNumbers({ engine, ...numbers }, tableOf(house), players, `numbers ${i}`, stretch)];
    });
    expect(types).toEqual(expect.arrayContaining(['stepped', 'fought', 'recruited', 'played', 'effect']));
  },
);

test.each([2, 3, 4])(
  'MM-044: from whatever side one looks at the board of %i players, a game is the same',
  (players) => {
    const types = [0, 1, 2, 3].flatMap((i) => {
      const house = { ...drawnHouse(monstersMagic, seededDice(`seen ${i}`)), players };
      const stretch = { alone: 100, beside: 150, times: 3 };
      return [...proveBoard({ engine, ...numbers }, tableOf(house), players, `side ${i}`, stretch)];
    });
    expect(types).toEqual(expect.arrayContaining(['stepped', 'fought', 'recruited', 'played', 'effect']));
  },
);

import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveNumbers } from '../../../conformance/renumbered';
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

import { expect, test } from 'vitest';
import { drawnHouse } from '../../../conformance/drawn-house';
import { proveNumbers } from '../../../conformance/renumbered';
import { seededDice } from '../../../kernel/game/dice';
import { swordsSorcery } from '../index';
import { engine } from './index';
import type { SsTable } from './table';
import { tableOf } from './testing';
import { numbers } from './testing-numbers';

/** Without Raise the Dead: with room for all only spots are chosen, for the first of them, then the next (SS-126). */
function withoutRaising(house: Parameters<typeof tableOf>[0]): SsTable {
  const table = tableOf(house);
  return { ...table, cards: table.cards.filter(({ id }) => id !== 'raise-the-dead') };
}

test.each([2, 3, 4])(
  'SS-R85, ledger 7.3: whatever numbers pieces, spots and cards of %i players have, a game is the same',
  (players) => {
    const types = [0, 1, 2].flatMap((i) => {
      const house = { ...drawnHouse(swordsSorcery, seededDice(`agreed ${i}`)), players, handSize: 12 };
      const stretch = { alone: 200, beside: 80, times: 5 };
      return [
        ...proveNumbers({ engine, ...numbers }, withoutRaising(house), players, `numbers ${i}`, stretch),
      ];
    });
    expect(types).toEqual(expect.arrayContaining(['invoked', 'fought', 'died', 'put']));
  },
);

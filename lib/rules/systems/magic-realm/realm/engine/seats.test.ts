import { expect, test } from 'vitest';
import { drawnHouse } from '../../../../conformance/drawn-house';
import { proveSeats } from '../../../../conformance/turned';
import { seededDice } from '../../../../kernel/game/dice';
import { characters, spells } from '../../catalogue';
import { House, type House as RealmHouse } from '../../house';
import { magicRealm } from '../../index';
import { engine } from './index';
import { itemOf } from './kit';
import { newcomer } from './testing/games';
import { testingMap } from './testing/realm';
import { numbers } from './testing/numbers';
import type { RealmTable } from './world/setup';

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

/** They are rich, have servants, strange cards and colors. */
const rich: typeof engine = {
  ...engine,
  setup(table, dice, tell) {
    const s = engine.setup(table, dice, tell);
    const players = s.who.length;
    for (const one of s.who) Object.assign(one, { gold: 60, fame: 30, notoriety: 60 });
    s.at.forEach((place, i) => {
      if (place !== s.who[0]!.place) return;
      s.hirer[i] = i % players;
      s.term[i] = 3 + (i % 4);
      s.comes[i] = i % 3 === 0 ? 0 : 1;
    });
    for (const pile of Object.values(s.piles))
      for (let at = pile.length - 1; at >= 0; at--)
        if (dice.below(4) === 0 && itemOf(pile[at]!.id).kind !== 'horse')
          s.who[dice.below(players)]!.items.push({ id: pile.splice(at, 1)[0]!.id, state: dice.below(2) });
    return s;
  },
};

test.each([2, 3, 4])(
  'MR-102, MR-R20: on whatever seats %i players sit, two weeks are the same but for the order of their turns',
  (players) => {
    const types = [engine, rich, engine, rich].flatMap((played, i) => {
      const dice = seededDice(`agreed ${i} ${players}`);
      // Two of one name could not be told apart when counters are drawn.
      const house = { ...drawnHouse(magicRealm, dice), 'game.days': 14, 'party.duplicateCharacters': false };
      const who = dice.shuffle(idsOf(characters)).slice(0, players);
      const table: RealmTable = {
        map: testingMap,
        house: House.parse(house) as RealmHouse,
        who: who.map((id) => newcomer(id, ...dice.shuffle(idsOf(spells)).slice(0, 4))),
      };
      const stretch = { alone: 60, beside: 60, times: 5 };
      return [...proveSeats({ engine: played, ...numbers }, table, players, `seats ${i}`, stretch)];
    });
    expect(types).toEqual(expect.arrayContaining(['turn', 'seat-blocked', 'fought', 'got-item', 'midnight']));
  },
);

import { expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { House, type House as RealmHouse } from '../../house';
import { WORN } from './state';
import { underTest } from './testing/engine';
import type { RealmUnderTest } from './testing/games';
import { testingMap } from './testing/realm';
import type { RealmTable } from './world/setup';

/** What random players seldom come to: they are known and rich, meet where missions lie, and mostly agree. */
const AGREE = ['take-task', 'accept-deal', 'accept-gift', 'add-to-price', 'pay-price', 'name-price'];
const { engine } = underTest;
const rich: RealmUnderTest = {
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      const take = (id: string): void => {
        for (const pile of Object.values(s.piles)) {
          const at = pile.findIndex((held) => held.id === id);
          if (at >= 0) s.who[0]!.items.push({ id: pile.splice(at, 1)[0]!.id, state: 0 });
        }
      };
      take('timeless-jewel');
      take('vial-of-healing');
      for (const one of s.who) Object.assign(one, { gold: 60, fame: 30, notoriety: 60 });
      s.who[0]!.items.at(-2)!.state = WORN;
      const { place } = s.who[0]!;
      s.visitors = s.waiting.filter((face) => face !== '').map((id) => ({ id, place }));
      return s;
    },
    choices(s, seat) {
      const all = engine.choices(s, seat);
      const some = all.filter(({ type }) => AGREE.includes(type));
      return some.length > 0 && s.day % 2 === 1 ? some : all;
    },
  },
};

test('missions, campaigns and dealings keep every promise of the contract', () => {
  const told = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const table: RealmTable = {
      map: testingMap,
      house: House.parse({ 'game.days': 7 }) as RealmHouse,
      who: ['captain', 'dwarf', 'amazon'].map((id) => ({
        id,
        level: 4,
        start: 'inn',
        victory: [1, 1, 1, 1, 1],
        spells: [],
        colorChits: [],
      })),
    };
    for (const { type } of proveGame(rich, table, `rich ${i}`, 17).events) told.add(type);
  }
  for (const type of ['task-taken', 'deal-made', 'gift-given']) expect(told).toContain(type);
});

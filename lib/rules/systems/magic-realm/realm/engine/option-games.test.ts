import { expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { House, type House as RealmHouse } from '../../house';
import type { RealmChoice } from './choices';
import { WORN } from './state';
import { underTest } from './testing/engine';
import type { RealmUnderTest } from './testing/games';
import { testingMap } from './testing/realm';
import type { RealmTable } from './world/setup';

/** Optional rules that change the days. (MR-B70) */
const AGREED = {
  'party.optionalAbilities': true,
  'items.dropping': true,
  'items.caching': true,
  'natives.grudges': 'extended',
  'world.commerce': true,
  'magic.autoEnchant': true,
  'magic.enhancedItems': true,
  'world.seasons': '3',
  'combat.optionalTables': true,
  'monsters.alerted': 'roll',
  'natives.watchful': true,
  'natives.extendedTreachery': true,
};

const GAMES = 4;
/** What random players seldom come to. */
const EAGER: readonly string[] = ['cache-item', 'cache-gold', 'drop-item', 'pick-up'];
const isEager = (one: RealmChoice): boolean =>
  EAGER.includes(one.type) || (one.type === 'record' && one.deed.type === 'cache');

const { engine } = underTest;
/** Everybody has something to trade and to enchant with, and denizens of all kinds are near. */
const rich: RealmUnderTest = {
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      const take = (id: string, seat: number): void => {
        for (const pile of Object.values(s.piles)) {
          const at = pile.findIndex((held) => held.id === id);
          if (at >= 0) s.who[seat]!.items.push({ id: pile.splice(at, 1)[0]!.id, state: WORN });
        }
      };
      take('timeless-jewel', 0);
      take('sacred-statue', 1);
      take('book-of-lore', 1);
      take('eye-of-the-moon', 2);
      for (const one of s.who) Object.assign(one, { gold: 40, fame: 30, notoriety: 60 });
      return s;
    },
    choices(s, seat) {
      const all = engine.choices(s, seat);
      const some = s.day % 3 === 1 ? all.filter(isEager) : [];
      return some.length > 0 ? [all[0]!, ...some] : all;
    },
  },
};

test('the optional rules of the days keep every promise of the contract', () => {
  const told = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const table: RealmTable = {
      map: testingMap,
      house: House.parse({ 'game.days': 14, ...AGREED }) as RealmHouse,
      who: ['elf', 'wizard', 'captain'].map((id) => ({
        id,
        level: 4,
        ability: id === 'elf' ? 'light-elf' : '',
        start: 'inn',
        victory: [1, 1, 1, 1, 1],
        spells: [],
        colorChits: [],
      })),
    };
    for (const { type } of proveGame(rich, table, `options ${i}`, 17).events) told.add(type);
  }
  for (const type of ['laid-down', 'picked-up', 'cache-opened', 'cached']) expect(told).toContain(type);
});

import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { characters } from '../../catalogue';
import { House, type House as RealmHouse } from '../../house';
import { engine } from './index';
import { underTest } from './testing/engine';
import { testingMap } from './testing/realm';
import type { Newcomer } from './world/fresh';
import type { RealmTable } from './world/setup';

const newcomer = (id: string, start: string, spells: readonly string[] = []): Newcomer => ({
  id,
  level: 4,
  start,
  victory: [1, 1, 1, 1, 1],
  spells,
  colorChits: [],
});

const tableOf = (who: readonly Newcomer[], house: Readonly<Record<string, unknown>>): RealmTable => ({
  map: testingMap,
  house: House.parse(house) as RealmHouse,
  who,
});

const games: readonly (readonly [string, RealmTable])[] = [
  ['one alone for a month', tableOf([newcomer('amazon', 'inn')], {})],
  [
    'two for a week, with two monster rolls',
    tableOf([newcomer('berserker', 'inn'), newcomer('pilgrim', 'chapel', ['exorcise', 'make-whole'])], {
      'game.days': 7,
      'world.solitaireTwoRows': true,
    }),
  ],
  [
    'three for two weeks: cunning, knowledge and the ghosts',
    tableOf(
      [
        newcomer('swordsman', 'inn'),
        newcomer('wizard', 'house', ['fiery-blast', 'fog', 'fiery-blast', 'stones-fly']),
        newcomer('witch-king', 'ghosts', ['curse', 'power-of-the-pit', 'fog', 'stones-fly']),
      ],
      { 'game.days': 14, 'monsters.quiet': true },
    ),
  ],
];

describe.each(games)('%s', (_, table) => {
  test('random games keep every promise of the contract, and end', () => {
    for (let i = 0; i < 4; i++) proveGame(underTest, table, `realm ${i}`, 43);
  });

  test('the same seed is the same game', () => {
    const once = proveGame(underTest, table, 'again', 10_000);
    expect(proveGame(underTest, table, 'again', 10_000)).toEqual(once);
  });
});

test('all sixteen characters of the game play a week', () => {
  const all = characters.map(({ id }) => newcomer(id, 'inn'));
  proveGame(underTest, tableOf(all, { 'game.days': 7 }), 'sixteen', 997);
});

/** The natives of the first clearing serve its two characters for a few days. */
const withWarbands: typeof underTest = {
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      s.at.forEach((place, i) => {
        if (place !== s.who[0]!.place) return;
        s.hirer[i] = i % 2;
        s.term[i] = 3 + (i % 4);
        s.comes[i] = 1;
      });
      for (const one of s.who) one.gold = 60;
      return s;
    },
  },
};

test('MR-B44, MR-B45: random games with hired natives keep every promise, and lose nobody', () => {
  const table = tableOf([newcomer('captain', 'inn'), newcomer('swordsman', 'inn')], { 'game.days': 7 });
  for (let i = 0; i < 6; i++) proveGame(withWarbands, table, `warbands ${i}`, 43);
});

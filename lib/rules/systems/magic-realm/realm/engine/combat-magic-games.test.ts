import { expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { House, type House as RealmHouse } from '../../house';
import { isFoe } from '../../combat/engine/state';
import type { RealmChoice } from './choices';
import { itemOf } from './kit';
import { WORN } from './state';
import { underTest } from './testing/engine';
import type { RealmUnderTest } from './testing/games';
import { placeNamed, testingMap } from './testing/realm';
import { denizens } from './world/denizens';
import type { RealmTable } from './world/setup';

const { engine } = underTest;
/** What random players seldom come to: they have every color and strange cards, and cast and fly whenever they can. */
const WANTED = ['cast', 'fly', 'light', 'activate', 'use-token', 'target', 'blow-to', 'fly-off'];
const isWanted = (one: RealmChoice): boolean =>
  WANTED.includes(one.type === 'fight' ? one.choice.type : one.type) ||
  (one.type === 'evening-wish' && one.rounds);
const CARDS = [
  'flying-carpet',
  'amulet',
  'withered-claw',
  'magic-wand',
  'elusive-cloak',
  'battle-bracelets',
  'alchemists-mixture',
  'dragonfang-necklace',
];

/** The day before that on which every clearing has their color. (MR-B23) */
const eves = { white: 6, purple: 20, gold: 27 } as const;
const magical = (eve: number): RealmUnderTest => ({
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      s.day = eve;
      // Winds are called in mountain clearings. (MR-S20)
      for (const one of s.who) one.place = placeNamed('crag-1');
      const isGiven = (id: string): boolean =>
        CARDS.includes(id) || (id !== '' && itemOf(id).effects.some(({ kind }) => kind === 'color'));
      for (const pile of Object.values(s.piles))
        for (let at = pile.length - 1; at >= 0; at--)
          if (isGiven(pile[at]!.id)) {
            const { id } = pile.splice(at, 1)[0]!;
            const isUsed = !['amulet', 'withered-claw', 'alchemists-mixture'].includes(id);
            // A carpet carries whoever is light enough.
            s.who[id === 'flying-carpet' ? 1 : at % 3]!.items.push({ id, state: isUsed ? WORN : 0 });
          }
      const weak = denizens.flatMap(({ monster }, i) => (monster?.vulnerability === 'M' ? [i] : []));
      for (const i of dice.shuffle(weak).slice(0, 3)) s.at[i] = s.who[0]!.place;
      return s;
    },
    choices(s, seat) {
      const all = engine.choices(s, seat);
      const flights = all.filter((one) => one.type === 'fight' && one.choice.type === 'fly');
      if (flights.length > 0) return flights;
      // Winds carry denizens off, too.
      const beasts = all.filter(
        (one) => one.type === 'fight' && one.choice.type === 'target' && isFoe(one.choice.who),
      );
      if (beasts.length > 0 && seat === 1) return beasts;
      const some = all.filter(isWanted);
      return some.length > 0 && (s.day + seat) % 3 > 0 ? some : all;
    },
  },
});

const colors = Object.keys(eves) as readonly (keyof typeof eves)[];

/** Three who cast, on a day of a color. */
function proven(i: number) {
  const color = colors[i % colors.length]!;
  const table: RealmTable = {
    map: testingMap,
    house: House.parse({
      'game.days': eves[color] + 8,
      'combat.maxRounds': 10,
      'magic.enhanced': i % 4 === 0,
      'magic.pitAsAttack': i % 3 === 0,
      'fly.landing': i % 2 === 0 ? 'random' : 'choose',
    }) as RealmHouse,
    who: [
      { id: 'white-knight', spells: ['peace'] },
      { id: 'magician', spells: ['hurricane-winds', 'broomstick', 'protection-from-magic', 'pentangle'] },
      { id: 'sorceror', spells: ['world-fades', 'hurricane-winds'] },
    ].map((one) => ({ ...one, level: 4, start: 'inn', victory: [1, 1, 1, 1, 1], colorChits: [] })),
  };
  return proveGame(magical(eves[color]), table, `combat magic d${i}`, 17);
}

const GAMES = 16;
/** As long as something rare has not happened, so many more. */
const MOST = 60;

test('who casts, flies and breaks magic in combats keeps every promise of the contract', () => {
  const rare = new Set(['seized in combat', 'redirected in combat', 'blown-down', 'spell-begins']);
  for (let i = 0; i < GAMES || (rare.size > 0 && i < MOST); i++)
    for (const event of proven(i).events)
      rare.delete(event.type === 'fought' ? `${event.event.type} in combat` : event.type);
  expect([...rare]).toEqual([]);
});

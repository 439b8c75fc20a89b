import { expect, test } from 'vitest';
import { proveGame } from '../../../../conformance/engine';
import { House, type House as RealmHouse } from '../../house';
import type { RealmChoice } from './choices';
import { itemOf } from './kit';
import { WORN } from './state';
import { underTest } from './testing/engine';
import type { RealmUnderTest } from './testing/games';
import { testingMap } from './testing/realm';
import { denizens } from './world/denizens';
import type { RealmTable } from './world/setup';

const { engine } = underTest;
/** What random players seldom come to: they have every color, and cast whenever they can. */
const CASTING = ['cast', 'mark', 'energize', 'enchant-item'];
const isCasting = (one: RealmChoice): boolean =>
  CASTING.includes(one.type === 'fight' ? one.choice.type : one.type) ||
  (one.type === 'evening-wish' && one.rounds);

/** The day before that on which every clearing has their color. (MR-B23) */
const eves = { black: 6, grey: 13, purple: 20, gold: 27 } as const;
const spells: readonly (readonly [spell: string, color: keyof typeof eves])[] = [
  ['absorb-essence', 'black'],
  ['melt-into-mist', 'purple'],
  ['transform', 'purple'],
  ['unleash-power', 'purple'],
  ['elemental-spirit', 'purple'],
  ['enchant-artifact', 'purple'],
  ['witchs-brew', 'grey'],
  ['faerie-lights', 'gold'],
];

const magical = (eve: number): RealmUnderTest => ({
  ...underTest,
  engine: {
    ...engine,
    setup(table, dice, tell) {
      const s = engine.setup(table, dice, tell);
      s.day = eve;
      const isWanted = (id: string): boolean =>
        itemOf(id).effects.some(({ kind }) => kind === 'color' || kind === 'casts');
      for (const pile of Object.values(s.piles))
        for (let at = pile.length - 1; at >= 0; at--)
          if (isWanted(pile[at]!.id))
            s.who[at % 3]!.items.push({ id: pile.splice(at, 1)[0]!.id, state: WORN });
      for (let n = 0; n < 4; n++) {
        const i = dice.below(s.at.length);
        if (denizens[i]!.monster) s.at[i] = s.who[0]!.place;
      }
      return s;
    },
    choices(s, seat) {
      const all = engine.choices(s, seat);
      const some = all.filter(isCasting);
      return some.length > 0 && (s.day + seat) % 3 > 0 ? some : all;
    },
  },
});

test('who casts all that changes somebody keeps every promise of the contract', () => {
  const told = new Set<string>();
  for (let i = 0; i < 32; i++) {
    const [spell, color] = spells[i % spells.length]!;
    const table: RealmTable = {
      map: testingMap,
      house: House.parse({ 'game.days': eves[color] + 8, 'combat.maxRounds': 10 }) as RealmHouse,
      who: ['witch-king', 'magician', 'witch'].map((id) => ({
        id,
        level: 4,
        start: 'inn',
        victory: [1, 1, 1, 1, 1],
        spells: [spell, 'exorcise', 'dissolve-spell', 'unleash-power'],
        colorChits: [],
      })),
    };
    for (const event of proveGame(magical(eves[color]), table, `changed ${i}`, 17).events)
      told.add(event.type === 'fought' ? event.event.type : event.type);
  }
  for (const type of ['became', 'absorbed', 'altered', 'spell-over']) expect(told).toContain(type);
});

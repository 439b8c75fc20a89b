import { expect, test } from 'vitest';
import { proveGame } from '../../../../../conformance/engine';
import { holdingOf } from '../../../beasts';
import { House, type House as RealmHouse } from '../../../house';
import type { RealmChoice } from '../choices';
import { itemOf } from '../kit';
import { WORN, type RealmState } from '../state';
import { newcomer, ofFight, playedAs } from '../testing/games';
import { testingMap } from '../testing/realm';
import { denizens, ON_CARD } from '../world/denizens';

const MEANT = [
  'giant-bat',
  'goblin-axe',
  'goblin-spear',
  'ogre',
  'heavy-spider',
  'octopus',
  'demon',
  'heavy-dragon',
];

/** All colors are there, and beside the travellers stands one of each kind that their spells hold. */
function crowd(s: RealmState): void {
  for (const key of Object.keys(s.piles))
    s.piles[key] = s.piles[key]!.filter(({ id }) => {
      if (id !== 'dragonfang-necklace' && !itemOf(id).effects.some(({ kind }) => kind === 'color'))
        return true;
      s.who[0]!.items.push({ id, state: WORN });
      return false;
    });
  s.at = s.at.map((at, i) => (denizens[i]!.monster ? ON_CARD : at));
  for (const id of MEANT) {
    const found = denizens.findIndex((one, i) => one.id === id && s.at[i] === ON_CARD);
    s.at[found] = s.who[0]!.place;
  }
  for (const one of s.who) one.gold = 60;
}

/** He seeks rounds, casts, aims, and hires whom he can; mostly he attacks nobody. */
function eager(s: RealmState, seat: number, all: readonly RealmChoice[]): readonly RealmChoice[] {
  const rest = (s.day + seat) % 5 === 0;
  const wanted = [
    all.filter((one) => one.type === 'evening-wish' && one.rounds),
    all.filter((one) => ofFight(one) === 'cast'),
    all.filter((one) => ofFight(one) === 'target'),
    all.filter((one) => one.type === 'record' && one.deed.type === 'hire'),
    all.filter(({ type }) => type === 'ask-to-hire' || type === 'pay-wages'),
    all.filter((one) => one.type === 'fight' && !['charge', 'run', 'lure'].includes(ofFight(one))),
  ].find((some) => some.length > 0);
  return rest || !wanted || s.fields.length > 3 ? all : wanted;
}

const crowded = playedAs(crowd, eager);

test('MR-S15, MR-S25, MR-S37, MR-S43, MR-S44: games among those whom spells hold keep every promise of the contract', () => {
  const who = [
    newcomer('witch', 'deal-with-goblins', 'guide-spider-or-octopus', 'ask-demon'),
    newcomer('elf', 'control-bats', 'persuade'),
    newcomer('druid', 'guide-spider-or-octopus', 'deal-with-goblins'),
  ];
  const house = House.parse({ 'game.days': 7, 'combat.maxRounds': 10 }) as RealmHouse;
  const held = new Set<string>();
  const told = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const { events } = proveGame(crowded, { map: testingMap, house, who }, `held ${i}`, 29);
    for (const event of events) {
      told.add(event.type);
      if (event.type === 'spell-begins' && holdingOf(event.spell)) held.add(event.spell);
    }
  }
  expect([...held].sort()).toEqual([
    'control-bats',
    'control-dragon',
    'deal-with-goblins',
    'guide-spider-or-octopus',
    'persuade',
  ]);
  expect(told).toContain('demon-answers');
});

import { expect, test } from 'vitest';
import { proveGame } from '../../../../../conformance/engine';
import { House, type House as RealmHouse } from '../../../house';
import type { RealmChoice } from '../choices';
import { itemOf } from '../kit';
import { WORN, type RealmState } from '../state';
import { newcomer, ofFight, playedAs } from '../testing/games';
import { testingMap } from '../testing/realm';
import { KILLED } from '../world/denizens';
import type { Newcomer } from '../world/fresh';
import { isLasting } from '../../../combat/engine/covered';

const isColor = (id: string): boolean => itemOf(id).effects.some(({ kind }) => kind === 'color');
const casts = (id: string): boolean => itemOf(id).effects.some(({ kind }) => kind === 'casts');

/** All cards that give color, and all artifacts and books with what is awake in them, are in use; nothing else lives. */
function enrich(s: RealmState): void {
  s.at = s.at.map(() => KILLED);
  let next = 0;
  for (const key of Object.keys(s.piles))
    s.piles[key] = s.piles[key]!.filter(({ id }) => {
      if (!isColor(id) && !casts(id)) return true;
      s.who[next++ % s.who.length]!.items.push({ id, state: WORN });
      if (casts(id)) s.awake[id] = s.spells[id]!.splice(0);
      return false;
    });
}

/** In turn he seeks rounds, casts, and wakes spells; mostly he attacks nobody. */
function eager(s: RealmState, seat: number, all: readonly RealmChoice[]): readonly RealmChoice[] {
  const rest = (s.day + seat) % 4 === 0;
  const wanted = [
    all.filter((one) => one.type === 'evening-wish' && one.rounds),
    all.filter((one) => ofFight(one) === 'cast'),
    all.filter((one) => ofFight(one) === 'target'),
    all.filter(({ type }) => type === 'energize'),
    all.filter((one) => one.type === 'fight' && !['charge', 'run'].includes(ofFight(one))),
  ].find((some) => some.length > 0);
  return rest || !wanted || s.fields.length > 3 ? all : wanted;
}

const magical = playedAs(enrich, eager);
const who: readonly Newcomer[] = [
  newcomer('wizard', 'see-hidden-signs', 'fog', 'violent-storm', 'blazing-light'),
  newcomer('witch', 'bad-luck', 'remedy', 'sense-danger', 'whistle-for-monsters'),
  newcomer('druid', 'illusion', 'lost', 'peace-with-nature', 'premonition'),
  newcomer('pilgrim', 'small-blessing', 'exorcise'),
  newcomer('woods-girl', 'blend-into-background', 'talk-to-wise-bird'),
  newcomer('sorceror', 'dissolve-spell', 'violent-storm', 'prophecy'),
  newcomer('magician', 'premonition', 'remedy', 'lost', 'prophecy'),
];

test.each([
  ['one to another', who.slice(0, 2)],
  ['those of the middle', who.slice(2, 5)],
  ['the last', who.slice(5)],
])('MR-B26: games full of spells keep every promise of the contract: %s', (name, players) => {
  const house = House.parse({ 'game.days': 7, 'combat.maxRounds': 10 }) as RealmHouse;
  const begun = new Map<string, number>();
  for (let i = 0; i < 4; i++) {
    const { events } = proveGame(magical, { map: testingMap, house, who: players }, `${name} ${i}`, 41);
    for (const event of events) {
      if (event.type !== 'spell-begins' && event.type !== 'spell-over') continue;
      expect(isLasting(event.spell)).toBe(true);
      begun.set(event.spell, (begun.get(event.spell) ?? 0) + (event.type === 'spell-begins' ? 1 : -1));
    }
  }
  expect(begun.size).toBeGreaterThan(1);
  // None ends that has not begun.
  expect(Math.min(...begun.values())).toBeGreaterThanOrEqual(0);
});

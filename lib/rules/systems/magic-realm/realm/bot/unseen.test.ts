import { expect, test } from 'vitest';
import { seededDice } from '../../../../kernel/game/dice';
import { treasures } from '../../catalogue';
import { WORN, type RealmState } from '../engine/state';
import { realmWith } from '../engine/testing/realm';
import { view } from '../engine/view';
import { layTreasures } from '../engine/world/piles';
import { foresight } from './foresight';

const cardsOf = (s: RealmState): readonly string[] =>
  [...s.who.flatMap(({ items }) => items), ...Object.values(s.piles).flat()]
    .map(({ id }) => id)
    .filter((id) => id === '' || treasures.some((card) => card.id === id))
    .sort();

test('7.1: what a seat does not see may be any cards that it sees nowhere, and it still sees the same', () => {
  const s = realmWith(['amazon', 'dwarf', 'elf'].map((id) => ({ id, at: 'cliff-1' })));
  const dice = seededDice('unseen');
  s.piles = layTreasures(dice);
  s.who.forEach(({ items }, seat) => {
    const cards = s.piles['site-hoard']!.splice(0, 2);
    items.push(...cards.map(({ id }, i) => ({ id, state: i === 0 && seat > 0 ? WORN : 0 })));
  });
  const seen = view(s, 0);
  expect(cardsOf(seen)).toContain('');
  const world = foresight.imagine(seen, 0, dice);
  expect(view(world, 0)).toEqual(seen);
  // No card is there twice, and none is missing.
  expect(cardsOf(world)).toEqual(cardsOf(s));
});

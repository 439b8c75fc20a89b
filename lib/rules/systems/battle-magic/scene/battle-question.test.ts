import { expect, test } from 'vitest';
import { given, unitAt } from '../engine/testing';
import { battleQuestion } from './battle-question';

/** What the attacker is told of the chances of an army against an army, with these cards in hand and so many in the deck. */
function asked(house: Readonly<Record<string, unknown>>, hand = ['sword-3'], left = Infinity) {
  const s = given({ house, units: { 4: [0, 'army'], 2: [1, 'army'] }, hands: [hand, ['sword-2']] }, 'battle');
  s.discard.push(...s.deck.splice(left));
  return battleQuestion(s, 0, unitAt(s, 4, 'army'), unitAt(s, 2, 'army'));
}

test('BM-R22: a card from hand counts in the question as far as it is exact', () => {
  expect(asked({})).toMatchObject({ attackerHolds: 'sword-3' });
  expect(asked({})).not.toHaveProperty('until');
  expect(asked({ substitution: 'alsoInTieBreak' })).toMatchObject({ until: 'first-cards' });
  // Whoever holds none breaks ties as always.
  expect(asked({ substitution: 'alsoInTieBreak' }, [])).not.toHaveProperty('until');
  expect(asked({ substitution: 'off' })).not.toHaveProperty('attackerHolds');
});

test('BM-R24: a deck that is made anew in the midst of the first cards is no question of one deck', () => {
  const both = 4;
  expect(asked({}, [], both)).toMatchObject({ kind: 'battle', attacker: 'army' });
  expect(asked({}, [], both - 1)).toBeUndefined();
});

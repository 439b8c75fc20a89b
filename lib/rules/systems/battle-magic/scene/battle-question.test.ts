import { expect, test } from 'vitest';
import { given, unitAt } from '../engine/testing';
import { BattleQuestion } from '../odds/battle-asked';
import { battleQuestion } from './battle-question';

/** What the attacker is told of the chances of an army against an army, with these cards in hand and so many in the deck. */
function asked(house: Readonly<Record<string, unknown>>, hand = ['sword-3'], left = Infinity) {
  const s = given({ house, units: { 4: [0, 'army'], 2: [1, 'army'] }, hands: [hand, ['sword-2']] }, 'battle');
  s.discard.push(...s.deck.splice(left));
  return battleQuestion(s, 0, unitAt(s, 4, 'army'), unitAt(s, 2, 'army'))!;
}

test('BM-R22: cards from hand count in the question as far as they may be used', () => {
  const hand = ['sword-1', 'sword-3', 'gold-2', 'sword-1'];
  expect(asked({}, hand)).toMatchObject({ attackerHolds: 'sword-3', sword1Gone: 2, gold2Gone: 1 });
  expect(asked({}, hand)).not.toHaveProperty('attackerHand');
  expect(asked({ substitution: 'alsoInTieBreak' }, hand)).toMatchObject({
    substitution: 'alsoInTieBreak',
    attackerHolds: 'sword-3',
    attackerHand: { sword1: 2 },
    gold2Gone: 1,
  });
  expect(asked({ substitution: 'alsoInTieBreak' }, [])).not.toHaveProperty('substitution');
  expect(asked({ substitution: 'off' }, hand)).not.toHaveProperty('attackerHolds');
});

test('BM-R24: the question knows what lies in the deck, and of what it is made anew', () => {
  const { kind, ...rest } = asked({}, [], 3);
  const question = BattleQuestion.parse(rest);
  expect(kind).toBe('battle');
  expect(question.deckCards).toBe(3);
  const { discarded } = question;
  expect(Object.values(discarded).reduce((sum, n) => sum + n, 0)).toBe(44);
  // The other hand is out of sight: its card may as well lie in the deck.
  expect(asked({}, [])).toMatchObject({ deckCards: 47 });
});

import { expect, test } from 'vitest';
import { engine } from './index';
import { SECRET } from './state';
import { card, given, play, unitAt } from './testing';

test('everybody sees his own hand, how many cards the others hold, and no card of the deck', () => {
  const s = given({
    units: {},
    hands: [
      ['move-1', 'gold-2'],
      ['sword-3', 'magic-1', 'magic-1'],
    ],
  });
  for (const seat of [0, 1]) {
    const seen = engine.view(s, seat);
    expect(seen.hand[seat]).toEqual(s.hand[seat]);
    expect(seen.hand[1 - seat]).toHaveLength(s.hand[1 - seat]!.length);
    expect([...seen.hand[1 - seat]!, ...seen.deck].filter((one) => one >= 0)).toEqual([]);
    expect([seen.deck.length, seen.discard, seen.pile]).toEqual([s.deck.length, s.discard, s.pile]);
  }
});

test('a card put down in the open is seen by both (BM-R22)', () => {
  const seen = (substitutionOrder: string, by: number) => {
    const s = given(
      {
        house: { substitutionOrder },
        units: { 4: [0, 'army'], 2: [1, 'army'] },
        hands: [['sword-3'], ['sword-2']],
        deck: ['gold-1', 'gold-1', 'move-1', 'move-1'],
      },
      'battle',
    );
    play(s, { type: 'attack', attacker: unitAt(s, 4, 'army'), target: unitAt(s, 2, 'army') });
    play(s, { type: 'substitute', card: card('sword-3') });
    return [engine.view(s, by).fight.put[0], engine.view(s, by).fight.cards[0]!.length];
  };
  expect(seen('attackerFirst', 1)[1]).toBe(3);
  expect(seen('secret', 0)).toEqual([card('sword-3'), 2]);
  expect(seen('secret', 1)).toEqual([SECRET, 2]);
});

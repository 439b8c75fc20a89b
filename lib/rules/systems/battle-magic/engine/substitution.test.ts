import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { engine } from './index';
import type { BmState } from './state';
import { card, find, given, play, unitAt, type Position } from './testing';

const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });
const use = (id: string) => ({ type: 'substitute', card: card(id) }) as const;
const nothing = ['gold-1', 'gold-1', 'move-1', 'move-1'];

describe('a card from hand for a unit that drew none it can use (BM-136, BM-R22)', () => {
  const wizardAtArmy = (rest: Partial<Position> = {}): BmState => {
    const s = given(
      {
        units: { 4: [0, 'wizard'], 2: [1, 'army'] },
        hands: [
          ['sword-3', 'magic-1', 'magic-2', 'gold-3'],
          ['magic-3', 'sword-1', 'sword-1', 'move-3'],
        ],
        deck: nothing,
        ...rest,
      },
      'battle',
    );
    attack(s, 4, 'wizard', 2, 'army');
    return s;
  };

  test('only one that the hand holds and the unit can use, first for the attacker, then for the defender', () => {
    const s = wizardAtArmy();
    expect(engine.choices(s, 0)).toEqual([use('magic-1'), use('magic-2'), { type: 'decline' }]);
    play(s, use('magic-1'));
    expect(engine.toAct(s)).toEqual([1]);
    expect(engine.choices(s, 1)).toEqual([use('sword-1'), { type: 'decline' }]);
  });

  test('it leaves the hand and is discarded with the cards of the battle (BM-138)', () => {
    const s = wizardAtArmy();
    play(s, use('magic-2'));
    const events = play(s, use('sword-1'), scriptedDice(), 1);
    expect(find(events, 'compared')).toMatchObject([{ totals: [3, 1] }]);
    expect(s.hand.map((hand) => hand.length)).toEqual([3, 3]);
    expect([...s.discard].sort((a, b) => a - b)).toEqual(
      [...nothing, 'magic-2', 'sword-1'].map(card).sort((a, b) => a - b),
    );
  });

  test('is asked of the one side that needs it, whoever would be first', () => {
    const attacker = wizardAtArmy({
      house: { substitutionOrder: 'defenderFirst' },
      deck: ['gold-1', 'gold-1', 'sword-2', 'move-1'],
    });
    expect([engine.toAct(attacker), engine.choices(attacker, 0).length]).toEqual([[0], 3]);
    const defender = wizardAtArmy({ deck: ['magic-1', 'gold-1', 'gold-2', 'move-1'] });
    expect([engine.toAct(defender), engine.choices(defender, 1).length]).toEqual([[1], 2]);
  });

  test('after the defender, where he is first, the attacker', () => {
    const s = wizardAtArmy({ house: { substitutionOrder: 'defenderFirst' } });
    play(s, { type: 'decline' }, scriptedDice(), 1);
    expect([engine.toAct(s), engine.choices(s, 0).length]).toEqual([[0], 3]);
  });

  test('helps also who drew no card at all, as the deck gave none (BM-R24)', () => {
    const s = given({ units: { 4: [0, 'army'], 2: [1, 'army'] }, hands: [[], ['sword-2']] }, 'battle');
    s.deck = ['sword-1', 'gold-1'].map(card);
    attack(s, 4, 'army', 2, 'army');
    expect(engine.toAct(s)).toEqual([1]);
    const events = play(s, use('sword-2'), scriptedDice(), 1);
    expect(find(events, 'compared')).toMatchObject([{ totals: [1, 2] }]);
  });

  test('is no part of the deck that is made anew in its battle (BM-R24)', () => {
    const s = given(
      { units: { 4: [0, 'army'], 2: [1, 'army'] }, hands: [['sword-1'], ['sword-1']] },
      'battle',
    );
    s.deck = nothing.map(card);
    s.discard = ['gold-2', 'gold-3'].map(card);
    attack(s, 4, 'army', 2, 'army');
    play(s, use('sword-1'));
    const events = play(s, use('sword-1'), scriptedDice(), 1);
    expect(find(events, 'reshuffled')).toMatchObject([{ cards: 2 }]);
    expect([find(events, 'void').length, s.deck.length, s.discard.length]).toEqual([1, 0, 8]);
  });
});

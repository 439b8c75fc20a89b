import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { engine } from './index';
import { CUP, type BmState } from './state';
import { card, find, given, play, unitAt, type Position } from './testing';

const fight = (rest: Position): BmState => given(rest, 'battle');
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });
const armies: Position = { units: { 4: [0, 'army', 'hero'], 2: [1, 'army', 'hero'] } };

describe('battle cards', () => {
  test('are told as first cards or as those of a tie, each side its own (BM-125, BM-137)', () => {
    const s = fight({ ...armies, deck: ['sword-1', 'gold-1', 'move-1', 'sword-1', 'gold-2', 'sword-2'] });
    const events = attack(s, 4, 'army', 2, 'army');
    const [army, foe] = [unitAt(s, 2, 'army'), find(events, 'destroyed')[0]!.unit];
    expect(find(events, 'battleCards').map(({ rule, unit, usable }) => [rule, unit, usable])).toEqual([
      ['BM-125', foe, 1],
      ['BM-125', army, 1],
      ['BM-137', foe, 0],
      ['BM-137', army, 2],
    ]);
    // The attacker lost, and it was the defender that beat it.
    expect(find(events, 'destroyed')).toMatchObject([{ at: 3, by: army }]);
    expect(s.at[foe]).toBe(CUP);
  });

  test('are as many as there are, the attacker’s first (BM-R24)', () => {
    const s = fight(armies);
    s.deck = [card('sword-3'), card('gold-1'), card('sword-1')];
    const events = attack(s, 4, 'army', 2, 'army');
    expect(find(events, 'battleCards').map(({ cards }) => cards)).toEqual([
      [card('sword-1'), card('gold-1')],
      [card('sword-3')],
    ]);
    expect([...s.discard].sort((a, b) => a - b)).toEqual(
      [card('gold-1'), card('sword-1'), card('sword-3')].sort((a, b) => a - b),
    );
  });

  test('of a tie need one for each side, and two are enough, wherever they lie (BM-R24)', () => {
    const tied = (deck: readonly string[], discard: readonly string[]) => {
      const s = fight(armies);
      const first = ['sword-1', 'gold-1', 'gold-1', 'sword-1'];
      s.deck = [...first, ...deck].map(card).reverse();
      s.discard = discard.map(card);
      const events = attack(s, 4, 'army', 2, 'army');
      return [find(events, 'void').length, find(events, 'destroyed').length];
    };
    expect(tied(['sword-2', 'gold-2'], [])).toEqual([0, 1]);
    expect(tied(['sword-2'], ['gold-2'])).toEqual([0, 1]);
    expect(tied(['sword-2'], [])).toEqual([1, 0]);
  });

  test('nothing of a battle is left when it is over (BM-138)', () => {
    const s = fight({ ...armies, deck: ['sword-1', 'gold-1', 'gold-1', 'sword-1', 'sword-2', 'gold-2'] });
    const idle = engine.clone(s).fight;
    attack(s, 4, 'army', 2, 'army');
    expect(s.fight).toEqual(idle);
    expect(s.discard).toHaveLength(6);
  });
});

describe('the attacker that cannot be destroyed (BM-075, BM-132)', () => {
  test('is driven back, and its attack is used up (BM-R25)', () => {
    const s = fight({
      units: { 4: [0, 'ballista', 'hero'], 2: [1, 'army'] },
      deck: ['sword-1', 'sword-2', 'gold-1'],
    });
    const ballista = unitAt(s, 4, 'ballista');
    const events = attack(s, 4, 'ballista', 2, 'army');
    expect(find(events, 'repelled')).toMatchObject([
      { rule: 'BM-132', attacker: ballista, target: unitAt(s, 2, 'army') },
    ]);
    expect(engine.choices(s, 0)).not.toContainEqual(expect.objectContaining({ attacker: ballista }));
  });
});

describe('the deck (BM-156)', () => {
  test('a hand takes what is left, and then from the discard pile made anew', () => {
    const s = given({ units: {}, piles: [['army', 'army', 'army']], hands: [[], ['move-1']] }, 'recruit');
    s.deck = [card('gold-2')];
    s.discard = [card('magic-2'), card('sword-1'), card('sword-2')];
    const events = play(s, { type: 'done' }, scriptedDice());
    expect(find(events, 'reshuffled')).toMatchObject([{ rule: 'BM-156', cards: 3 }]);
    expect(s.hand[0]).toEqual(['gold-2', 'sword-2', 'sword-1', 'magic-2'].map(card));
    expect([s.deck, s.discard]).toEqual([[], []]);
    expect(find(events, 'drewCards')).toMatchObject([{ rule: 'BM-154', seat: 0, count: 4 }]);
    expect(find(events, 'drew')).toMatchObject([{ seat: 0, cards: s.hand[0], only: 0 }]);
  });

  test('where nothing is left a hand takes nothing, and nobody is told that it did', () => {
    const s = given({ units: {}, piles: [['army', 'army', 'army']], hands: [[], ['move-1']] }, 'recruit');
    s.deck = [card('gold-2')];
    const few = play(engine.clone(s), { type: 'done' }, scriptedDice());
    expect(find(few, 'drewCards')).toMatchObject([{ count: 1 }]);
    s.deck = [];
    const events = play(s, { type: 'done' }, scriptedDice());
    expect([s.hand[0], find(events, 'drewCards'), find(events, 'reshuffled')]).toEqual([[], [], []]);
  });

  test('a card that moved a unit lies in the discard pile (BM-093)', () => {
    const s = given({
      units: { 1: [0, 'army', 'hero'] },
      hands: [['move-1', 'move-2', 'gold-1'], ['move-1']],
    });
    play(s, { type: 'move', unit: unitAt(s, 1, 'army'), card: card('move-2') });
    expect([s.hand[0], s.discard]).toEqual([[card('move-1'), card('gold-1')], [card('move-2')]]);
    const [stepped] = find(play(s, { type: 'step', to: 3 }), 'stepped');
    expect(stepped).toMatchObject({ from: 0, to: 3, cost: 1, with: [] });
  });
});

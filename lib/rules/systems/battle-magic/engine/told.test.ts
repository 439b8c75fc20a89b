import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { choiceWords } from '../scene/choice-words';
import type { BmEvent } from './events';
import { engine } from './index';
import type { BmChoice, BmState } from './state';
import { card, find, given, offers, play, unitAt } from './testing';

const away = (id: string): BmChoice => ({ type: 'retreat', card: card(id), rider: -1 });
const rules = (events: readonly { readonly rule: string }[]): readonly string[] =>
  events.map(({ rule }) => rule);
const attack = (s: BmState, from: number, by: string, to: number, on: string) =>
  play(s, { type: 'attack', attacker: unitAt(s, from, by), target: unitAt(s, to, on) });

describe('what is told names the rule that decided', () => {
  test.each([
    ['BM-R27', 'a dragon before the battle', 'dragon', []],
    ['BM-R26', 'a beaten hero', 'hero', ['sword-2', 'gold-1', 'gold-1']],
  ] as const)('%s: of the way of %s', (rule, _who, id, deck) => {
    const s = given({ units: { 4: [0, 'army'], 2: [1, id] }, hands: [[], ['move-2']], deck }, 'battle');
    attack(s, 4, 'army', 2, id);
    if (id === 'hero') play(s, { type: 'decline' }, scriptedDice(), 1);
    play(s, away('move-2'), scriptedDice(), 1);
    const step = offers(s, 'step', 1)[0]!;
    expect(choiceWords(s, 1, step).rule).toBe(rule);
    expect(rules(find(play(s, step, scriptedDice(), 1), 'stepped'))).toEqual([rule]);
  });

  test('BM-093: of a way on a Move card', () => {
    const s = given({ units: { 1: [0, 'hero'] }, hands: [['move-1'], []] });
    play(s, { type: 'move', unit: unitAt(s, 1, 'hero'), card: card('move-1') });
    const step = { type: 'step', to: 3 } as const;
    expect(choiceWords(s, 0, step).rule).toBe('BM-093');
    expect(rules(find(play(s, step), 'stepped'))).toEqual(['BM-093']);
  });

  test.each([
    ['BM-110', 'a ship', 'ship', 5, 6],
    ['BM-R15', 'a Juggernaught', 'juggernaught', 4, 2],
  ] as const)('%s: of an army that goes down with %s', (rule, _what, id, from, at) => {
    const s = given(
      {
        empires: ['human', 'dwarf'],
        units: { [from]: [0, 'dragon'], [at]: [1, `${id}(army)`] },
        deck: ['sword-3', 'magic-3'],
      },
      'battle',
    );
    const [carrier, army] = [unitAt(s, at, id), unitAt(s, at, 'army')];
    expect(find(attack(s, from, 'dragon', at, id), 'destroyed')).toMatchObject([
      { rule: 'BM-131', unit: carrier },
      { rule, unit: army, by: carrier },
    ]);
  });

  test.each([
    ['BM-148', 'Gold alone', ['gold-3']],
    ['BM-069', 'Magic too', ['gold-1', 'magic-2']],
  ] as const)('%s: of a wizard who is paid with %s', (rule, _how, hand) => {
    const s = given({ units: {}, hands: [hand, []], piles: [['wizard'], []] }, 'recruit');
    play(s, offers(s, 'buy')[0]!);
    expect(rules(find(play(s, offers(s, 'place')[0]!, seededDice('paid')), 'paid'))).toEqual([rule]);
  });

  test.each([
    ['BM-R46', 'at once', 0],
    ['BM-R47', 'after his grace', 1],
  ] as const)('%s: of a player who is out %s', (rule, _when, noCastleGrace) => {
    const s = given(
      {
        house: { players: 3, noCastleGrace },
        units: { 8: [2, 'castle'], 11: [0, 'castle'], 12: [1, 'castle'], 9: [0, 'dragon'] },
        deck: ['sword-3', 'magic-3', 'gold-1', 'gold-1'],
      },
      'battle',
    );
    const dice = seededDice('out');
    const target = unitAt(s, 12, 'castle');
    const events: BmEvent[] = [
      ...play(s, { type: 'attack', attacker: unitAt(s, 9, 'dragon'), target }, dice),
    ];
    // Everybody ends his phases, and gives up whatever is too much.
    for (let i = 0; i < 30 && !events.some(({ type }) => type === 'eliminated'); i++) {
      const seat = engine.toAct(s)[0]!;
      const [first, ...others] = engine.choices(s, seat);
      const done = [first!, ...others].find(({ type }) => type === 'done') ?? first!;
      events.push(...play(s, done, dice, seat));
    }
    expect(find(events, 'eliminated')).toMatchObject([{ rule, seat: 1 }]);
  });
});

import { describe, expect, test } from 'vitest';
import { randomBot } from '../../../kernel/game/bots';
import { seededDice } from '../../../kernel/game/dice';
import { playOut, type Bot } from '../../../kernel/game/play';
import { engine } from '../engine';
import { cardOf, listen, pieceOn, position, say, spotOf, tableOf, turnTo, wizards } from '../engine/testing';
import type { SsChoice, SsState } from '../engine/state';
import { foresight } from './foresight';
import { steady } from './steady';

const chosen = (s: SsState): SsChoice => {
  const seat = engine.toAct(s)[0]!;
  return steady(engine.view(s, seat), seat, engine.choices(s, seat), seededDice('ties'));
};

/** Games that the first bot wins, seats swapped. */
function wins(bots: readonly [Bot<SsState, SsChoice>, Bot<SsState, SsChoice>], games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const first = game % 2;
    const own = seededDice(`bots ${game}`);
    const dice = seededDice(`game ${game >> 1}`);
    const { outcome } = playOut(
      engine,
      engine.setup(tableOf(), dice),
      (seat, s) => bots[seat === first ? 0 : 1](engine.view(s, seat), seat, engine.choices(s, seat), own),
      dice,
    );
    if (outcome?.winners.length === 1 && outcome.winners[0] === first) won++;
  }
  return won;
}

describe('the steady bot (ledger 7.5)', () => {
  test('beats random choices', () => {
    expect(wins([steady, randomBot], 20)).toBeGreaterThanOrEqual(14);
  });

  test('puts its wizard on the nexus and its warrior beside a transmitter', () => {
    const dice = seededDice('placing');
    const s = engine.setup(tableOf(), dice);
    while (s.phase === 'place') engine.play(s, engine.toAct(s)[0]!, chosen(s), dice);
    for (const seat of [0, 1]) {
      expect(s.game.ground[s.at[s.wizard[seat]!]!]).toBe(2);
      const warrior = s.type.findIndex((type, piece) => type === 2 && s.born[piece] === seat);
      expect(s.game.links[s.at[warrior]!]!.length).toBeGreaterThan(0);
    }
  });

  test('attacks the wizard that it can reach, by the step that leads there', () => {
    const s = position({ pieces: { ...wizards, '1 D1': [0, 'warrior'], '1 A5': [1, 'pion'] } });
    const warrior = pieceOn(s, '1 D1');
    const first = chosen(s);
    expect(first).toMatchObject({ type: 'step', piece: warrior });
    engine.play(s, 0, first, seededDice('x'));
    expect(chosen(s)).toEqual({ type: 'step', piece: warrior, to: spotOf(s, '1 D3') });
  });

  test('leaves an attack alone that would cost more than it brings', () => {
    const s = position({ pieces: { ...wizards, '0 A1': [0, 'pion'], '0 A2': [1, 'warrior'] } });
    expect(chosen(s)).not.toEqual({ type: 'step', piece: pieceOn(s, '0 A1'), to: spotOf(s, '0 A2') });
  });

  test('shields its wizard when a step onto it is announced, and not before', () => {
    const pieces = { ...wizards, '0 C2': [1, 'warrior'] } as const;
    const calm = position({ pieces, hands: [['magic-shield'], ['sleep']] });
    listen(calm, 'rolled');
    turnTo(calm, 0);
    expect(chosen(calm)).not.toMatchObject({ type: 'invoke' });
    const s = position({ pieces, hands: [['magic-shield'], ['sleep']] });
    s.active = 1;
    listen(s, 'step', pieceOn(s, '0 C2'), spotOf(s, '0 D3'));
    turnTo(s, 0);
    expect(chosen(s)).toEqual({ type: 'invoke', card: cardOf(s, 'magic-shield') });
  });

  test('answers a Traitor with Anti Spell, and lets a small thing pass', () => {
    const pieces = { ...wizards, '0 A1': [0, 'warrior'] } as const;
    const s = position({ pieces, hands: [['anti-spell'], ['traitor']] });
    listen(s, 'rolled');
    say(s, 1, 'traitor', [{ type: 'piece', piece: pieceOn(s, '0 A1') }]);
    turnTo(s, 0);
    expect(chosen(s)).toEqual({ type: 'invoke', card: cardOf(s, 'anti-spell') });
    const small = position({ pieces, hands: [['anti-spell'], ['summon-rock']] });
    listen(small, 'rolled');
    say(small, 1, 'summon-rock', [{ type: 'spot', spot: spotOf(small, '0 A2') }]);
    turnTo(small, 0);
    expect(chosen(small)).not.toMatchObject({ type: 'invoke' });
  });

  test('names its best weapon, and the Gauntlet against Armour', () => {
    const pieces = { ...wizards, '0 A1': [1, 'guard'], '0 A1*': [0, 'pion'] } as const;
    const s = position({ pieces, play: [['daggers', 'swords', 'gauntlet-of-might'], []] });
    s.phase = 'fight';
    engine.play(s, 0, { type: 'conflict', spot: spotOf(s, '0 A1') }, seededDice('x'));
    expect(chosen(s)).toEqual({ type: 'modifier', card: cardOf(s, 'swords') });
  });
});

describe('foresight', () => {
  test('imagines hidden cards that the seat has not seen, each once', () => {
    const dice = seededDice('imagine');
    const s = engine.setup(tableOf(), dice);
    for (let k = 0; k < 200 && engine.toAct(s).length > 0; k++) {
      const seat = engine.toAct(s)[0]!;
      engine.play(s, seat, dice.pick(engine.choices(s, seat)), dice);
      if (k % 20 > 0) continue;
      const view = engine.view(s, 0);
      const world = foresight.imagine(view, 0, dice);
      const hidden = [...world.pile, ...world.hand.flat(), ...world.must.flat()];
      expect(hidden.every((card) => card >= 0)).toBe(true);
      expect(new Set(hidden).size).toBe(hidden.length);
      expect(engine.view(world, 0)).toEqual(view);
    }
  });

  test('values pieces: the seat with more dice stands better, the one without is lost', () => {
    const s = position({ pieces: { ...wizards, '0 A1': [0, 'warrior'] } });
    expect(foresight.worth(s, 0)).toBeGreaterThan(0.5);
    expect(foresight.worth(s, 0) + foresight.worth(s, 1)).toBeCloseTo(1, 6);
  });
});

import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import type { Bot } from '../../../kernel/game/play';
import { spaceOf } from '../engine/board';
import { engine } from '../engine/index';
import type { MmChoice, MmState } from '../engine/state';
import { figureAt, position, tableOf, underTest, type Position } from '../engine/testing';
import { chanceOfTie, chanceToWin } from './chances';
import { foresight } from './foresight';
import { steady } from './steady';

type MmBot = Bot<MmState, MmChoice>;

const random: MmBot = (_view, _seat, choices, dice) => dice.pick(choices);

/** One game; each bot sees only what its seat may see. @returns the winners */
function game(bots: readonly MmBot[], seed: string, house: Readonly<Record<string, unknown>> = {}) {
  const dice = seededDice(seed);
  const own = seededDice(`${seed} bots`);
  const s = engine.setup(tableOf(house), dice);
  for (let seat = engine.toAct(s)[0]; seat !== undefined; seat = engine.toAct(s)[0]) {
    const choices = engine.choices(s, seat);
    const choice = bots[seat]!(engine.view(s, seat), seat, choices, own);
    expect(choices).toContain(choice);
    engine.play(s, seat, choice, dice);
  }
  return engine.outcome(s)!.winners;
}

const choose = (s: MmState, seat = 0): MmChoice =>
  steady(engine.view(s, seat), seat, engine.choices(s, seat), seededDice('choose'));

describe('the steady bot', () => {
  test('wins against random play from either seat', () => {
    let won = 0;
    for (let i = 0; i < 6; i++) {
      if (game([steady, random], `direction ${i}`).includes(0)) won++;
      if (game([random, steady], `direction ${i}`).includes(1)) won++;
    }
    expect(won).toBeGreaterThan(9);
  });

  test.each([
    { players: 4 },
    { players: 3, threePlayerMiddle: 'relocate', permanentsMode: 'dealNkeep' },
    { combatCards: 'beforeDiceSecret', startingHand: 4, permanentsMode: 'draft' },
    { handTiming: 'anyTime', startingHand: 4, realignment: true, templesToWin: null, turnsPerPlayer: 8 },
  ])('plays to the end under %j', (house) => {
    const bots = [steady, steady, steady, steady];
    expect(game(bots, 'any agreement', house)).toBeDefined();
  });

  test('takes the Temple beside it, and not the mine', () => {
    const s = position({
      ground: { c3: ['plains', 'temple'] },
      units: { d4: [0, 'garrison', 'army'], h1: [1, 'garrison', 'hero'] },
    });
    expect(choose(s)).toEqual({ type: 'step', figure: figureAt(s, 'd4'), to: spaceOf('c3') });
  });

  test.each([
    ['off', true],
    ['afterDiceAlternate', false],
    ['beforeDiceSecret', false],
  ])('MM-R37: charges a figure before it fights where combatCards is %s: %s', (combatCards, charges) => {
    const s = position({
      house: { combatCards },
      units: { d4: [0, 'garrison', 'army'], d5: [1, 'garrison'], h1: [1, 'garrison', 'hero'] },
      permanents: [['artificer']],
    });
    const dice = seededDice('charge');
    const used: MmChoice[] = [];
    while (s.phase === 'movement' && s.combat.attacker < 0) {
      const choice = choose(s);
      if (choice.type === 'use') used.push(choice);
      engine.play(s, 0, choice, dice);
      if (s.combat.attacker >= 0 || used.length > 1 || engine.toAct(s)[0] !== 0) break;
    }
    expect(used).toEqual(charges ? [{ type: 'use', card: s.permanents[0]![0] }] : []);
    expect(s.charged.includes(1)).toBe(charges);
  });

  test('takes a fifth Temple from a foe who would win with it, at any odds', () => {
    const temples = ['b2', 'd2', 'f2', 'h2', 'd6'];
    const s = position({
      ground: Object.fromEntries(temples.map((at) => [at, ['plains', 'temple'] as const])),
      units: {
        ...Object.fromEntries(temples.map((at) => [at, [1, 'garrison', 'hero'] as const])),
        d7: [0, 'garrison', 'army'],
      },
    });
    expect(choose(s)).toEqual({ type: 'step', figure: figureAt(s, 'd7'), to: spaceOf('d6') });
  });
});

describe('chances of a round', () => {
  test('MM-E23: a lead of 2 wins 287/432, ties 125/1296', () => {
    expect([chanceToWin(2), chanceOfTie(2), chanceToWin(-2)]).toEqual([
      expect.closeTo(287 / 432, 12),
      expect.closeTo(125 / 1296, 12),
      expect.closeTo(155 / 648, 12),
    ]);
  });
});

describe('standing', () => {
  const temples = ['b2', 'd4', 'g7'];
  const ground = Object.fromEntries(temples.map((at) => [at, ['plains', 'temple'] as const]));
  const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
  const worthOf = (units: Position['units'], active = 0): number => {
    const s = position({ ground, units: { ...homes, ...units } });
    s.active = active;
    return foresight.worth(s, 0);
  };

  test('two seats share what there is', () => {
    const s = position({ ground, units: { ...homes, d5: [0, 'army'], d4: [1, 'garrison'] } });
    expect(foresight.worth(s, 0) + foresight.worth(s, 1)).toBeCloseTo(1, 12);
  });

  test('a Temple is better held than in reach, in reach than near, and near than far', () => {
    const [held, beside, near, far] = ['d4', 'd5', 'd6', 'a7'].map((at) => worthOf({ [at]: [0, 'army'] }));
    expect(held).toBeGreaterThan(beside!);
    expect(beside).toBeGreaterThan(near!);
    expect(near).toBeGreaterThan(far!);
  });

  test('a Temple in reach counts by the odds of taking it, and more in the own turn', () => {
    const against = (...defence: readonly ('hero' | 'garrison')[]) =>
      worthOf({ d5: [0, 'army'], d4: [1, ...defence] });
    expect(against('garrison')).toBeGreaterThan(against('hero', 'garrison'));
    expect(worthOf({ d5: [0, 'army'] })).toBeGreaterThan(worthOf({ d5: [0, 'army'] }, 1));
  });
});

describe('foresight', () => {
  test.each([
    {},
    { players: 3, startingHand: 5 },
    { combatCards: 'beforeDiceSecret', startingHand: 4 },
    { permanentsMode: 'draft', players: 4 },
  ])('imagines worlds that look the same to the seat, under %j', (house) => {
    const dice = seededDice('worlds');
    const s = engine.setup(tableOf(house), dice);
    for (let n = 0; n < 150; n++) {
      const seat = engine.toAct(s)[0];
      if (seat === undefined) break;
      const view = engine.view(s, seat);
      const world = foresight.imagine(view, seat, dice);
      expect(underTest.count(world)).toBe(underTest.count(s));
      expect(engine.view(world, seat)).toEqual(view);
      expect(engine.choices(world, seat)).toEqual(engine.choices(s, seat));
      const worth = foresight.worth(world, seat);
      expect(worth >= 0 && worth <= 1).toBe(true);
      engine.play(s, seat, dice.pick(engine.choices(s, seat)), dice);
    }
  });

  test('draws other hands in other worlds', () => {
    const dice = seededDice('worlds');
    const s = engine.setup(tableOf({ startingHand: 5, permanentsCount: 0 }), dice);
    while (s.phase !== 'movement') engine.play(s, s.active, engine.choices(s, s.active)[0]!, dice);
    const view = engine.view(s, 0);
    const hands = Array.from({ length: 20 }, () => String(foresight.imagine(view, 0, dice).hand[1]));
    expect(new Set(hands).size).toBeGreaterThan(15);
  });
});

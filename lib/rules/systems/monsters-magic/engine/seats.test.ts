import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { tableOf } from './testing';
import { backOf, seen, turned, turnedChoice, type Seats } from './testing-seats';

const STEPS = 250;
const setupPhases: readonly string[] = ['keep', 'corner', 'figure', 'middle'];

/** Whatever is agreed that decides about turns, control, cards in combats and the end. */
const anyHouse = fc.record({
  players: fc.constantFrom(3, 4),
  startingHand: fc.integer({ min: 0, max: 4 }),
  turnsPerPlayer: fc.integer({ min: 5, max: 8 }),
  controlThreshold: fc.integer({ min: 3, max: 5 }),
  threePlayerMiddle: fc.constantFrom('extraFigure', 'relocate', 'none'),
  combatCards: fc.constantFrom('afterDiceAlternate', 'beforeDiceSecret', 'off'),
  handTiming: fc.constantFrom('ownTurnAndCombat', 'anyTime'),
  turnLimitCount: fc.constantFrom('rounds', 'playerTurns'),
  v4Tie: fc.constantFrom('shared', 'figuresThenGarrisons', 'continueRound'),
  controlTiming: fc.constantFrom('declaredUntilLost', 'declaredSticky', 'ownTurnOnly', 'live'),
  movementInterleave: fc.boolean(),
  realignment: fc.boolean(),
});

/** A game at its first turn. */
function begun(house: Readonly<Record<string, unknown>>, seed: string): MmState {
  const dice = seededDice(seed);
  const s = engine.setup(tableOf(house), dice);
  while (setupPhases.includes(s.phase)) {
    const [seat] = engine.toAct(s);
    engine.play(s, seat!, dice.pick(engine.choices(s, seat!)), dice);
  }
  return s;
}

const written = (choices: readonly MmChoice[]): string =>
  choices
    .map((choice) => JSON.stringify(choice))
    .sort()
    .join('\n');

/** Does as much as can be done, mostly. */
function pickFrom(choices: readonly MmChoice[], chance: ReturnType<typeof seededDice>): MmChoice {
  const busy = choices.filter(({ type }) => type !== 'done' && type !== 'pass');
  return chance.pick(busy.length > 0 && chance.below(8) > 0 ? busy : choices);
}

/** Plays the same game with its players on other seats beside it, and compares them at every step. */
function compare(one: MmState, seats: Seats, seed: string): void {
  const other = turned(one, seats);
  const back = backOf(seats);
  const chance = seededDice(`${seed} chance`);
  const [dice, same] = [seededDice(seed), seededDice(seed)];
  for (let step = 0; step < STEPS && one.phase !== 'over'; step++) {
    const acting = engine.toAct(one);
    expect(
      engine
        .toAct(other)
        .map((at) => back[at]!)
        .sort(),
    ).toEqual([...acting].sort());
    const seat = chance.pick(acting);
    const choices = engine.choices(one, seat);
    expect(written(engine.choices(other, seats[seat]!))).toBe(
      written(choices.map((choice) => turnedChoice(one, choice, seats))),
    );
    const choice = pickFrom(choices, chance);
    const there = turnedChoice(one, choice, seats);
    engine.play(one, seat, choice, dice);
    engine.play(other, seats[seat]!, there, same);
    expect(JSON.stringify(seen(other))).toBe(JSON.stringify(seen(turned(one, seats))));
  }
}

test('MM-070, MM-R02: on whatever seats the players sit, the game is the same but for the order that the corners give', () => {
  fc.assert(
    fc.property(anyHouse, fc.string({ maxLength: 8 }), fc.integer({ min: 0 }), (house, seed, n) => {
      const one = begun(house, seed);
      compare(one, seededDice(`${n}`).shuffle(one.order.map((_, at) => at)), seed);
    }),
    { numRuns: 5 },
  );
});

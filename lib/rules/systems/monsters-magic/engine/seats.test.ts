import * as fc from 'fast-check';
import { test } from 'vitest';
import { proveSeats } from '../../../conformance/turned';
import { engine } from './index';
import { tableOf } from './testing';
import { numbers } from './testing-numbers';

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

test('MM-070, MM-R02: on whatever seats the players sit, the game is the same but for the order that the corners give', () => {
  fc.assert(
    fc.property(anyHouse, fc.string({ maxLength: 8 }), (house, seed) => {
      proveSeats({ engine, ...numbers }, tableOf(house), house.players, seed, {
        alone: 0,
        beside: 250,
        times: 1,
      });
    }),
    { numRuns: 5 },
  );
});

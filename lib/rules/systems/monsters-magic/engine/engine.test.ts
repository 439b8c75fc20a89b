import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { tableOf, underTest } from './testing';

describe.each([
  ['two players', {}],
  ['three players', { players: 3 }],
  ['four players', { players: 4 }],
  ['a draft and realignment', { permanentsMode: 'draft', realignment: true }],
  [
    'deal and keep, three players relocating',
    { permanentsMode: 'dealNkeep', players: 3, threePlayerMiddle: 'relocate' },
  ],
  ['cards before the dice', { combatCards: 'beforeDiceSecret', startingHand: 4 }],
  ['cards at any time', { handTiming: 'anyTime', startingHand: 3, players: 3 }],
  [
    'no cards in combat, short limit',
    { combatCards: 'off', turnsPerPlayer: 5, v4Tie: 'continueRound', templesToWin: null },
  ],
  [
    'live control and mixed steps',
    { controlTiming: 'live', movementInterleave: true, townEntry: 'freeOnlyIfLeaving' },
  ],
  [
    'own ground, terrain for a turn',
    { forceTerrain: 'ownSpace', alterTerrainDuration: 'turn', startingHand: 7, handMax: 12 },
  ],
  [
    'a deck that runs dry',
    { deckExhausted: 'noMoreCards', permanentsCount: 10, players: 4, turnLimitCount: 'playerTurns' },
  ],
  [
    'many permanents',
    { permanentsCount: 10, controlThreshold: 3, controlTiming: 'ownTurnOnly', altarLimit: 'oncePerTurn' },
  ],
] as const)('%s', (_, house) => {
  test('random games keep every promise of the contract', () => {
    for (let i = 0; i < 3; i++) proveGame(underTest, tableOf(house), `mm ${i}`, 7);
  });

  test('the same seed is the same game', () => {
    const once = proveGame(underTest, tableOf(house), 'again', 1000);
    expect(proveGame(underTest, tableOf(house), 'again', 1000)).toEqual(once);
  });
});

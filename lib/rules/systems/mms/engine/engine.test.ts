import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { drawnHouse } from '../../../conformance/drawn-house';
import { seededDice } from '../../../kernel/game/dice';
import { mms } from '../index';
import { armies, tableOf } from './testing-tables';
import { underTest } from './testing';

describe.each([
  ['two players', {}],
  ['three players', { players: 3 }],
  ['six players', { players: 6 }],
  ['rows named before the roll', { attackSelection: 'declared', naturalHit: 95, rollPenaltyCap: 30 }],
  ['everything open', { hiddenSetup: false, removalTiming: 'immediate' }],
  ['nothing shown, blank markers, hidden again', { markersShown: false, decoys: 3, rehide: true }],
  ['markers may be attacked', { attackUnidentified: true, decoys: 4, rehide: true }],
  [
    'free movement',
    { cornerCutting: 'free', flyOverX: true, flyersMayStopOnY: true, passThroughFriends: true },
  ],
  ['stiff movement', { cornerCutting: 'never', diagonalReach: 'adjacent', pivotCost: 2 }],
  [
    'talk and healing',
    { communication: 'on', healTargets: 'any', healUsesModifiers: true, healDoomed: false },
  ],
  [
    'a new order each round',
    { orderOfPlay: 'randomCard', reorderEachRound: true, eliminatedPiecesStay: false },
  ],
  ['a small mat and a short game', { boardWidth: 8, boardHeight: 8, maxRounds: 20, stalemateRounds: 3 }],
] as const)('%s', (_, house) => {
  test('random games keep every promise of the contract', () => {
    for (let i = 0; i < 2; i++) proveGame(underTest, tableOf(house), `mms ${i}`, 7);
  });

  test('the same seed is the same game', () => {
    const once = proveGame(underTest, tableOf(house), 'again', 1000);
    expect(proveGame(underTest, tableOf(house), 'again', 1000)).toEqual(once);
  });
});

test('random armies of many sizes keep them under random agreements', () => {
  for (let i = 0; i < 12; i++) {
    const dice = seededDice(`agreed ${i}`);
    const levelTotal = [150, 300, 600, 1200][i % 4]!;
    const table = armies({ ...drawnHouse(mms, dice), levelTotal, players: 2 + (i % 2) }, dice);
    if (table) proveGame(underTest, table, `army ${i}`, 23);
  }
});

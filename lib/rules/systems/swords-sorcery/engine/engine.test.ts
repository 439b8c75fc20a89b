import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { tableOf, underTest } from './testing';

describe.each([
  ['as printed', {}],
  ['three players', { players: 3 }],
  ['four players on chosen domains', { players: 4, domainChoice: 'first-player-first', domainCopies: false }],
  ['seven players', { players: 7, roundLimit: 12 }],
  ['a wizard hunt for five', { players: 5, victory: 'wizard-hunt', initialRocks: true }],
  ['score after six rounds', { victory: 'score', roundLimit: 6, players: 3 }],
  ['everybody is asked always', { magicWindows: 'full', roundLimit: 8 }],
  ['coarse windows', { magicWindows: 'coarse', players: 3, handSize: 12 }],
  ['strict levels', { levelRule: 'strict', handSize: 12 }],
  ['no levels', { levelRule: 'off', handSize: 12, saveDice: 'two' }],
  ['a draft of open hands', { cardSource: 'snake-draft', handSize: 8, handLimit: 5 }],
  [
    'other turns',
    {
      diceUse: 'mandatory',
      splitMoves: false,
      maxExtraTurns: 1,
      tripleCountsAsDouble: true,
      nexusScope: 'own',
      wizardlessDraw: true,
      roundLimit: 30,
      handSize: 10,
      bootsCountForDoubles: true,
    },
  ],
  [
    'other readings',
    {
      wizardBusyFrom: 'roll',
      extraDiceIsModifier: true,
      morningStar: 'literal',
      typhoid: 'instant',
      ghostScope: 'one-player',
      ghostIt: 'wizard',
      doppelgangersMove: true,
      domainTeleportRefresh: 'every-turn',
      evadeTrapScope: 'spell-traps',
      trapOnPlacement: true,
      hulkArtifacts: false,
      handOnWizardDeath: 'active-player',
      eliminatedDomain: 'removed',
      missileThroughTx: false,
      flightCost: 1,
      players: 3,
      handSize: 12,
    },
  ],
  [
    'four of each card',
    { pileMode: 'custom', maxCopies: 4, handSize: 12, handOnWizardDeath: 'discard', ghostScope: 'own' },
  ],
  [
    'high roll, no extra turns',
    { firstPlayer: 'high-roll', tripleExtraTurn: false, players: 6, roundLimit: 10 },
  ],
] as const)('%s', (_, house) => {
  test('random games keep every promise of the contract', () => {
    for (let i = 0; i < 4; i++) proveGame(underTest, tableOf(house), `ss ${i}`, 97);
  });

  test('the same seed is the same game', () => {
    const once = proveGame(underTest, tableOf(house), 'again', 5000);
    expect(proveGame(underTest, tableOf(house), 'again', 5000)).toEqual(once);
  });
});

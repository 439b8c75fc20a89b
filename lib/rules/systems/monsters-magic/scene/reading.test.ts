import { expect, test } from 'vitest';
import { proveReading, underTest } from '../../../conformance/playable';
import { monstersMagic } from '../index';
import { play } from '../play';

test.each([
  ['a draft and realignment', 2, { permanentsMode: 'draft', realignment: true, startingHand: 5 }],
  [
    'deal and keep, the middle player relocating',
    3,
    { permanentsMode: 'dealNkeep', threePlayerMiddle: 'relocate' },
  ],
  ['cards before the dice', 2, { combatCards: 'beforeDiceSecret', startingHand: 6 }],
  ['cards at any time', 3, { handTiming: 'anyTime', startingHand: 4 }],
  ['markers that run short', 2, { templesToWin: null, garrisonsToWin: null, turnsPerPlayer: 50 }],
  ['many cards, control at once', 4, { permanentsCount: 10, startingHand: 7, controlTiming: 'live' }],
] as const)('%s: everything can be read and touched', async (_, players, house) => {
  const under = await underTest(monstersMagic, play, house);
  const { types } = proveReading(under, players, 'reading', 31, 8000);
  expect(types).toContain('ended');
});

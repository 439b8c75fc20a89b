import { expect, test } from 'vitest';
import { proveReading, underTest } from '../../../conformance/playable';
import { mms } from '../index';
import { play } from '../play';

test.each([
  ['as printed', 2, {}],
  ['three who tell each other', 3, { communication: 'on', controlAtSetup: 'firstOccupant' }],
  ['rows named before the roll', 2, { attackSelection: 'declared', removalTiming: 'immediate' }],
  ['everything lies open', 2, { hiddenSetup: false, dropArtifacts: true, diagonalReach: 'adjacent' }],
  ['decoys and pieces that hide again', 2, { decoys: 3, rehide: true, attackUnidentified: true }],
  ['no markers shown', 2, { markersShown: false, decoys: 2, healTargets: 'any' }],
  [
    'a siege',
    2,
    { levelTotal: 2500, boardWidth: 30, boardHeight: 30, terrainFootprint: [2, 3], neutralRows: 6 },
  ],
  [
    'groups on one square',
    4,
    { groupMarkers: true, levelTotal: 400, orderOfPlay: 'randomCard', reorderEachRound: true },
  ],
] as const)('%s: everything can be read and touched', async (_, players, house) => {
  const under = await underTest(mms, play, house);
  const { types } = proveReading(under, players, 'reading', 97, 900);
  expect(types).toContain('turnBegan');
});

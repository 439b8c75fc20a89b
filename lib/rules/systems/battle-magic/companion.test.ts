import { expect, test } from 'vitest';
import { companion } from './companion';
import { House } from './house';

/** Everything that the sheet says at a table with this agreement. */
const said = (house: Readonly<Record<string, unknown>> = {}): string => {
  const { phases, ends, trackers } = companion.sheet(House.parse(house) as House);
  return [
    ...[...phases.flatMap(({ may }) => may), ...ends].map(({ text }) => text),
    ...trackers.map(({ explains }) => explains ?? ''),
  ].join('\n');
};

test.each([
  ['BM-R47, noCastleGrace', { noCastleGrace: 1 }, 'at the end of his next turn', 'lost all of them is out.'],
  ['BM-R47, the end', { noCastleGrace: 1 }, 'the last one left has won', 'Destroy all castles'],
  ['BM-R48, roundLimit', { roundLimit: 20 }, 'most castles on the map win', undefined],
  ['BM-R11, riverForDragons', { riverForDragons: true }, '1 more for a river.', 'nothing for a river'],
  [
    'BM-R12, specialEntry',
    { specials: { mine: 1 }, specialEntry: 'add' },
    '2 more than its terrain',
    undefined,
  ],
  ['BM-R14, embarkedCombat', { embarkedCombat: 'none' }, 'aboard a ship neither attacks', undefined],
  [
    'BM-087, firstPlayerCompensation',
    { firstPlayerCompensation: 'laterPlayersDrawOne' },
    'begins with one card more',
    undefined,
  ],
  [
    'BM-R22, substitution',
    { substitution: 'alsoInTieBreak' },
    'in a tie-break too, one usable card',
    'With nothing usable drawn one usable card',
  ],
  [
    'BM-R22, substitutionOrder',
    { substitutionOrder: 'secret' },
    'face down and turn them up together',
    'the attacker decides first',
  ],
  [
    'BM-R01, battleDraws',
    { battleDraws: 'flatTwoHeroOne' },
    'a hero one and all others two',
    'the row of the unit',
  ],
  [
    'BM-R28, castleOwnBonus',
    { castleOwnBonus: true },
    'so does the castle itself',
    'the castle itself does not',
  ],
  [
    'BM-R26, retreatDistance',
    { retreatDistance: 'oneSpace' },
    'exactly one space',
    'its strength in move points',
  ],
  ['BM-R33, payment', { payment: 'pooled' }, 'one payment for as many', 'each with cards of its own'],
  [
    'BM-R33, Magic in one payment',
    { payment: 'pooled' },
    'no more than the wizards among them cost',
    'pay for wizards as Gold does.',
  ],
  ['BM-R31, recruitSpace', { recruitSpace: 'stackable' }, 'the stacking limits hold', 'where nobody is'],
  [
    'BM-R32, artifactPlacement',
    { artifactPlacement: 'bearerAtCastle' },
    'in or next to a territory',
    'any hero or wizard',
  ],
  [
    'BM-R39, cityEffect',
    { specials: { city: 1 }, cityEffect: 'maxAndThreshold' },
    'a chit is drawn up to one more',
    undefined,
  ],
  ['BM-R46, eliminatedUnits', { players: 3, eliminatedUnits: 'stayAsNeutral' }, 'and only defend', undefined],
  ['BM-160, specials', { specials: { mine: 1 } }, 'holds a special territory', undefined],
] as const)('%s: the sheet says what the table agreed', (_rule, house, says, not) => {
  expect(said(house)).toContain(says);
  if (not) expect(said(house)).not.toContain(not);
  expect(said()).not.toContain(says);
  if (not) expect(said()).toContain(not);
});

test('BM-042: a dragon does not pay by the terrain', () => {
  expect(said()).toContain('A dragon pays 1 for any territory');
});

test.each([
  ['BM-066: Magic moves wizards', 'A Magic card does the same for a wizard'],
  ['BM-069: Magic pays for wizards', 'Magic cards pay for wizards'],
  ['BM-109, BM-192: ships and Juggernaughts carry', 'A ship or Juggernaught takes one army'],
  ['BM-112: a dragon carries a hero', 'a dragon one hero'],
])('%s', (_rule, says) => {
  expect(said()).toContain(says);
});

test('BM-R46: of a beaten player’s units nothing is said where his game ends with him', () => {
  expect(said()).not.toContain('a player who is out');
  expect(said({ players: 4 })).toContain('leave the map');
});

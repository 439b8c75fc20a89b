import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { seededDice } from '../../../kernel/dice';
import { boards } from '../boards';
import type { BmMap } from '../boards/map';
import { empireIds, specialIds } from '../catalogue/vocabulary';
import { House } from '../house';
import { tableOf, underTest } from './testing';

const mapFor = (house: Readonly<Record<string, unknown>>): BmMap => {
  const read = House.parse(house) as Parameters<typeof boards.make>[3];
  return boards.make('agreed', seededDice('proof'), read.players, read);
};

const specials = Object.fromEntries(specialIds.map((id) => [id, id === 'ruins' || id === 'mine' ? 2 : 1]));

const agreements = [
  ['as printed', {}],
  ['all special territories', { specials }],
  ['three players, specials', { players: 3, specials, firstPlayerCompensation: 'laterPlayersDrawOne' }],
  ['six players with one deck', { players: 6, roundLimit: 30 }],
  [
    'four players, cut first, nobody fights aboard',
    { players: 4, setupOrder: 'cutFirst', battleDraws: 'flatTwoHeroOne', embarkedCombat: 'none' },
  ],
  [
    'secret castles, secret substitution, grace',
    {
      players: 3,
      setupOrder: 'secretSimultaneous',
      substitutionOrder: 'secret',
      substitution: 'alsoInTieBreak',
      castleOwnBonus: true,
      noCastleGrace: 1,
    },
  ],
  [
    'five players with a deck that is all in hands',
    {
      players: 5,
      startHand: 8,
      drawPerTurn: 8,
      handMax: 12,
      substitution: 'off',
      eliminatedUnits: 'stayAsNeutral',
      roundLimit: 40,
    },
  ],
  [
    'other readings of specials and recruiting',
    {
      specials,
      specialEntry: 'add',
      riverForDragons: true,
      recruitSpace: 'stackable',
      artifactPlacement: 'bearerAtCastle',
      payment: 'pooled',
      cityEffect: 'maxAndThreshold',
      ruinsHeroMayRetreat: true,
      crystalTowerClass: 'fullBallista',
      lairFinds: 'heavy',
      retreatDistance: 'oneSpace',
      substitutionOrder: 'defenderFirst',
    },
  ],
  [
    'three decks, full hands and piles, a short limit',
    {
      specials,
      specialEntry: 'max',
      ruinsHeroMayRetreat: true,
      deckCopies: 3,
      drawPerTurn: 8,
      handMax: 12,
      pileMax: 10,
      pileDrawBelow: 8,
      payment: 'pooled',
      roundLimit: 40,
    },
  ],
] as const;

describe.each(agreements)('%s', (name, house) => {
  const map = mapFor(house);
  const table = (i: number) =>
    tableOf(
      map,
      house,
      Array.from({ length: 6 }, (_, seat) => empireIds[(seat + i) % 5]!),
    );

  test('random games keep every promise of the contract', () => {
    for (let i = 0; i < 3; i++) proveGame(underTest, table(i), `${name} ${i}`, 61);
  });

  test('the same seed is the same game', () => {
    const once = proveGame(underTest, table(4), 'again', 5000);
    expect(proveGame(underTest, table(4), 'again', 5000)).toEqual(once);
  });
});

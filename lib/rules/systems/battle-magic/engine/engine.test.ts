import { describe, expect, test } from 'vitest';
import { proveGame } from '../../../conformance/engine';
import { seededDice, type Dice } from '../../../kernel/game/dice';
import { boards } from '../boards';
import type { BmMap } from '../boards/map';
import { empireIds, specialIds } from '../catalogue/vocabulary';
import { House } from '../house';
import { OwnUnit } from '../own';
import { customSet, tableOf, underTest } from './testing';

const mapFor = (house: Readonly<Record<string, unknown>>, way = 'agreed'): BmMap => {
  const read = House.parse(house) as Parameters<typeof boards.make>[3];
  return boards.make(way, seededDice('proof'), read.players, read);
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

/** Any agreement at all, with a limit that keeps the games short. */
const anyHouse = (dice: Dice, players: number): Readonly<Record<string, unknown>> => {
  const between = (least: number, most: number) => least + dice.below(most - least + 1);
  return {
    players,
    deckCopies: between(1, 3),
    startHand: between(0, 8),
    drawPerTurn: between(1, 8),
    handMax: between(3, 12),
    pileDrawBelow: between(1, 8),
    pileMax: between(1, 10),
    castleMinDistance: between(3, 10),
    battleDraws: dice.pick(['unitRow', 'flatTwoHeroOne']),
    setupOrder: dice.pick(['seat', 'cutFirst', 'secretSimultaneous']),
    embarkedCombat: dice.pick(['full', 'none']),
    substitution: dice.pick(['initialDrawOnly', 'alsoInTieBreak', 'off']),
    substitutionOrder: dice.pick(['attackerFirst', 'defenderFirst', 'secret']),
    retreatDistance: dice.pick(['cardStrength', 'oneSpace']),
    castleOwnBonus: dice.pick([false, true]),
    specialEntry: dice.pick(['replace', 'max', 'add']),
    riverForDragons: dice.pick([false, true]),
    recruitSpace: dice.pick(['empty', 'stackable']),
    artifactPlacement: dice.pick(['anyBearer', 'bearerAtCastle']),
    payment: dice.pick(['separate', 'pooled']),
    cityEffect: dice.pick(['maxOnly', 'maxAndThreshold']),
    ruinsHeroMayRetreat: dice.pick([false, true]),
    crystalTowerClass: dice.pick(['transportStacking', 'fullBallista']),
    lairFinds: dice.pick(['dragon', 'heavy']),
    eliminatedUnits: dice.pick(['removed', 'stayAsNeutral']),
    noCastleGrace: between(0, 1),
    roundLimit: between(10, 16),
    firstPlayerCompensation: dice.pick(['none', 'laterPlayersDrawOne']),
  };
};

/** Four units that nobody printed, beside the classes of all empires. */
const anySet = (dice: Dice) =>
  customSet(
    {
      army: 8,
      ship: 6,
      castle: 6,
      wizard: 4,
      ballista: 2,
      'crystal-tower': 2,
      dragon: 2,
      juggernaught: 2,
      giant: 2,
      hero: 4,
      artifact: 4,
    },
    {
      unit: OwnUnit.parse({
        id: 'own:beast',
        name: 'Beast',
        kind: 'class',
        cost: dice.below(6),
        draws: dice.below(6),
        counts: dice.pick([['sword'], ['magic'], ['sword', 'magic']]),
        moveCards: dice.below(4),
        domain: dice.pick(['land', 'water', 'any']),
        carries: dice.pick([false, true]),
        flies: dice.pick([false, true]),
        safeWhenAttacking: dice.pick([false, true]),
        standsStill: dice.below(4) === 0,
      }),
      count: 2,
    },
  );

describe.each([2, 3, 4, 5, 6])('any agreement for %i players', (players) => {
  const map = mapFor({ players, specials }, 'quick');

  test('sixteen games on small maps', () => {
    for (let i = 0; i < 16; i++) {
      const dice = seededDice(`any ${players} ${i}`);
      const sets = Array.from({ length: players }, (_, seat) =>
        i % 2 === 0 ? anySet(dice) : empireIds[(seat + i) % 5]!,
      );
      proveGame(underTest, tableOf(map, anyHouse(dice, players), sets), `any ${i}`, 97);
    }
  });
});

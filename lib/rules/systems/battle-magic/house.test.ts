import { expect, test } from 'vitest';
import { ROUND_LIMIT } from './engine/table';
import { House } from './house';
import { presets } from './presets';

// The parameters of the ledger with their defaults; banned and custom units are the agreement's own.
test('all variations with their defaults', () => {
  expect(House.parse({})).toEqual({
    players: 2,
    mapTerritories: 120,
    mapLayout: 'continent',
    mapSymmetry: false,
    minBorderMm: 5,
    specials: {},
    maxPerKind: 2,
    empires: ['human', 'human'],
    empireMode: 'official',
    mirrorEmpires: true,
    goldValueCap: null,
    goldSpreadWarn: 10,
    classBounds: {
      army: [6, 12],
      ship: [6, 8],
      castle: [4, 7],
      wizard: [3, 7],
      siege: [3, 6],
      heavy: [3, 4],
      hero: [0, 5],
      artifact: [3, 7],
    },
    strictBounds: false,
    setSize: 44,
    deckCopies: 1,
    startHand: 4,
    drawPerTurn: 4,
    handMax: 6,
    pileDrawBelow: 3,
    pileMax: 5,
    castleMinDistance: 6,
    battleDraws: 'unitRow',
    setupOrder: 'seat',
    embarkedCombat: 'full',
    substitution: 'initialDrawOnly',
    substitutionOrder: 'attackerFirst',
    retreatDistance: 'cardStrength',
    castleOwnBonus: false,
    specialEntry: 'replace',
    riverForDragons: false,
    recruitSpace: 'empty',
    artifactPlacement: 'anyBearer',
    payment: 'separate',
    cityEffect: 'maxOnly',
    ruinsHeroMayRetreat: false,
    crystalTowerClass: 'transportStacking',
    lairFinds: 'dragon',
    eliminatedUnits: 'removed',
    noCastleGrace: 0,
    roundLimit: null,
    firstPlayerCompensation: 'none',
  });
});

test.each([
  ['one player', { players: 1 }],
  ['seven players', { players: 7 }],
  ['a set of 29', { setSize: 29 }],
  ['a cap of 59', { goldValueCap: 59 }],
  ['least above most', { classBounds: { army: [9, 3] } }],
  ['a special that nobody knows', { specials: { swamp: 1 } }],
  ['an empire that nobody knows', { empires: ['gnome'] }],
])('%s is refused', (_, house) => {
  expect(House.safeParse(house).success).toBe(false);
});

test('presets are well formed', () => {
  for (const preset of presets) expect(House.safeParse(preset.house).success, preset.id).toBe(true);
});

test.each([
  ['two players', { players: 2 }, 120],
  ['three', { players: 3 }, 120],
  ['four', { players: 4 }, 160],
  ['five', { players: 5 }, 180],
  ['six', { players: 6 }, 200],
  ['six, and nothing agreed', { players: 6, mapTerritories: null }, 200],
  ['six on a small map that was agreed', { players: 6, mapTerritories: 120 }, 120],
])('the map of %s', (_, house, territories) => {
  expect(House.parse(house).mapTerritories).toBe(territories);
  expect(House.parse(House.parse(house))).toEqual(House.parse(house));
});

test('the agreement says after how many rounds a game without a limit is counted out (BM-R48)', () => {
  expect(House.shape.roundLimit.meta()?.['description']).toContain(`after ${ROUND_LIMIT} rounds`);
});

// Tests of play hold them to it: retreats.test.ts and ruins.test.ts of the engine.
test('the agreement says who may not flee the Ruins (BM-R40)', () => {
  expect(House.shape.ruinsHeroMayRetreat.meta()?.['description']).toContain(
    'not who flees into them or rides a fleeing dragon',
  );
});

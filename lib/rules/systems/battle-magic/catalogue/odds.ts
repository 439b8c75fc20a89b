import type { EntryTable } from '../../../kernel/catalogue/entry';
import { classWords, type UnitClass } from './vocabulary';

/**
 * Exact chances that the attacker ends with the higher total, full deck, no substitution, ties broken; the second figure with
 * the defender sheltered by its castle. Computed from the printed deck over all draws; `undefined` where the attack is not
 * allowed (BM-120) or cannot come about.
 */
type Chances = readonly [open: number, sheltered?: number];

const wins: Readonly<Partial<Record<UnitClass, Readonly<Partial<Record<UnitClass, Chances>>>>>> = {
  army: {
    army: [0.5, 0.2458],
    dragon: [0.2719, 0.1295],
    hero: [0.7097, 0.4084],
    castle: [0.5],
    wizard: [0.2327, 0.1108],
    ballista: [0.871, 0.6005],
    juggernaught: [0.3455, 0.171],
    giant: [0.4159, 0.2056],
    'crystal-tower': [0.5, 0.2327],
  },
  dragon: {
    army: [0.7281, 0.5053],
    dragon: [0.5, 0.3137],
    hero: [0.45, 0.2559],
    ship: [0.7281],
    castle: [0.8705],
    wizard: [0.8705, 0.7281],
    ballista: [0.5889, 0.3629],
    juggernaught: [0.5555, 0.3648],
    giant: [0.638, 0.4307],
    'crystal-tower': [0.7281, 0.5053],
  },
  hero: {
    army: [0.2903, 0.1257],
    dragon: [0.55, 0.3277],
    hero: [0.5, 0.2411],
    ship: [0.5916],
    castle: [0.5916],
    wizard: [0.7989, 0.5916],
    ballista: [0.7136, 0.3537],
    juggernaught: [0.4014, 0.1911],
    giant: [0.4884, 0.2364],
    'crystal-tower': [0.5916, 0.2903],
  },
  ship: {
    army: [0.5, 0.2458],
    dragon: [0.2719, 0.1295],
    hero: [0.4084, 0.2011],
    ship: [0.5],
    castle: [0.2458],
    wizard: [0.2327, 0.1108],
    ballista: [0.6005, 0.2923],
    juggernaught: [0.3455, 0.171],
    giant: [0.4159, 0.2056],
    'crystal-tower': [0.5, 0.2327],
  },
  wizard: {
    army: [0.7673, 0.5],
    dragon: [0.1295, 0.0537],
    hero: [0.2011, 0.0898],
    ship: [0.7673],
    castle: [0.5],
    wizard: [0.5, 0.2458],
    ballista: [0.606, 0.2836],
    juggernaught: [0.3351, 0.1529],
    giant: [0.4105, 0.1894],
    'crystal-tower': [0.5, 0.2458],
  },
  ballista: {
    army: [0.129, 0.0527],
    dragon: [0.4111, 0.1743],
    hero: [0.2864, 0.1001],
    ship: [0.3995],
    castle: [0.3995],
    wizard: [0.394, 0.1192],
    ballista: [0.5, 0.156],
    juggernaught: [0.254, 0.0864],
    giant: [0.3188, 0.1059],
    'crystal-tower': [0.394, 0.1192],
  },
  juggernaught: {
    army: [0.6545, 0.4437],
    dragon: [0.4445, 0.2773],
    hero: [0.5986, 0.3919],
    ship: [0.6545],
    castle: [0.6545],
    wizard: [0.6649, 0.4351],
    ballista: [0.746, 0.5115],
    juggernaught: [0.5, 0.3299],
    giant: [0.5728, 0.3833],
    'crystal-tower': [0.6649, 0.4351],
  },
  giant: {
    army: [0.5841, 0.3506],
    dragon: [0.362, 0.2026],
    hero: [0.5116, 0.2992],
    ship: [0.5841],
    castle: [0.5841],
    wizard: [0.5895, 0.3384],
    ballista: [0.6812, 0.4103],
    juggernaught: [0.4272, 0.2526],
    giant: [0.5, 0.2982],
    'crystal-tower': [0.5895, 0.3384],
  },
  'crystal-tower': {
    army: [0.5, 0.2327],
    dragon: [0.2719, 0.1295],
    hero: [0.4084, 0.2011],
    ship: [0.5],
    castle: [0.5],
    wizard: [0.5, 0.2458],
    ballista: [0.606, 0.2836],
    juggernaught: [0.3351, 0.1529],
    giant: [0.4105, 0.1894],
    'crystal-tower': [0.5, 0.2458],
  },
};

/** The attacker's chance by class, or nothing where there is no such attack. */
export const winChance = (attacker: UnitClass, defender: UnitClass, sheltered: boolean): number | undefined =>
  wins[attacker]?.[defender]?.[sheltered ? 1 : 0];

const percent = (chance: number | undefined): string =>
  chance === undefined ? '–' : `${(chance * 100).toFixed(1)} %`;

/** What an entry's page shows of its chances as attacker. A castle never attacks, an artifact never fights. */
export function oddsTables(unit: UnitClass): readonly EntryTable[] {
  const row = wins[unit];
  if (!row) return [];
  return [
    {
      title: 'Chance to win as attacker',
      columns: ['Against', 'in the open', 'beside its castle'],
      rows: (Object.keys(row) as UnitClass[]).map((foe) => [
        classWords[foe].one,
        percent(winChance(unit, foe, false)),
        percent(winChance(unit, foe, true)),
      ]),
    },
  ];
}

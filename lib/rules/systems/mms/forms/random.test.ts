import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { judge } from '../../../kernel/verdict/judge';
import { mms } from '../index';
import { presets } from '../presets';
import { armyOf, termsOf, type Agreed } from '../testing';
import { cheapestWithin } from './least';
import { cards } from '../catalogue/index';

const draw = (agreed: Agreed, seed: string) => {
  const terms = termsOf(agreed);
  const drawn = mms.forms[0]!.random(seededDice(seed), terms.house, terms);
  if (!drawn) return undefined;
  return judge(mms, armyOf(drawn.entries, terms, drawn.options), terms);
};

const agreements: readonly (readonly [string, Agreed])[] = [
  ...presets.map((preset) => [`preset ${preset.id}`, { house: preset.house }] as const),
  ['a total for one slinger', { house: { levelTotal: 22 } }],
  ['one of each', { house: { maxCopies: 1, uniqueNamed: true } }],
  ['almost everything banned', { allowed: ['goblin', 'swamp', 'armor'] }],
  [
    'no attachments on anybody',
    { house: { maxAttachments: 0, categoryLimits: { artifact: { minUses: 2 } } } },
  ],
  ['only printed values', { house: { cardPool: 'printed' } }],
  [
    'exactly 100 levels of characters',
    { house: { categoryLimits: { character: { minLevels: 100, maxLevels: 100 } } } },
  ],
  [
    'exactly one cheap wall',
    { house: { categoryLimits: { defense: { minUses: 1, maxUses: 1, maxLevels: 20 } } } },
  ],
  [
    'a narrow corridor everywhere',
    {
      house: {
        maxCopies: 1,
        levelTotal: 300,
        categoryLimits: {
          character: { minUses: 4, maxUses: 4, minLevels: 149, maxLevels: 151 },
          artifact: { minLevels: 33, maxLevels: 33 },
          modification: { maxUses: 0 },
          terrain: { minUses: 3, maxUses: 3, maxLevels: 20 },
        },
      },
    },
  ],
  [
    'room for four uses of large Terrain, and many levels of it',
    {
      house: { neutralRows: 14, terrainFootprint: [3, 5], categoryLimits: { terrain: { minLevels: 130 } } },
    },
  ],
  ['a tiny mat', { house: { boardWidth: 8, boardHeight: 8, neutralRows: 6 } }],
];

const expectLegal = (agreed: Agreed, seeds: string): void => {
  for (const seed of seeds) {
    const verdict = draw(agreed, seed);
    expect(verdict, seed).toBeDefined();
    expect(
      verdict!.violations.filter((v) => v.severity === 'error'),
      seed,
    ).toEqual([]);
  }
};

describe('a random army', () => {
  test.each(agreements)('is legal under %s', (_, agreed) => expectLegal(agreed, 'abcdef'));

  // A second and a half goes into each.
  test('is legal under hundreds of attachments and exactly five characters', () => {
    const artifact = { minUses: 500, maxUses: 510, minLevels: 3000, maxLevels: 3001 };
    const character = { minUses: 5, maxUses: 5, minLevels: 998, maxLevels: 998 };
    expectLegal({ house: { levelTotal: 5000, categoryLimits: { artifact, character } } }, 'ab');
  });

  test('spends nearly all of the total, with every piece designated and every attachment carried', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const verdict = draw({}, seed)!;
      expect(verdict.budget.left, seed).toBeLessThanOrEqual(6);
      expect(verdict.violations.map((v) => v.code)).not.toContain('MMS-L04');
    }
  });

  test.each<[string, Agreed]>([
    ['nobody may carry anything', { house: { maxAttachments: 0 } }],
    ['each may carry one thing', { house: { maxAttachments: 1, levelTotal: 100 } }],
    ['the only gear is for healers, and there is none', { allowed: ['krag', 'healers-staff', 'swamp'] }],
  ])('brings no attachment without a bearer where %s (MMS-L08)', (_, agreed) => {
    for (const seed of 'abcdef')
      expect(
        draw(agreed, seed)!.violations.map(({ code }) => code),
        seed,
      ).not.toContain('MMS-L08');
  });

  test('spends on other cards what nobody has room to carry (MMS-L08)', () => {
    const house = { categoryLimits: { character: { maxUses: 1 } }, maxAttachments: 4 };
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'])
      expect(draw({ house }, seed)!.budget.left, seed).toBeLessThanOrEqual(6);
  });

  test('is drawn for the player who has most where the common total buys nothing (MMS-L01)', () => {
    const terms = termsOf({ house: { levelTotal: 10, levelTotalPerPlayer: { '1': 60, '2': 400 } } });
    const drawn = mms.forms[0]!.random(seededDice('a'), terms.house, terms)!;
    expect(drawn.options).toMatchObject({ player: 2 });
    expect(judge(mms, armyOf(drawn.entries, terms, drawn.options), terms).legal).toBe(true);
  });

  test('differs from seed to seed', () => {
    const terms = termsOf();
    const lists = ['1', '2', '3', '4', '5'].map((seed) =>
      JSON.stringify(mms.forms[0]!.random(seededDice(seed), terms.house, terms)),
    );
    expect(new Set(lists).size).toBe(5);
  });

  test.each<[string, Agreed]>([
    ['no character is allowed', { allowed: ['woods'] }],
    ['none is cheap enough', { house: { levelTotal: 15 } }],
    [
      'limits contradict each other',
      { house: { categoryLimits: { terrain: { minUses: 3, maxLevels: 10 } } } },
    ],
    ['there is no room', { house: { boardHeight: 8, neutralRows: 20 } }],
  ])('is not found where %s', (_, agreed) => {
    expect(draw(agreed, 'any')).toBeUndefined();
  });
});

describe('the cheapest cards within limits', () => {
  const terrain = cards.filter((card) => card.kind === 'terrain');
  const need = { copies: () => 999, limit: 300 };
  const levels = (chosen: readonly { cost: number }[] | undefined) =>
    chosen?.reduce((sum, card) => sum + card.cost, 0);

  test.each([
    ['three uses', { minUses: 3 }, 18],
    ['three different ones', { minUses: 3, copies: () => 1 }, 18],
    ['four different ones', { minUses: 4, copies: () => 1 }, 26],
    ['at least 25 levels', { minLevels: 25 }, 25],
    ['at least 7 levels in one use', { minLevels: 7, maxUses: 1 }, 8],
    ['five levels at most', { minUses: 1, maxLevels: 5 }, undefined],
  ])('%s', (_, limit, sum) => {
    expect(levels(cheapestWithin(terrain, { ...need, ...limit }))).toBe(sum);
  });
});

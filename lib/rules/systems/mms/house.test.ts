import { describe, expect, test } from 'vitest';
import { seededDice } from '../../kernel/game/dice';
import type { MmsTerms } from './army';
import { categories } from './catalogue/card';
import { cards } from './catalogue/index';
import { MmsHouse } from './house';
import { contradictions } from './house/contradictions';
import { mms } from './index';
import { presets } from './presets';
import { rulebook } from './rulebook';
import { checks, matchChecks } from './legality/index';
import { termsOf, type Agreed } from './testing';

const printed = MmsHouse.parse({});

describe('house variations', () => {
  test('there are 49, and their defaults are nearest to the printed words', () => {
    expect(Object.keys(printed)).toHaveLength(49);
    expect(printed).toMatchObject({
      players: 2,
      levelTotal: 300,
      cardPool: 'starter',
      maxCopies: null,
      onePerSlot: false,
      maxAttachments: null,
      boardWidth: 20,
      boardHeight: 20,
      lineOfSight: 10,
      detectionThreshold: 50,
      detectionSightBonusPct: 30,
      stalemateRounds: 20,
    });
  });

  test.each([
    ['levelTotal', 9],
    ['levelTotal', 5001],
    ['levelTotal', 10.5],
    ['levelTotalPerPlayer', { '7': 300 }],
    ['levelTotalPerPlayer', { '1': 5 }],
    ['cardPool', 'all'],
    ['maxCopies', 0],
    ['categoryLimits', { monster: { maxUses: 1 } }],
    ['categoryLimits', { terrain: { maxUses: -1 } }],
    ['pivotCost', 0.75],
    ['naturalHit', 89],
    ['terrainFootprint', [1, 6]],
    ['bannedCards', []],
  ])('%s: %j is refused', (key, value) => {
    expect(MmsHouse.safeParse({ [key]: value }).success).toBe(false);
  });

  test.each([
    ['levelTotal', 10],
    ['levelTotalPerPlayer', { '2': 450 }],
    ['categoryLimits', { terrain: { minUses: 1, maxLevels: 60 } }],
    ['pivotCost', 1.5],
    ['rollPenaltyCap', 0],
    ['terrainFootprint', [2, 3]],
  ])('%s: %j is read', (key, value) => {
    expect(MmsHouse.parse({ [key]: value })).toMatchObject({ [key]: value });
  });

  test('presets are the ledger’s five', () => {
    expect(presets.map((preset) => preset.id)).toEqual([
      'printed',
      'starter',
      'skirmish',
      'siege',
      'openInformation',
    ]);
    expect(MmsHouse.parse(presets[3]!.house)).toMatchObject({
      levelTotal: 2500,
      boardWidth: 30,
      maxRounds: 200,
    });
  });

  test('every variation says what it is and cites rules that exist', () => {
    const known = new Set([
      ...rulebook.rules.map((rule) => rule.id),
      ...rulebook.rulings.map((ruling) => ruling.id),
      ...[...checks, ...matchChecks].map((check) => check.code),
      // Checks of a layout: they come with the boards.
      'MMS-L18',
      'MMS-L23',
      'MMS-L29',
      'MMS-L31',
    ]);
    for (const [key, schema] of Object.entries(MmsHouse.shape)) {
      const meta = schema.meta() as {
        title: string;
        description: string;
        group: string;
        rules: readonly string[];
      };
      expect(meta.title, key).toMatch(/^[A-Z]/);
      expect(meta.description, key).toMatch(/^[A-Z].*\.$/);
      expect(meta.rules.length, key).toBeGreaterThan(0);
      for (const rule of meta.rules) expect(known, `${key} cites ${rule}`).toContain(rule);
    }
  });
});

describe('contradictions', () => {
  const of = (
    house: Readonly<Record<string, unknown>>,
    more: Omit<Agreed, 'house'> = {},
  ): readonly string[] => {
    const terms = termsOf({ house, ...more }) as unknown as MmsTerms;
    return contradictions.filter((rule) => rule.when(terms.house, terms)).map(({ id }) => id);
  };

  test('telling secrets is penalised beside lawful communication, so that both can be agreed (MMS-103, MMS-106)', () =>
    expect(of({ communication: 'on', divulgePenalty: 'nextTurn' })).toEqual([]));

  test('neutral rows are held against the larger mats of several players (MMS-R62)', () => {
    // 24 by 24: two of twelve columns and rows are left to each player.
    expect(of({ players: 4, neutralRows: 20 })).toEqual([]);
    expect(of({ neutralRows: 20 })).toEqual(['MMS-C04']);
    // Nine columns each, and ten of them neutral.
    expect(of({ players: 4, neutralRows: 20, boardWidth: 18 })).toEqual(['MMS-C04']);
  });

  test('a mat divided by the players has room until every row is neutral (areaDivision, neutralRows)', () => {
    const custom = { areaDivision: 'custom', boardHeight: 20 };
    expect(of({ ...custom, neutralRows: 19 })).toEqual([]);
    expect(of({ ...custom, neutralRows: 20 })).toEqual(['MMS-C04']);
  });

  test('a handicap that pays for the categories makes them possible for its player alone (MMS-L01)', () => {
    const needs = { levelTotal: 100, categoryLimits: { terrain: { minLevels: 90 } } };
    expect(of(needs)).toEqual(['MMS-C01']);
    expect(of({ ...needs, levelTotalPerPlayer: { '1': 300 } })).toEqual(['MMS-C31']);
    expect(of({ ...needs, levelTotalPerPlayer: { '1': 300, '2': 300 } })).toEqual([]);
    // Whoever sits nowhere pays for nothing.
    expect(of({ ...needs, levelTotalPerPlayer: { '3': 300 } })).toEqual(['MMS-C01', 'MMS-C13']);
  });

  test('a printed Character of unknown level is no dear one: it adds nothing to what is spent (MMS-L25)', () => {
    const agreed = { allowed: ['warrior', 'cleric'] };
    expect(of({ levelTotal: 50, cardPool: 'printed' }, agreed)).toEqual(['MMS-C30']);
    expect(of({ levelTotal: 42 }, agreed)).toEqual(['MMS-C02']);
  });

  test('engines meet limits of Artifacts without a bearer (MMS-R25)', () =>
    expect(of({ maxAttachments: 0, categoryLimits: { artifact: { minUses: 2 } } })).toEqual([]));

  test('hands are counted by slots where each slot holds one (MMS-L09)', () => {
    const limits = { character: { maxUses: 1 }, modification: { minUses: 4 } };
    expect(of({ categoryLimits: limits })).toEqual([]);
    // Armor, training, enchantment.
    expect(of({ categoryLimits: limits, onePerSlot: true })).toEqual(['MMS-C14']);
  });

  test('no agreement drawn at random leaves no army unless a contradiction says so', () => {
    for (let i = 0; i < 150; i++) {
      const dice = seededDice(`agreement ${i}`);
      const maybe = (value: Readonly<Record<string, unknown>>) => (dice.below(4) === 0 ? value : {});
      const categoryLimits = Object.fromEntries(
        categories.flatMap((category) =>
          dice.below(4) > 0
            ? []
            : [
                [
                  category,
                  {
                    ...maybe({ minUses: dice.below(5) }),
                    ...maybe({ maxUses: dice.below(6) }),
                    ...maybe({ minLevels: dice.below(120) }),
                    ...maybe({ maxLevels: dice.below(200) }),
                  },
                ],
              ],
        ),
      );
      const house = {
        categoryLimits,
        ...maybe({ levelTotal: 10 + dice.below(150) }),
        ...maybe({ maxCopies: 1 + dice.below(2), uniqueNamed: true }),
        ...maybe({ neutralRows: dice.below(21), players: 2 + dice.below(5) }),
        ...maybe({ boardWidth: 8 + dice.below(12), boardHeight: 8 + dice.below(12) }),
        ...maybe({ maxAttachments: dice.below(2) }),
      };
      const banned = dice.below(4) > 0 ? [] : cards.filter(() => dice.below(3) === 0).map(({ id }) => id);
      const terms = termsOf({ house, banned });
      const army = mms.forms[0]!.random(seededDice('any'), terms.house, terms);
      const said = of(house, { banned }).map((id) => contradictions.find((rule) => rule.id === id)!);
      if (!army)
        expect(
          said.some(({ sort }) => sort === 'impossible'),
          JSON.stringify(house),
        ).toBe(true);
      else expect(said.filter(({ forms }) => forms).map(({ id }) => id)).toEqual([]);
    }
  });
});

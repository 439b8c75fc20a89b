import { describe, expect, test } from 'vitest';
import type { MmsTerms } from './army';
import { MmsHouse } from './house';
import { contradictions } from './house/contradictions';
import { presets } from './presets';
import { rulebook } from './rulebook';
import { checks, matchChecks } from './legality/index';
import { termsOf } from './testing';

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
  const of = (house: Readonly<Record<string, unknown>>): readonly string[] => {
    const terms = termsOf({ house }) as unknown as MmsTerms;
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
});

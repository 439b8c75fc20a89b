import { describe, expect, test } from 'vitest';
import { magicRealm } from '..';
import { House } from '../house';
import { needed, requiredPoints } from '../points';
import { keys, line, verdictOf, type Case } from '../testing';

interface Example extends Case {
  readonly legal: boolean;
  readonly errors?: readonly string[];
  readonly warnings?: readonly string[];
  readonly notes?: readonly string[];
}

// The ledger's worked sheets. A list that is given is complete; one that is not given is not compared.
const examples: readonly (readonly [string, Example])[] = [
  [
    'W01: five points over four categories',
    {
      entries: ['amazon'],
      options: {
        form: 'party',
        members: {
          amazon: { level: 4, victory: { greatTreasures: 1, spells: 0, fame: 2, notoriety: 2, gold: 0 } },
        },
      },
      legal: true,
    },
  ],
  [
    'W02: six points, and spells without a MAGIC chit',
    {
      entries: ['amazon'],
      options: {
        form: 'party',
        members: {
          amazon: { level: 4, victory: { greatTreasures: 2, spells: 1, fame: 2, notoriety: 1, gold: 0 } },
        },
      },
      legal: false,
      errors: ['victory.total'],
      warnings: ['victory.reach.spells'],
    },
  ],
  [
    'W03: one spell of type I',
    {
      entries: [line('white-knight', 'peace')],
      options: { form: 'party', members: { 'white-knight': { level: 4 } } },
      legal: true,
    },
  ],
  [
    'W04: two spells instead of one, and one of type V',
    {
      entries: [line('white-knight', 'peace', 'curse')],
      options: { form: 'party', members: { 'white-knight': { level: 4 } } },
      legal: false,
      errors: ['spells.count', 'spells.type'],
    },
  ],
  [
    'W05: the House is not on the Dwarf’s list',
    {
      entries: ['dwarf'],
      options: { form: 'party', members: { dwarf: { start: 'house' } } },
      legal: false,
      errors: ['start.allowed'],
    },
  ],
];

describe('worked examples', () => {
  test.each(examples)('%s', (_, example) => {
    expect(verdictOf(example).legal).toBe(example.legal);
    if (example.errors) expect(keys(example, 'error')).toEqual(example.errors);
    if (example.warnings) expect(keys(example, 'warning')).toEqual(example.warnings);
    if (example.notes) expect(keys(example, 'note')).toEqual(example.notes);
  });

  test('W01: what the five points ask for', () => {
    const victory = { greatTreasures: 1, spells: 0, fame: 2, notoriety: 2, gold: 0 };
    expect(needed(victory)).toEqual({ greatTreasures: 1, spells: 0, fame: 20, notoriety: 40, gold: 0 });
    expect(verdictOf(examples[0]![1]).budget).toEqual({ name: 'victory point', spent: 5, limit: 5, left: 0 });
  });

  test('W02: six points are spent', () => {
    expect(verdictOf(examples[1]![1]).budget.spent).toBe(6);
  });

  test('W05: the verdict names the places that are allowed', () => {
    const [violation] = verdictOf(examples[4]![1]).violations;
    expect(violation?.facts['allowed']).toEqual(['inn', 'guardhouse']);
  });

  test('W06: there are 126 ways to assign five points, and each is legal', () => {
    let ways = 0;
    for (let a = 0; a <= 5; a++)
      for (let b = 0; a + b <= 5; b++)
        for (let c = 0; a + b + c <= 5; c++)
          for (let d = 0; a + b + c + d <= 5; d++) {
            ways += 1;
            const victory = { greatTreasures: a, spells: b, fame: c, notoriety: d, gold: 5 - a - b - c - d };
            const sheet = { entries: ['witch'], options: { form: 'party', members: { witch: { victory } } } };
            expect(verdictOf(sheet).legal).toBe(true);
          }
    expect(ways).toBe(126);
  });

  test('W07: three characters of one player assign 5, 6 and 7 points', () => {
    const house = House.parse({ 'party.charactersPerPlayer': 3, 'party.extraPoint': 1 }) as House;
    const required = [0, 1, 2].map((k) => requiredPoints(house, k, 4));
    expect(required).toEqual([5, 6, 7]);
    expect(required.reduce((sum, n) => sum + n)).toBe(18);
    const sample = magicRealm.samples.find(({ example }) => example === 'W07')!;
    const { entries, options } = sample.list;
    expect(verdictOf({ entries, options, house: sample.house }).budget).toMatchObject({
      spent: 18,
      limit: 18,
    });
  });
});

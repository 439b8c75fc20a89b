import { describe, expect, test } from 'vitest';
import { fraction } from '../../kernel/game/odds';
import type { Statistic } from '../../kernel/list/statistics';
import { hitsOf, meanOf } from './attack';
import { cards } from './catalogue/index';
import { mms } from './index';
import { armyOf, termsOf, use, type Agreed } from './testing';

const { statistics } = await mms.insights!();

const of = (entries: Parameters<typeof armyOf>[0], agreed: Agreed = {}) => {
  const terms = termsOf(agreed);
  const all = statistics(armyOf(entries, terms), terms.house, terms);
  return (id: string): Statistic | undefined => all.find((s) => s.id === id);
};
const rows = (one: Statistic | undefined) =>
  one?.shape === 'bars' ? one.rows.filter((r) => r.value > 0).map((r) => [r.label, r.value]) : undefined;

const first = [
  use('krag', 1, 'pendant-of-chance', 'magical-long-sword'),
  use('cleric', 1, 'magical-flail'),
  use('woods'),
  use('haunted-forest'),
];

describe('the first army of the rules (MMS-E01)', () => {
  test('spends 185 on characters, 53 on artifacts and 62 on terrain', () => {
    expect(rows(of(first)('levels'))).toEqual([
      ['Characters', 185],
      ['Artifacts', 53],
      ['Terrain', 62],
    ]);
    expect(of(first)('levels')?.says).toBe('300 levels; most are levels of characters: 185, 61.7 %.');
  });

  test('has two characters, three artifacts and two pieces of terrain', () =>
    expect(rows(of(first)('uses'))).toEqual([
      ['Characters', 2],
      ['Artifacts', 3],
      ['Terrain', 2],
    ]));

  test('moves 8 and 10, reaches 1 and 2, and carries one and two attachments', () => {
    expect(rows(of(first)('movement'))).toEqual([
      ['8', 1],
      ['10', 1],
    ]);
    expect(rows(of(first)('range'))).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
    expect(rows(of(first)('load'))).toEqual([
      ['carrying 1', 1],
      ['carrying 2', 1],
    ]);
  });

  test('has one healer, whom the flail does not help to heal (MMS-R28)', () => {
    const one = of(first)('healing');
    // 30 rolls of 8, 25 of 12 and 10 of 20.
    expect(one?.shape === 'table' && one.rows).toEqual([['Cleric with Magical Flail', 1, 7.4]]);
  });
});

test('uses count as often as they stand there, and the level curve has steps', () => {
  const archers = of([use('archer', 3), use('village')]);
  expect(rows(archers('levels'))).toEqual([
    ['Characters', 114],
    ['Defense works', 590],
  ]);
  expect(rows(archers('level-curve'))).toEqual([
    ['0–49', 3],
    ['550–599', 1],
  ]);
});

test('what the printed cards do not say is left out, and said to be', () => {
  const printed = of([use('krag'), use('archer', 2)], { house: { cardPool: 'printed' } });
  expect(rows(printed('levels'))).toEqual([['Characters', 122]]);
  expect(printed('levels')?.unknown).toBe('Nobody knows the level of 2 uses; they are left out.');
  expect(rows(printed('movement'))).toEqual([['10', 1]]);
  expect(printed('movement')?.unknown).toBe('It is not known of 2 characters.');
  expect(printed('damage')).toBeUndefined();
});

describe('an attack by the table', () => {
  const archer = [
    [46, 78, 'Arrow', 6],
    [79, 95, 'True shot', 9],
    [96, 100, 'Heart shot', 16],
  ] as const;

  test('an Archer misses 45 times in 100 and takes 4.31 CAP on average', () => {
    expect(hitsOf(archer, 0, 0, false)).toEqual(
      new Map([
        [0, fraction(45n, 100n)],
        [6, fraction(33n, 100n)],
        [9, fraction(17n, 100n)],
        [16, fraction(5n, 100n)],
      ]),
    );
    expect(meanOf(hitsOf(archer, 0, 0, false))).toBeCloseTo(4.31);
  });

  test('a plus on the roll moves every row, and above 100 counts as 100 (MMS-R04)', () =>
    expect(hitsOf(archer, 10, 2, false)).toEqual(
      new Map([
        [0, fraction(35n, 100n)],
        [8, fraction(33n, 100n)],
        [11, fraction(17n, 100n)],
        [18, fraction(15n, 100n)],
      ]),
    ));

  test('a miss is rolled once more with a Pendant of Chance', () =>
    expect(hitsOf(archer, 0, 0, true).get(0)).toEqual(fraction(2025n, 10000n)));

  test('only a roll that reaches no row is one to roll again (MMS-R07, reroll-miss)', () => {
    const feint = [
      [51, 80, 'Feint', 0],
      [81, 100, 'Thrust', 10],
    ] as const;
    // Half of the rolls miss and come again; a feint that takes nothing stands.
    expect(hitsOf(feint, 0, 0, true)).toEqual(
      new Map([
        [0, fraction(7000n, 10000n)],
        [10, fraction(3000n, 10000n)],
      ]),
    );
  });

  test('a named attack lands from its first number on, and the best one is told (attackSelection, MMS-R03)', () => {
    const declared = { attackSelection: 'declared', naturalHit: null } as const;
    // An Arrow hits 55 times for 6, a true shot 22 times for 9, a heart shot 5 times for 16.
    expect(hitsOf(archer, 0, 0, false, declared)).toEqual(
      new Map([
        [0, fraction(45n, 100n)],
        [6, fraction(55n, 100n)],
      ]),
    );
    const damage = of([use('archer')], { house: { attackSelection: 'declared' } })('damage');
    expect(rows(damage)).toEqual([['Archer', 3.3]]);
    expect(damage?.says).toContain('by the attack that takes most');
  });

  test('a natural hit reaches at least the first row (naturalHit, MMS-R04)', () => {
    const hard = [[100, 100, 'Stroke', 20]] as const;
    expect(meanOf(hitsOf(hard, 0, 0, false))).toBeCloseTo(0.2);
    expect(meanOf(hitsOf(hard, 0, 0, false, { attackSelection: 'table', naturalHit: 91 }))).toBeCloseTo(2);
  });
});

describe('worked examples of the ledger on one attack', () => {
  const warrior = cards.find(({ id }) => id === 'warrior')!.attackTable!;
  const cap = (natural: number, plus = 0) => {
    const row = warrior.find(
      ([from, to]) => Math.min(100, natural + plus) >= from && Math.min(100, natural + plus) <= to,
    );
    return row?.[3] ?? 0;
  };
  const mean = (...carried: string[]) => rows(of([use('warrior', 1, ...carried)])('damage'))?.[0]?.[1];

  test('MMS-E09, MMS-E10: a Warrior’s table, and with 25 off the roll', () => {
    expect([35, 36, 70, 71, 93, 94, 100].map((n) => cap(n))).toEqual([0, 6, 6, 10, 10, 16, 16]);
    expect([60, 61, 95, 96, 100].map((n) => cap(n, -25))).toEqual([0, 6, 6, 10, 10]);
    expect(meanOf(hitsOf(warrior, 0, 0, false))).toBeCloseTo(138 / 25);
    expect(meanOf(hitsOf(warrior, -25, 0, false))).toBeCloseTo(13 / 5);
  });

  test('MMS-E11: with Long Sword, Flail and Pendant', () => {
    expect(mean()).toBe(5.52);
    expect(mean('magical-long-sword')).toBe(8.8);
    expect(mean('magical-flail')).toBe(9.61);
    expect(mean('pendant-of-chance')).toBe(7.45);
  });

  test('MMS-E12, MMS-E13: the first attack of Krag on a Warrior and of a Warrior on a Goblin', () => {
    const krag = hitsOf(cards.find(({ id }) => id === 'krag')!.attackTable!, 0, 0, false);
    expect(meanOf(krag)).toBeCloseTo(631 / 50);
    expect(krag.get(40)).toEqual(fraction(1n, 20n));
    expect(hitsOf(warrior, 0, 0, false).get(16)).toEqual(fraction(7n, 100n));
  });
});

test('what a healer carries helps him to heal where that is agreed (healUsesModifiers, MMS-R28)', () => {
  const healed = (house: Readonly<Record<string, unknown>>) => {
    const one = of([use('cleric', 1, 'magical-flail')], { house })('healing');
    return one?.shape === 'table' ? one.rows[0]![2] : undefined;
  };
  expect(healed({})).toBe(7.4);
  // 4 more on the roll: 30 rolls of 8, 25 of 12, 14 of 20; the 5 on damage stay out.
  expect(healed({ healUsesModifiers: true })).toBe(8.2);
  // The Mace from 36 on: 65 rolls of 8.
  expect(healed({ attackSelection: 'declared' })).toBe(5.2);
});

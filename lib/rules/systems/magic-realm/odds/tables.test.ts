import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rollTables } from '../catalogue/tables';
import { greatTreasures } from './great-treasures';
import { hide } from './hide';
import { landing } from './landing';
import { loot } from './loot';
import { missile } from './missile';
import { search } from './search';
import { tableRoll } from './table-roll';
import { ask, fractionsOf, sequences, share, shares, spreadOf, text, throwsOf } from './testing';

const first = (situation: Parameters<typeof ask>[0], question: object): string =>
  Object.values(fractionsOf(ask(situation, question)))[0]!;

describe('a roll on a table', () => {
  test('W13: the higher of two dice', () => {
    expect(spreadOf(ask(tableRoll, { table: 'lost' }))).toEqual({
      1: '1/36',
      2: '1/12',
      3: '5/36',
      4: '7/36',
      5: '1/4',
      6: '11/36',
    });
  });

  test.each(rollTables.flatMap(({ id }) => [-3, 0, 2].map((plus) => [id, plus] as const)))(
    '%s with %i equals the throws one by one',
    (id, plus) => {
      const { rows } = rollTables.find((one) => one.id === id)!;
      const expected = shares(throwsOf(2, plus), (result) => rows[result - 1]!);
      const answer = ask(tableRoll, { table: id, plus });
      expect(Object.values(fractionsOf(answer)).sort()).toEqual(Object.values(expected).sort());
      expect(answer.outcomes).toHaveLength(Object.keys(expected).length);
    },
  );

  test('two causes for one die count once, and all that is added is limited once', () => {
    // One die and -1, +1, +1: the result of the die and one.
    const question = { table: 'reading-runes', who: 'pilgrim', helps: ['lucky-charm', 'bad-luck'], plus: 0 };
    expect(fractionsOf(ask(tableRoll, question))).toEqual(
      shares(
        throwsOf(1, 1),
        (n) =>
          ['', 'learn-and-awaken', 'learn-and-awaken', 'learn-and-awaken', 'awaken', 'curse', 'nothing'][n]!,
      ),
    );
  });

  test('the optional tables read what is added without limit', () => {
    expect(fractionsOf(ask(tableRoll, { table: 'adjusted-stumble', plus: 2 }))).toEqual({
      'the-maneuver-is-completed': share(throwsOf(2), (n) => n + 2 <= 6),
      'the-maneuver-is-cancelled': share(throwsOf(2), (n) => n + 2 > 6),
    });
    expect(
      fractionsOf(ask(tableRoll, { table: 'adjusted-fumble', plus: 6 }))['the-strength-is-negligible'],
    ).toBe(share(throwsOf(2), (n) => n + 6 >= 10));
  });

  test('a site card is a table of its own, which the Deft Gloves help with', () => {
    const curse = { table: 'crypt-of-the-knight', helps: ['deft-gloves'] };
    expect(fractionsOf(ask(tableRoll, curse))['roll-on-the-curse-table']).toBe('1/6');
  });
});

test('a question offers what may change its rolls, and nothing else', () => {
  const offered = ({ schema }: typeof hide, field: string): readonly string[] => {
    const read = z.toJSONSchema(schema, { io: 'input' }).properties?.[field] as
      | { readonly enum?: readonly string[]; readonly items?: { readonly enum: readonly string[] } }
      | undefined;
    return [...(read?.items?.enum ?? read?.enum ?? [])].sort();
  };
  expect(offered(hide, 'helps')).toEqual(['bad-luck', 'cloven-hoof', 'lucky-charm', 'shoes-of-stealth']);
  expect(offered(hide, 'place')).toEqual(['cave', 'elsewhere', 'woods-tile']);
  expect(offered(search, 'place')).toHaveLength(6);
  expect(offered(loot, 'helps')).toContain('deft-gloves');
  expect(offered(missile, 'place')).toEqual([]);
});

describe('hiding and searching', () => {
  test('W14: hidden after one phase, after two, and with one die', () => {
    const seen = (question: object) => fractionsOf(ask(hide, question))['seen'];
    expect(seen({ phases: 1 })).toBe('11/36');
    expect(seen({ phases: 2 })).toBe(text(1296 - 1175, 1296));
    expect(seen({ phases: 1, who: 'druid' })).toBe('1/6');
    expect(seen({ phases: 1, helps: ['shoes-of-stealth'] })).toBe('1/6');
  });

  test('W15: Locate finds the sites in one phase, in two, and with one die', () => {
    const missed = (question: object) => fractionsOf(ask(search, question))['not-found'];
    expect(missed({ phases: 1 })).toBe('7/9');
    expect(missed({ phases: 2 })).toBe('49/81');
    expect(missed({ who: 'dwarf', place: 'cave' })).toBe('2/3');
    expect(missed({ who: 'dwarf', place: 'elsewhere' })).toBe('7/9');
  });

  test.each([
    ['anybody', 4, '1/4'],
    ['wizard', 4, '1/2'],
    ['witch', 4, '4/9'],
    ['pilgrim', 4, '1/2'],
    ['magician', 4, '4/9'],
    ['amazon', 4, '1/4'],
  ])('W16: the %s of level %i learns from runes', (who, level, expected) => {
    expect(first(search, { table: 'reading-runes', find: 'learned', who, level })).toBe(expected);
  });

  test.each([
    ['peer', 'clues', [1, 2, 5]],
    ['peer', 'paths', [1, 2, 3]],
    ['peer', 'enemies', [1, 3, 4]],
    ['peer', 'passages', [1]],
    ['locate', 'passages', [1, 2, 3]],
    // Who finds the sites looks at the chits of the tile as well. (MR-X31)
    ['locate', 'clues', [1, 2, 4]],
    ['magic-sight', 'clues', [1, 5]],
    ['magic-sight', 'sites', [1, 5]],
    ['magic-sight', 'counter', [2]],
    ['magic-sight', 'perceived', [4]],
    ['reading-runes', 'awakened', [1, 2, 3, 4]],
  ] as const)('%s gives %s on %j', (table, find, results) => {
    const found = share(throwsOf(2), (n) => (results as readonly number[]).includes(n));
    expect(first(search, { table, find })).toBe(found);
  });

  test('what a table never gives is said so', () => {
    const answer = ask(search, { table: 'reading-runes', find: 'paths' });
    expect(fractionsOf(answer)).toEqual({ 'not-found': '1' });
    expect(answer.explained).toContain('never');
  });

  test('Illusion hinders every search table, and the Witch King is reminded of Magic Sight', () => {
    expect(first(search, { table: 'locate', helps: ['illusion'] })).toBe(
      share(throwsOf(2, 1), (n) => n === 1 || n === 4),
    );
    expect(ask(search, { who: 'witch-king' }).explained).toContain('Magic Sight');
    expect(ask(search, { who: 'amazon', table: 'reading-runes', find: 'learned' }).explained).toContain(
      'no MAGIC chit',
    );
  });
});

describe('loot, treasures and landing', () => {
  /** The place of the wanted thing is carried along in a real pile. */
  const takenBy = (rolls: readonly number[], things: number, wanted: number): string => {
    const pile = Array.from({ length: things }, (_, i) => i + 1);
    for (const [i, n] of rolls.entries()) {
      if (n > pile.length) continue;
      const [thing] = pile.splice(n - 1, 1);
      if (thing === wanted) return `roll-${i + 1}`;
    }
    return 'not-taken';
  };

  test.each([
    [9, 5, 3, undefined],
    [3, 3, 3, undefined],
    [7, 7, 3, 'deft-gloves'],
    [2, 1, 2, undefined],
  ])('of %i things the one at %i in %i rolls', (things, wanted, phases, gloves) => {
    const rolls = sequences(throwsOf(gloves ? 1 : 2), phases);
    const answer = ask(loot, { things, wanted, phases, helps: gloves ? [gloves] : [] });
    expect(fractionsOf(answer)).toEqual(shares(rolls, (one) => takenBy(one, things, wanted)));
  });

  test('nothing is wanted that is not in the pile', () => {
    expect(loot.schema.safeParse({ things: 4, wanted: 5 }).success).toBe(false);
  });

  test('great treasures: one large card and six small ones at the Cairns', () => {
    const none = fractionsOf(ask(greatTreasures, { site: 'site-cairns' }))['fewer'];
    // The large one is one of six boxes in 24, or one of 10 great ones in 23; of 45 small ones 7 are great.
    const isNot = 24 * 23 - 18 * 10;
    const small = [38, 37, 36, 35, 34, 33].reduce((a, b) => a * b);
    const all = [45, 44, 43, 42, 41, 40].reduce((a, b) => a * b);
    expect(none).toBe(text(isNot * small, 24 * 23 * all));
  });

  test('great treasures on average are the share of great ones among all cards', () => {
    const { spreads } = ask(greatTreasures, { site: 'site-hoard' });
    const mean = spreads![0]!.values.reduce(
      (all, { value, chance }) => all + (value * Number(chance.top)) / Number(chance.bottom),
      0,
    );
    expect(mean).toBeCloseTo(5 * (18 / 24) * (10 / 23) + 4 * (7 / 45), 12);
  });

  test('a flight ends in each clearing that the tile has alike', () => {
    expect(Object.values(fractionsOf(ask(landing, { tile: 'cliff' })))).toEqual(Array(6).fill('1/6'));
    const small = ask(landing, { tile: 'awful-valley', wish: 6 });
    expect(Object.keys(fractionsOf(small))).toEqual(['clearing-1', 'clearing-2', 'clearing-4', 'clearing-5']);
    expect(small.outcomes.every(({ chance }) => chance.bottom === 4n)).toBe(true);
    expect(small.explained).toContain('clearing 6 0 %');
  });
});

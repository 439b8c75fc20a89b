import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { mms } from '../index';
import { designations } from './designations';
import { armyOf, codesOf, found, repairsOf, termsOf, use, verdictOf } from '../testing';

describe('MMS-L04: designations of repeated cards', () => {
  test.each([
    ['repeated, without any', [use('archer', 3)], 3],
    ['in two lines', [use('archer'), use('archer', 1, 'yew-bow')], 2],
    ['the same label twice', [0, 1].map(() => ({ ...use('woods'), designation: 'A' })), 2],
    ['too few labels', [{ ...use('woods', 3), designation: 'A, B' }], 3],
  ])('%s: a note', (_, entries, uses) => {
    expect(found(verdictOf(entries), 'MMS-L04')).toMatchObject({ severity: 'note', facts: { uses } });
  });

  test.each([
    ['used once', [use('archer')]],
    ['labelled', [{ ...use('archer', 3), designation: 'A–C' }]],
    ['carried: it goes by its bearer', [use('krag', 1, 'armor'), use('cleric', 1, 'armor')]],
  ])('%s: nothing', (_, entries) => {
    expect(found(verdictOf(entries), 'MMS-L04')).toBeUndefined();
  });

  test('its mend designates every repeated use', () => {
    const terms = termsOf();
    const army = armyOf([use('archer', 2), use('woods'), use('archer')], terms);
    const [finding] = designations.find(army as never, terms.house as never, terms as never);
    const [mend] = designations.mend!(army as never, finding!, terms.house as never, terms as never);
    expect(mend?.entries?.map((e) => e.designation)).toEqual(['A, B', undefined, 'C']);
    expect(found(verdictOf(mend!.entries!), 'MMS-L04')).toBeUndefined();
  });
});

describe('MMS-L27: blank cards needed', () => {
  test.each([
    ['repeats in one line', [use('archer', 3)], { blanks: 2, tiles: 2 }],
    [
      'repeats among what is carried need no tile',
      [use('krag', 1, 'armor'), use('cleric', 1, 'armor')],
      {
        blanks: 1,
        tiles: 0,
      },
    ],
    ['both', [use('archer', 2, 'leather-jerkin')], { blanks: 2, tiles: 1 }],
  ])('%s', (_, entries, facts) => {
    expect(found(verdictOf(entries), 'MMS-L27')).toMatchObject({ severity: 'note', facts });
  });

  test('no repeats, no blanks', () => {
    expect(found(verdictOf([use('krag'), use('woods')]), 'MMS-L27')).toBeUndefined();
  });
});

describe('MMS-L05: uses of a card', () => {
  const agreed = { house: { maxCopies: 2 } };

  test('as printed any number is legal', () => {
    expect(found(verdictOf([use('goblin-slinger', 13)]), 'MMS-L05')).toBeUndefined();
  });

  test.each([
    ['at the limit', [use('archer', 2)], undefined],
    ['over it in one line', [use('archer', 3)], 3],
    ['over it in several lines', [use('archer'), use('archer', 2, 'yew-bow')], 3],
    ['over it by what is carried', [use('archer', 2, 'armor'), use('armor')], 3],
  ])('%s', (_, entries, uses) => {
    expect(found(verdictOf(entries, agreed), 'MMS-L05')?.facts['uses']).toBe(uses);
  });

  test('a repair lowers the count', () => {
    const [repair] = repairsOf([use('archer', 4), use('krag')], 'MMS-L05', agreed);
    expect(repair?.list.entries).toEqual([use('archer', 2), use('krag')]);
  });
});

describe('MMS-L28: heroes only once', () => {
  test.each([
    [true, [use('krag', 2)], ['MMS-L28']],
    [true, [use('krag'), use('mageron')], []],
    [true, [use('ogre', 2)], []],
    [false, [use('krag', 2)], []],
  ])('uniqueNamed %s: %j', (uniqueNamed, entries, errors) => {
    expect(codesOf(verdictOf(entries, { house: { uniqueNamed } }), 'error')).toEqual(errors);
  });

  test('a repair leaves one', () => {
    const [repair] = repairsOf([use('krag', 2)], 'MMS-L28', { house: { uniqueNamed: true } });
    expect(repair?.list.entries).toEqual([use('krag')]);
  });
});

describe('MMS-L06: cards of the pool', () => {
  test.each([
    ['a banned card', { banned: ['krag'] }, [use('krag'), use('cleric')], 'banned'],
    ['a banned attachment', { banned: ['armor'] }, [use('krag', 1, 'armor')], 'banned'],
    ['not among the allowed', { allowed: ['krag'] }, [use('krag'), use('cleric')], 'not allowed'],
    [
      'a house card in the printed pool',
      { house: { cardPool: 'printed' } },
      [use('krag'), use('militia')],
      'not in the pool',
    ],
    [
      'a card of the deck in the custom pool',
      { house: { cardPool: 'custom' } },
      [use('krag')],
      'not in the pool',
    ],
    ['an unknown custom card', {}, [use('krag'), use('own:nobody')], 'unknown'],
    ['an unknown custom attachment', {}, [use('krag', 1, 'own:nothing')], 'unknown'],
  ])('%s', (_, agreed, entries, reason) => {
    const verdict = verdictOf(entries, agreed);
    expect(found(verdict, 'MMS-L06')).toMatchObject({ severity: 'error', facts: { reason } });
    expect(sentence(mms, found(verdict, 'MMS-L06')!)).toMatch(/\.$/);
  });

  test('all cards of the deck are in the starter pool', () => {
    expect(found(verdictOf([use('krag'), use('militia')]), 'MMS-L06')).toBeUndefined();
  });

  test('named cards are in the printed pool', () => {
    expect(
      found(verdictOf([use('krag'), use('archer')], { house: { cardPool: 'printed' } }), 'MMS-L06'),
    ).toBeUndefined();
  });

  test('a repair takes a banned attachment off its bearer', () => {
    const [repair] = repairsOf([use('krag', 1, 'armor', 'blur')], 'MMS-L06', { banned: ['armor'] });
    expect(repair?.list.entries).toEqual([use('krag', 1, 'blur')]);
  });
});

describe('MMS-L25: cards with unknown values', () => {
  const agreed = { house: { cardPool: 'printed' } };

  test('a card with a printed level can be counted', () => {
    const verdict = verdictOf([use('krag')], agreed);
    expect(found(verdict, 'MMS-L25')).toMatchObject({
      severity: 'warning',
      facts: { card: 'Krag – The Fighter', letters: ['A', 'D', 'F', 'G'], counted: true },
    });
    expect(verdict.budget.spent).toBe(122);
    expect(verdict.legal).toBe(true);
  });

  test('a card without one cannot, and adds nothing', () => {
    const verdict = verdictOf([use('krag'), use('trebuchet')], agreed);
    expect(verdict.violations.filter((v) => v.code === 'MMS-L25').map((v) => v.facts['counted'])).toEqual([
      true,
      false,
    ]);
    expect(verdict.budget.spent).toBe(122);
  });

  test('other pools know all values', () => {
    expect(found(verdictOf([use('krag')]), 'MMS-L25')).toBeUndefined();
  });
});

describe('MMS-L07: limits by category', () => {
  const limit = (category: string, bound: object) => ({ house: { categoryLimits: { [category]: bound } } });

  test.each([
    [
      'too few uses',
      limit('character', { minUses: 3 }),
      [use('krag')],
      { bound: 'least', counts: 'uses', found: 1 },
    ],
    [
      'too many uses',
      limit('terrain', { maxUses: 2 }),
      [use('krag'), use('hill', 3)],
      { bound: 'most', counts: 'uses', found: 3 },
    ],
    [
      'too few levels',
      limit('defense', { minLevels: 50 }),
      [use('krag'), use('gate')],
      { bound: 'least', counts: 'levels', found: 30 },
    ],
    [
      'too many levels',
      limit('character', { maxLevels: 100 }),
      [use('krag')],
      { bound: 'most', counts: 'levels', found: 122 },
    ],
    [
      'carried cards count',
      limit('artifact', { maxUses: 1 }),
      [use('archer', 2, 'yew-bow')],
      { bound: 'most', counts: 'uses', found: 2 },
    ],
    [
      'none is too few',
      limit('modification', { minUses: 1 }),
      [use('krag')],
      { bound: 'least', counts: 'uses', found: 0 },
    ],
  ])('%s', (_, agreed, entries, facts) => {
    const verdict = verdictOf(entries, agreed);
    expect(found(verdict, 'MMS-L07')).toMatchObject({
      severity: 'error',
      facts,
      because: 'house.categoryLimits',
    });
  });

  test.each([
    [limit('character', { minUses: 3 }), 'Characters: 1 use; the agreement asks for at least 3.'],
    [limit('terrain', { maxLevels: 10 }), 'Terrain: 39 levels; the agreement asks for at most 10.'],
  ])('the sentence counts as people do: %j', (agreed, words) => {
    const verdict = verdictOf([use('krag'), use('hill', 3)], agreed);
    expect(sentence(mms, found(verdict, 'MMS-L07')!)).toBe(words);
  });

  test('within all limits', () => {
    const agreed = limit('character', { minUses: 1, maxUses: 2, minLevels: 100, maxLevels: 250 });
    expect(found(verdictOf([use('krag'), use('mageron')], agreed), 'MMS-L07')).toBeUndefined();
  });

  test.each([
    ['adds what is missing', limit('terrain', { minUses: 2 }), [use('krag')], 'Add Moat 2 times'],
    [
      'lowers what is too much',
      limit('terrain', { maxUses: 1 }),
      [use('krag'), use('hill', 3)],
      'Use Hill only once',
    ],
  ])('a repair %s', (_, agreed, entries, label) => {
    expect(repairsOf(entries, 'MMS-L07', agreed).map((repair) => repair.label)).toContain(label);
  });
});

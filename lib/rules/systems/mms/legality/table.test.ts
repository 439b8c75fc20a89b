import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { mms } from '../index';
import { matchOf, use } from '../testing';

const krag = [use('krag')];
const of = (violations: ReturnType<typeof matchOf>, code: string) =>
  violations.filter((v) => v.code === code);

describe('MMS-L21: players and decks', () => {
  test.each([
    [1, 2, ['error']],
    [2, 2, []],
    [3, 2, ['error', 'note']],
    [3, 3, ['note']],
    [2, 3, ['warning']],
  ])('%i armies for %i players', (armies, players, severities) => {
    const violations = matchOf(Array(armies).fill(krag), { house: { players } });
    expect(of(violations, 'MMS-L21').map((v) => v.severity)).toEqual(severities);
    for (const v of violations) expect(sentence(mms, v)).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe('MMS-L22: same level total for all', () => {
  test.each([
    ['both built for the same', [{ levelTotal: 300 }, {}], 0],
    ['built for different totals', [{ levelTotal: 500 }, {}], 1],
  ])('%s', (_, options, count) => {
    expect(of(matchOf([krag, krag], {}, options), 'MMS-L22')).toHaveLength(count);
  });

  test('under a handicap totals may differ, but each player is there once', () => {
    const agreed = { house: { levelTotalPerPlayer: { '1': 200, '2': 400 } } };
    expect(of(matchOf([krag, krag], agreed, [{ player: 1 }, { player: 2 }]), 'MMS-L22')).toEqual([]);
    expect(of(matchOf([krag, krag], agreed, [{ player: 2 }, { player: 2 }]), 'MMS-L22')).toMatchObject([
      { facts: { player: 2 }, lists: [0, 1] },
    ]);
  });
});

describe('MMS-L22: whoever has no handicap of his own', () => {
  const totals = (house: object, options: readonly object[]) =>
    of(matchOf([krag, krag], { house: { ...house } }, options as never), 'MMS-L22').map(({ facts }) => facts);

  test.each<[string, object, readonly object[], number]>([
    ['an empty handicap is none', { levelTotalPerPlayer: {} }, [{ levelTotal: 500 }, {}], 1],
    [
      'one for nobody at the table is none',
      { levelTotalPerPlayer: { '5': 500 } },
      [{ levelTotal: 500 }, {}],
      1,
    ],
    [
      'only one of the two has one',
      { levelTotalPerPlayer: { '1': 500 } },
      [{ player: 1, levelTotal: 500 }, {}],
      0,
    ],
    [
      'a third is for neither',
      { players: 3, levelTotalPerPlayer: { '3': 500 } },
      [{ levelTotal: 500 }, {}],
      1,
    ],
  ])('%s', (_, house, options, count) => expect(totals(house, options)).toHaveLength(count));
});

describe('MMS-L24: same card set for all', () => {
  test.each([
    ['the same set', [{}, {}], 0],
    ['another set', [{}, { set: 'mms-second-1' }], 1],
  ])('%s', (_, options, count) => {
    expect(of(matchOf([krag, krag], {}, options), 'MMS-L24')).toHaveLength(count);
  });
});

describe('MMS-L25 at the table: no unknown values in a game', () => {
  test.each([
    ['printed', 2],
    ['starter', 0],
  ])('pool %s', (cardPool, count) => {
    expect(of(matchOf([krag, krag], { house: { cardPool } }), 'MMS-L25-match')).toHaveLength(count);
  });
});

describe('MMS-L30: agreed before any list is locked', () => {
  test('a choice of cards is no variation and yet agreed', () => {
    const [note] = of(matchOf([krag, krag], { banned: ['orc'] }), 'MMS-L30');
    expect(sentence(mms, note!)).toBe(
      'Agree before any list is locked: the rules as printed, a choice of cards, and for telling secrets the rest of the turn is lost.',
    );
  });

  test('a reminder with what was agreed', () => {
    const [note] = of(
      matchOf([krag, krag], { house: { onePerSlot: true, divulgePenalty: 'nextTurn' } }),
      'MMS-L30',
    );
    expect(note).toMatchObject({ severity: 'note', facts: { changed: 2, penalty: 'nextTurn' } });
    expect(sentence(mms, note!)).toBe(
      'Agree before any list is locked: 2 variations, and for telling secrets the next turn is lost.',
    );
  });
});

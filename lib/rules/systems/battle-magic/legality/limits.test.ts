import { describe, expect, test } from 'vitest';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import { chitsOf } from '../catalogue/territories';
import type { House } from '../house';
import { OwnUnit, own } from '../own';
import {
  found,
  listOf,
  matchFound,
  set,
  termsOf,
  verdictOf,
  type Counts,
  type Table,
} from '../testing/judged';
import { deckEntries } from './deck';
import { keptBy } from './specials';

/* What is just allowed, beside what is just forbidden. */

const custom: Table = { house: { empireMode: 'custom' } };
const asCustom = { form: 'empire', empire: 'custom' };
const fair = { army: 8, ship: 6, castle: 5, wizard: 5, ballista: 4, dragon: 4, hero: 5, artifact: 7 };

describe('units of one’s own (BM-L10)', () => {
  const brute = (rest: Partial<OwnUnit> = {}) => {
    const unit = OwnUnit.parse({
      id: 'own:brute',
      name: 'Brute',
      kind: 'class',
      cost: 20,
      draws: 2,
      counts: ['sword'],
      moveCards: 1,
      domain: 'land',
      ...rest,
    });
    return unit;
  };
  const least = own.toEntry(brute()).stats!.formula!;
  const codes = (...cards: readonly OwnUnit[]) =>
    found(
      { ...fair, army: 8 - cards.length, ...Object.fromEntries(cards.map(({ id }) => [id, 1])) },
      asCustom,
      {
        house: { empireMode: 'custom', classBounds: { army: [0, 44] } },
        cards: [...cards],
      },
    );

  test.each([
    ['the price of the formula', { cost: least }, []],
    ['one Gold less', { cost: least - 1 }, ['BM-L10 error']],
    ['five draws', { draws: 5 }, []],
    ['six draws', { draws: 6 }, ['BM-L10 error']],
    ['three move cards', { moveCards: 3 }, []],
    ['four move cards', { moveCards: 4 }, ['BM-L10 error']],
  ] as const)('%s', (_, rest, wanted) => {
    expect(codes(brute(rest))).toEqual(wanted);
  });

  test('four kinds, and five', () => {
    const kinds = (n: number) =>
      codes(...Array.from({ length: n }, (_, i) => brute({ id: `own:brute-${i}`, name: `Brute ${i}` })));
    expect([kinds(4), kinds(5)]).toEqual([[], ['BM-L10 error']]);
  });

  test('none stands in a printed set (BM-L04)', () => {
    const { violations } = verdictOf(
      set('human', { 'human-army': 8, 'own:brute': 1 }),
      { form: 'empire', empire: 'human' },
      { cards: [brute()] },
    );
    expect(violations.map(({ code, facts }) => [code, facts['problem']])).toEqual([
      ['BM-L04', 'count'],
      ['BM-L04', 'own'],
    ]);
  });
});

describe('bounds', () => {
  test('twelve of one class, and thirteen (BM-L09)', () => {
    const table: Table = { house: { empireMode: 'custom', classBounds: { army: [0, 44] } } };
    const armies = (army: number): Counts => ({ ...fair, army, artifact: 15 - army });
    expect(found(armies(12), asCustom, table)).toEqual([]);
    expect(found({ ...fair, army: 13, artifact: 3, hero: 4 }, asCustom, table)).toEqual(['BM-L09 warning']);
  });

  test('of classes bind custom empires alone (BM-L06)', () => {
    const tight = { classBounds: { army: [1, 2] } };
    expect(found(set('human'), { form: 'empire', empire: 'human' }, { house: tight })).toEqual([]);
    expect(found(fair, asCustom, { house: { ...tight, empireMode: 'custom' } })).toEqual(['BM-L06 warning']);
  });

  test('as many artifacts as heroes and wizards bear, and one more (BM-L07)', () => {
    const table: Table = {
      house: {
        empireMode: 'custom',
        classBounds: { hero: [0, 44], wizard: [0, 44], artifact: [0, 44], army: [0, 44] },
      },
    };
    const few = { ...fair, hero: 2, wizard: 2, castle: 6 };
    expect(found({ ...few, artifact: 8, army: 12 }, asCustom, table)).toEqual([]);
    expect(found({ ...few, artifact: 9, army: 11 }, asCustom, table)).toEqual(['BM-L07 warning']);
  });
});

describe('special territories (BM-L24, BM-R43, BM-R45)', () => {
  test('keep for an agreement what they keep at the table', () => {
    const kept = (house: Readonly<Record<string, unknown>>, special: SpecialId) =>
      keptBy(special, termsOf({ house }).house as House);
    const changed = (house: Readonly<Record<string, unknown>>) =>
      specialIds.filter((id) => kept(house, id).join() !== chitsOf(id).join());
    expect(changed({})).toEqual([]);
    expect(changed({ lairFinds: 'heavy' })).toEqual(['dragons-lair']);
    expect(changed({ crystalTowerClass: 'fullBallista' })).toEqual(['workshops']);
  });

  test('that give all they can are not named, though it is artifacts or one class of two', () => {
    const without = (unit: string): Counts =>
      Object.fromEntries(Object.entries(fair).filter(([id]) => id !== unit));
    const named = (counts: Counts) =>
      verdictOf(counts, asCustom, { house: { ...custom.house, specials: { workshops: 1, tavern: 1 } } })
        .violations.filter(({ code }) => code === 'BM-L24')
        .map(({ facts }) => [facts['special'], facts['gives']]);
    expect(named(fair)).toEqual([]);
    expect(named({ ...without('artifact'), army: 15 })).toEqual([]);
    expect(named({ ...without('ballista'), 'crystal-tower': 4 })).toEqual([['workshops', ['artifact']]]);
  });
});

describe('lists of one table', () => {
  const list = (counts: Counts, colour: string, empire = 'custom') =>
    listOf(counts, { form: 'empire', empire, colour });
  const table: Table = { house: { empireMode: 'custom', mirrorEmpires: false } };

  test('custom empires are the same only when all counts are (BM-L12)', () => {
    const codes = (other: Counts, empire = 'custom') =>
      matchFound([list(fair, 'red'), list(other, 'blue', empire)], table).map(({ code }) => code);
    expect(codes(fair)).toEqual(['BM-L12']);
    expect(codes({ ...fair, army: 9, ship: 5 })).toEqual([]);
    expect(codes(fair, 'human')).toEqual([]);
  });

  test('one that has units of its own besides is another (BM-L12)', () => {
    const cards = ['own:wolf', 'own:bear'].map((id) => ({
      id,
      name: id.slice(4),
      kind: 'class',
      cost: 9,
      draws: 1,
      counts: ['sword'],
      moveCards: 1,
      domain: 'land',
    }));
    const codes = (a: Counts, b: Counts) =>
      matchFound([list({ ...fair, ...a }, 'red'), list({ ...fair, ...b }, 'blue')], { ...table, cards })
        .filter(({ code }) => code === 'BM-L12')
        .map(({ code }) => code);
    const [one, both] = [{ 'own:wolf': 1 }, { 'own:wolf': 1, 'own:bear': 1 }];
    expect([codes(one, both), codes(both, one), codes(both, both)]).toEqual([[], [], ['BM-L12']]);
  });

  test('an empire under its printed name is the same whatever it holds (BM-L12)', () => {
    const lists = [list(set('orc'), 'red', 'orc'), list(set('orc', { 'orc-army': 11 }), 'blue', 'orc')];
    expect(matchFound(lists, table).map(({ code }) => code)).toContain('BM-L12');
  });
});

test('a deck names the lines that are wrong, and no others (BM-L14)', () => {
  const deck = Object.fromEntries(deckEntries(1).map(({ entry, count }) => [entry, count]));
  const { violations } = verdictOf({ ...deck, 'bm-gold-1': 7 }, { form: 'deck' });
  const at = Object.keys(deck).indexOf('bm-gold-1');
  expect(violations).toMatchObject([{ code: 'BM-L14', facts: { have: 7, want: 6 }, entries: [at] }]);
});

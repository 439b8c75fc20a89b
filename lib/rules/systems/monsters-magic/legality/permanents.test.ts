import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { allies } from '../catalogue/allies';
import { monstersMagic } from '../index';
import { entriesOf, listOf, matchOf, sentencesOf, verdictOf, type Table } from '../testing';

const row = (...cards: string[]) => listOf('permanents', entriesOf(...cards));
const five = ['treants', 'wood-elves', 'druids', 'rangers', 'giants'];

test('MM-E02: Empire, Cavalry, Treants, Knights and Healers have 12 levels, 4 over 8', () => {
  const list = row('empire', 'cavalry', 'treants', 'knights', 'healers');
  const table = { house: { permanentsLevelTotal: 8 } };
  const verdict = verdictOf(list, table);
  expect(verdict).toMatchObject({
    legal: false,
    budget: { name: 'level', spent: 12, limit: 8, left: -4 },
    violations: [
      { code: 'MM-L12', facts: { spent: 12, limit: 8, over: 4 }, because: 'house.permanentsLevelTotal' },
    ],
  });
  expect(sentencesOf(list, table)).toEqual(['The permanents have 12 levels, 4 over the agreed 8.']);
});

test.each<readonly [string, readonly string[], Table, object, readonly string[]]>([
  ['MM-L10, MM-L12 and MM-L14 pass', five, { house: { permanentsLevelTotal: 5 } }, {}, []],
  ['MM-L10 too few', five.slice(1), {}, {}, ['There are 4 permanents; 5 are agreed.']],
  ['MM-L10 too many', [...five, 'demons'], {}, {}, ['There are 6 permanents; 5 are agreed.']],
  ['MM-L10 by another agreement', ['oracle'], { house: { permanentsCount: 1 } }, {}, []],
  ['MM-L10 none agreed', [], { house: { permanentsCount: 0 } }, {}, []],
  [
    'MM-L03 a row cannot hold more copies than its deck',
    ['2x treants', ...five.slice(2)],
    {},
    {},
    ['“Treants” is there 2 times; 1 copy is allowed.'],
  ],
  [
    'MM-L03 passes with two copies',
    ['2x treants', ...five.slice(2)],
    { house: { deckVariant: 'custom', maxCopies: 2 } },
    {},
    [],
  ],
  [
    'MM-L04 a banned card',
    five,
    { banned: ['mm-giants'] },
    {},
    ['“Giants” is not allowed in this agreement.'],
  ],
  ['MM-L02 a unit', [...five.slice(1), '=army'], {}, {}, ['“Army” is no Ally card.']],
  [
    'MM-L14 a type that the player renounces',
    five,
    {},
    { renounces: ['hero'] },
    ['“Rangers” can never help this player as a permanent.'],
  ],
  [
    'MM-L14 a terrain that the board lacks; Rangers still has mountains',
    five,
    {},
    { absentTerrain: ['forests'] },
    [
      '“Treants” can never help this player as a permanent.',
      '“Wood Elves” can never help this player as a permanent.',
      '“Druids” can never help this player as a permanent.',
    ],
  ],
  [
    'MM-L14 no neighbours, no structures, nobody to summon',
    ['warlord', 'siege-engines', 'merchant', 'magic-gate', 'oracle'],
    {},
    { renounces: ['army', 'monster'], absentStructures: ['castle', 'tower', 'city', 'town'] },
    [
      '“Warlord” can never help this player as a permanent.',
      '“Siege Engines” can never help this player as a permanent.',
      '“Merchant” can never help this player as a permanent.',
      '“Magic Gate” can never help this player as a permanent.',
    ],
  ],
  [
    'MM-L14 a second card for a fifth figure of one type',
    ['2x legions', 'fellowship', 'treants', 'druids'],
    { house: { deckVariant: 'custom', maxCopies: 2 } },
    {},
    ['Only one card can raise the number of army figures; here are more (Legions).'],
  ],
])('%s', (_, cards, table, options, sentences) => {
  expect(sentencesOf(listOf('permanents', entriesOf(...cards), options), table)).toEqual(sentences);
});

test('MM-L14 is a note and leaves the row legal', () => {
  const verdict = verdictOf(listOf('permanents', entriesOf(...five), { renounces: ['hero'] }));
  expect(verdict.legal).toBe(true);
  expect(verdict.violations.map((v) => v.severity)).toEqual(['note']);
});

describe('all lists of one table', () => {
  const deck = (...extra: string[]) =>
    listOf('deck', [...allies.map(({ id }) => ({ entry: id, count: 1 })), ...entriesOf(...extra)]);
  const other = ['demons', 'dwarves', 'lich-lord', 'elementalist', 'juggernauts'];

  test('MM-L01 no more players bring permanents than may play', () => {
    const house = { deckVariant: 'custom', maxCopies: 4, permanentsCount: 1, players: 4 };
    const cards = ['treants', 'druids', 'giants', 'demons', 'dwarves'];
    const rows = (many: number) => cards.slice(0, many).map((card) => row(card));
    expect(matchOf(rows(4), { house })).toEqual([]);
    // Whoever brings none is dealt his.
    expect(matchOf([...rows(1), deck()], { house })).toEqual([]);
    const five = matchOf(rows(5), { house });
    expect(five).toMatchObject([{ code: 'MM-L01-match', severity: 'error', lists: [0, 1, 2, 3, 4] }]);
    expect(sentence(monstersMagic, five[0]!)).toBe(
      '5 players bring permanents; Monsters and Magic is for 4 at most.',
    );
    expect(matchOf(rows(3), { house: { ...house, players: 2 } })).toMatchObject([
      { code: 'MM-L01-match', severity: 'warning', facts: { players: 3, agreed: 2 } },
    ]);
  });

  test('MM-L11 passes while nobody shares a card', () => {
    expect(matchOf([row(...five), row(...other), deck()])).toEqual([]);
  });

  test('MM-L11 a card that two players have, and the deck has once', () => {
    const found = matchOf([row(...five), row('treants', ...other.slice(1)), deck()]);
    expect(found).toMatchObject([
      { code: 'MM-L11', severity: 'error', facts: { card: 'Treants', used: 2, copies: 1 }, lists: [0, 1] },
    ]);
    expect(sentence(monstersMagic, found[0]!)).toBe(
      'The players have “Treants” 2 times together; the deck has it 1 time.',
    );
  });

  test('MM-L11 passes where the deck of the table has two, or two copies are agreed', () => {
    const house = { deckVariant: 'custom', maxCopies: 2 };
    const rows = [row(...five), row('treants', ...other.slice(1))];
    expect(matchOf([...rows, deck('treants')], { house })).toEqual([]);
    expect(matchOf(rows, { house })).toEqual([]);
    expect(matchOf([...rows, deck()], { house })).toHaveLength(1);
  });

  test.each([
    ['draft', 3, ['MM-L13']],
    ['preset', 3, ['MM-L13']],
    ['draft', 4, []],
    ['dealt', 3, []],
  ])('MM-L13 %s with a spread of %i', (permanentsMode, permanentsLevelSpread, codes) => {
    const rich = row('cavalry', 'wings', ...other.slice(2));
    const found = matchOf([row(...five), rich], { house: { permanentsMode, permanentsLevelSpread } });
    expect(found.map((v) => v.code)).toEqual(codes);
    for (const v of found) {
      expect(v).toMatchObject({ severity: 'warning', facts: { highest: 9, lowest: 5 }, lists: [1, 0] });
      expect(sentence(monstersMagic, v)).toBe(
        'The permanents of two players differ by 4 levels (9 and 5); up to 3 would be even.',
      );
    }
    // In whatever order they are brought.
    const [turned] = matchOf([rich, row(...five)], { house: { permanentsMode, permanentsLevelSpread } });
    if (codes.length > 0) expect(turned).toMatchObject({ facts: { highest: 9, lowest: 5 }, lists: [0, 1] });
  });
});

test('MM-L03: the base deck is what limits copies, whatever a custom one might hold', () => {
  const row = listOf('permanents', [{ entry: 'mm-empire', count: 2 }]);
  const because = (house: Readonly<Record<string, unknown>>) =>
    verdictOf(row, { house }).violations.find((v) => v.code === 'MM-L03')?.because;
  expect(because({ maxCopies: 4 })).toBe('house.deckVariant');
  expect(because({})).toBe('house.maxCopies');
});

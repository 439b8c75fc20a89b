import { describe, expect, test } from 'vitest';
import { allies } from '../catalogue/allies';
import { codesOf, entriesOf, listOf, sentencesOf, verdictOf, type Table } from '../testing';

const base = allies.map(({ id }) => ({ entry: id, count: 1 }));
const deck = (...cards: string[]) => listOf('deck', [...base, ...entriesOf(...cards)]);
const without = (...ids: string[]) =>
  listOf(
    'deck',
    base.filter(({ entry }) => !ids.includes(entry.slice(3))),
  );
const custom = { deckVariant: 'custom' };
const small = (size: number) => listOf('deck', base.slice(0, size));

describe('examples of the ledger', () => {
  test('MM-E01: the base deck for 2 players is legal, and 54 cards are left to draw', () => {
    const verdict = verdictOf(deck());
    expect(verdict).toMatchObject({ legal: true, violations: [] });
    expect(verdict.budget).toEqual({ name: 'card', spent: 64, limit: 64, left: 0 });
    expect(verdict.tallies).toContainEqual({ name: 'draw-pile card', spent: 54 });
    expect(verdict.tallies).toContainEqual({ name: 'terrain Force card', spent: 17 });
    expect(verdict.tallies[0]).toEqual({ name: 'level', spent: 95 });
  });

  test('starting hands leave the draw pile too, and so does the card for going last', () => {
    const house = { startingHand: 2, firstPlayerCompensation: 'lastDrawsOneCard' };
    expect(verdictOf(deck(), { house }).tallies).toContainEqual({ name: 'draw-pile card', spent: 49 });
  });

  const treants = listOf('deck', [
    ...base.filter(({ entry }) => entry !== 'mm-empire' && entry !== 'mm-merchant'),
    ...entriesOf('treants'),
  ]);
  test.each([
    ['base', {}, ['MM-L05 error']],
    ['custom, 1 copy', custom, ['MM-L03 error']],
    ['custom, 2 copies', { ...custom, maxCopies: 2 }, []],
  ])('MM-E03: 63 cards with a second Treants, %s', (_, house, codes) =>
    expect(codesOf(treants, { house })).toEqual(codes),
  );

  test('MM-E04: 36 cards for 4 players can be dealt (20), but may run out (41)', () => {
    const table = { house: { ...custom, players: 4 } };
    expect(codesOf(small(36), table)).toEqual(['MM-L07 warning']);
    expect(sentencesOf(small(36), table)).toEqual([
      'With 36 cards the deck can run out; 41 are enough for 4 players with full hands.',
    ]);
    expect(verdictOf(small(36), table).legal).toBe(true);
  });
});

test.each<readonly [string, ReturnType<typeof deck>, Table, readonly string[]]>([
  ['MM-L02 a tile in a deck', deck('=plains'), {}, ['“Plains” is no Ally card.']],
  [
    'MM-L02 a custom card that nobody made',
    deck('=own:nobody'),
    { house: custom },
    ['“own:nobody” is neither a printed card nor a custom card of this agreement.'],
  ],
  [
    'MM-L02 a card that carries another',
    listOf('deck', [...base.slice(1), { entry: 'mm-fellowship', count: 1, with: ['mm-treants'] }]),
    {},
    ['“Fellowship” is a card and carries nothing.'],
  ],
  [
    'MM-L03 copies on one line',
    deck('2x treants'),
    { house: { ...custom, maxCopies: 2 } },
    ['“Treants” is there 3 times; 2 copies are allowed.'],
  ],
  [
    'MM-L03 copies on two lines',
    deck('oracle'),
    { house: custom },
    ['“Oracle” is there 2 times; 1 copy is allowed.'],
  ],
  [
    'MM-L04 a banned card in a base deck',
    deck(),
    { banned: ['mm-empire'] },
    ['“Empire” is not allowed, and the base deck has it; agree on a custom deck to leave it out.'],
  ],
  [
    'MM-L05 a base deck without the banned card',
    without('empire'),
    { banned: ['mm-empire'] },
    ['The base deck has exactly one of each of the 64 printed cards. Missing: Empire.'],
  ],
  [
    'MM-L04 passes: a custom deck without it',
    without('empire'),
    { house: custom, banned: ['mm-empire'] },
    [],
  ],
  [
    'MM-L04 a custom deck with it',
    deck(),
    { house: custom, banned: ['mm-empire'] },
    ['“Empire” is not allowed in this agreement.'],
  ],
  [
    'MM-L04 a card outside what is allowed',
    small(60),
    { house: custom, allowed: base.slice(0, 59).map((b) => b.entry) },
    [`“${allies[59]!.name}” is not allowed in this agreement.`],
  ],
  [
    'MM-L05 too much and too little',
    listOf('deck', [...base.slice(6), ...entriesOf('duelist')]),
    {},
    [
      'The base deck has exactly one of each of the 64 printed cards. Missing: Breeding Pits, Fellowship, Legions and 3 more. Too many of: Duelist.',
    ],
  ],
  [
    'MM-L06 dealt: too few for two players',
    small(9),
    { house: { ...custom, handMax: 0 } },
    [
      'The deck has 9 cards; dealing 5 to each of 2 players takes 10.',
      'With 9 cards the deck can run out; 11 are enough for 2 players with full hands.',
    ],
  ],
  ['MM-L06 dealt: enough', small(11), { house: { ...custom, handMax: 0 } }, []],
  [
    'MM-L06 a draft needs two more for each',
    small(13),
    { house: { ...custom, handMax: 0, permanentsMode: 'draft' } },
    ['The deck has 13 cards; dealing 7 to each of 2 players takes 14.'],
  ],
  ['MM-L06 a draft: enough', small(14), { house: { ...custom, handMax: 0, permanentsMode: 'draft' } }, []],
  [
    'MM-L06 deal 8 and keep 5',
    small(15),
    { house: { ...custom, handMax: 0, permanentsMode: 'dealNkeep' } },
    ['The deck has 15 cards; dealing 8 to each of 2 players takes 16.'],
  ],
  ['MM-L07 passes with 41 for four players', small(41), { house: { ...custom, players: 4 } }, []],
  [
    'MM-L27 over the level total',
    deck(),
    { house: { ...custom, deckLevelTotal: 90 } },
    ['The deck has 95 levels, 5 over the agreed 90.'],
  ],
  ['MM-L27 within it', deck(), { house: { ...custom, deckLevelTotal: 95 } }, []],
  [
    'MM-L26 caps that contradict each other',
    deck(),
    { house: { figureCap: 5, figureCapWithCard: 4 } },
    ['Without a card 5 figures of a type are allowed, with one only 4; the agreement contradicts itself.'],
  ],
  [
    'MM-L26 fewer dealt than kept',
    deck(),
    { house: { permanentsMode: 'dealNkeep', dealCount: 4 } },
    ['Each player is dealt 4 cards and is to keep 5; the agreement contradicts itself.'],
  ],
  ['MM-L26 passes where nothing is dealt to keep from', deck(), { house: { dealCount: 4 } }, []],
])('%s', (_, list, table, sentences) => expect(sentencesOf(list, table)).toEqual(sentences));

test('with a level total the deck is budgeted in levels', () => {
  const { budget, tallies } = verdictOf(deck(), { house: { ...custom, deckLevelTotal: 110 } });
  expect(budget).toEqual({ name: 'level', spent: 95, limit: 110, left: 15 });
  expect(tallies[0]).toEqual({ name: 'card', spent: 64 });
});

describe('MM-L26: values out of range are refused at the door', () => {
  test.each([
    ['players', 5],
    ['handMax', -1],
    ['figureCap', 6],
    ['permanentsLevelTotal', 4],
    ['deckLevelTotal', 19],
    ['templesToWin', 9],
  ])('%s %i', (key, value) => expect(() => verdictOf(deck(), { house: { [key]: value } })).toThrow(key));
  test('off is null', () => expect(codesOf(deck(), { house: { templesToWin: null } })).toEqual([]));
});

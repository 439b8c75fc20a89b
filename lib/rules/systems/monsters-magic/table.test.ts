import { describe, expect, test } from 'vitest';
import { seededDice } from '../../kernel/game/dice';
import type { List } from '../../kernel/list/list';
import { parseList } from '../../kernel/list/prepare';
import { boards } from './boards/maker';
import type { MmBoard } from './boards/board';
import { engine } from './engine';
import type { MmHouse } from './house';
import { monstersMagic } from './index';
import type { MmList, MmTerms } from './legality/types';
import { table } from './table';
import { entriesOf, listOf, termsOf, type Table } from './testing';

const wish = (lists: readonly (List | undefined)[], given: Table = {}, board?: MmBoard) => {
  const terms = termsOf(given);
  const read = lists.map((list) => {
    const parsed = list && parseList(monstersMagic, list, terms);
    if (parsed && !parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed?.value as MmList | undefined;
  });
  return table({
    house: terms.house as MmHouse,
    terms: terms as unknown as MmTerms,
    lists: read,
    ...(board === undefined ? {} : { board }),
  });
};
const made = (...given: Parameters<typeof wish>) => {
  const result = wish(...given);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const refusals = (...given: Parameters<typeof wish>): readonly string[] => {
  const result = wish(...given);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path.join('/')} ${code}`);
};

const permanents = (...cards: readonly string[]): List => listOf('permanents', entriesOf(...cards));
const nobody = [undefined, undefined];

test('who brings nothing plays with the 64 cards, and the number of seats is that of the lists', () => {
  const { deck, house } = made([undefined, undefined, undefined]);
  expect([deck.length, house.players]).toEqual([64, 3]);
});

test('permanents that are brought lie before their owner, and the others are dealt', () => {
  const s = engine.setup(made([permanents('treants', 'knights'), undefined]), seededDice('table'));
  const names = s.permanents.map((row) => row.map((card) => s.game.cards[card]!.name));
  expect(names[0]!.slice(0, 2)).toEqual(['Treants', 'Knights']);
  expect(names.map((row) => row.length)).toEqual([5, 5]);
});

test('a custom card goes into the deck in place of the one it alters', () => {
  const card = {
    id: 'own:treants',
    name: 'Treants',
    kind: 'ally',
    alters: 'mm-treants',
    mode: 'static',
    pc: [{ kind: 'force', value: 1, who: ['monster'] }],
  };
  const { deck } = made(nobody, { house: { deckVariant: 'custom' }, cards: [card] });
  expect(deck.filter(({ name }) => name === 'Treants').map(({ id }) => id)).toEqual(['own:treants']);
  expect(deck).toHaveLength(64);
});

test('MM-304: where an altered card is banned, the printed one is dealt', () => {
  const card = {
    id: 'own:treants',
    name: 'Treants',
    kind: 'ally',
    alters: 'mm-treants',
    mode: 'static',
    pc: [{ kind: 'force', value: 1, who: ['monster'] }],
  };
  const given = { house: { deckVariant: 'custom' }, cards: [card], banned: [card.id] };
  expect(made(nobody, given).deck.flatMap(({ id, name }) => (name === 'Treants' ? [id] : []))).toEqual([
    'mm-treants',
  ]);
});

test('what is banned is not in the deck', () => {
  expect(made(nobody, { banned: ['mm-empire'] }).deck).toHaveLength(63);
});

test('the setup sheet says corners, first figures and the seed of the board', () => {
  const sheet = listOf('setup', [], {
    players: 2,
    boardSeed: 'ours',
    seats: { one: { corner: 'h8', figure: 'monster' }, two: { corner: 'a1', figure: 'mage' } },
  });
  const s = engine.setup(made([undefined, sheet]), seededDice('sheet'));
  const t = engine.setup(made([sheet, undefined]), seededDice('other'));
  expect([s.corner, s.figureOn[7], s.figureOn[56], s.phase]).toEqual([[7, 56], 10, 20, 'movement']);
  expect([t.terrain, t.structure]).toEqual([s.terrain, s.structure]);
});

test('a sheet is heard after a draft too, and places the figure of the player in the middle', () => {
  const sheet = listOf('setup', [], {
    players: 3,
    seats: {
      one: { corner: 'a8', figure: 'hero' },
      two: { corner: 'h8', figure: 'army', extra: 'mage' },
      three: { corner: 'h1', figure: 'hero' },
    },
  });
  const dice = seededDice('middle');
  const given = { house: { players: 3, permanentsMode: 'draft' } };
  const s = engine.setup(made([sheet, undefined, undefined], given), dice);
  while (s.phase === 'keep') {
    const [seat] = engine.toAct(s);
    engine.play(s, seat!, engine.choices(s, seat!)[0]!, dice);
  }
  expect([s.corner, s.phase, s.figureOn[56]]).toEqual([[0, 7, 63], 'movement', 20]);
});

test('the middle player relocates where the sheet says so', () => {
  const sheet = listOf('setup', [], {
    players: 3,
    seats: {
      one: { corner: 'a8', figure: 'hero' },
      two: { corner: 'h8', figure: 'army', figureAt: 'a1' },
      three: { corner: 'h1', figure: 'hero' },
    },
  });
  const given = { house: { players: 3, threePlayerMiddle: 'relocate' } };
  const s = engine.setup(made([sheet, undefined, undefined], given), seededDice('relocate'));
  expect([s.figureOn[7], s.figureOn[56], s.phase]).toEqual([-1, 35, 'movement']);
});

test('a board that is brought is the one that is played on', () => {
  const { board } = boards.named[0]!;
  const s = engine.setup(made(nobody, {}, board), seededDice('board'));
  expect(s.structure.filter((one) => one === 6)).toHaveLength(8);
  expect(made(nobody, {}, board).board).toEqual({ terrain: s.terrain, structure: s.structure });
});

test.each([
  ['a single player', [undefined], {}, 'lists players'],
  ['a card twice among all', [permanents('treants'), permanents('treants')], {}, 'lists/1 not_in_deck'],
  [
    'more permanents than agreed',
    [permanents('treants', 'knights'), undefined],
    { house: { permanentsCount: 1 } },
    'lists/0 too_many_permanents',
  ],
  [
    'an id that nobody knows',
    [permanents('treants', '=no-such-card'), undefined],
    {},
    'lists/0/entries/1 unknown_entry',
  ],
  [
    'two different decks',
    [listOf('deck', entriesOf('10x treants', '10x knights')), listOf('deck', entriesOf('20x knights'))],
    { house: { deckVariant: 'custom' } },
    'lists/1 two_decks',
  ],
  [
    'a deck too small for the deal',
    [listOf('deck', entriesOf('treants')), undefined],
    { house: { deckVariant: 'custom' } },
    'lists/0 deck_too_small',
  ],
  [
    'a sheet for others',
    [listOf('setup', [], { players: 3 }), undefined],
    {},
    'lists/0/options/players players',
  ],
  [
    'neighbouring corners for two',
    [listOf('setup', [], { seats: { one: { corner: 'a8' }, two: { corner: 'h8' } } }), undefined],
    {},
    'lists/0/options/seats corners',
  ],
  [
    'numbers that leave no game',
    nobody,
    { house: { figureCap: 5, figureCapWithCard: 4 } },
    'house/figureCapWithCard incoherent',
  ],
] as const)('%s is refused', (_, lists, given, expected) => {
  expect(refusals(lists, given)).toContain(expected);
});

test('a board that breaks a rule is refused', () => {
  const { board } = boards.named[0]!;
  expect(refusals(nobody, {}, { ...board, terrain: board.terrain.map(() => 'plains' as const) })).toContain(
    'board MM-L19',
  );
});

describe('a board that the players paint', () => {
  const painted = { house: { boardDeal: 'custom' } };

  test('MM-061: nobody deals one unasked', () => {
    expect(refusals(nobody, painted)).toEqual(['board no_board']);
  });

  test.each([
    ['a board is brought', nobody, boards.named[0]!.board],
    [
      'the sheet names a seed',
      [listOf('setup', [], { players: 2, boardSeed: 'ours' }), undefined],
      undefined,
    ],
  ] as const)('it is played on where %s', (_, lists, board) => {
    expect(refusals(lists, painted, board)).toEqual([]);
  });
});

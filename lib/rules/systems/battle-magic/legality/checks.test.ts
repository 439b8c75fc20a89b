import { describe, expect, test } from 'vitest';
import { judge } from '../../../kernel/verdict/judge';
import {
  entries,
  found,
  listOf,
  matchFound,
  parsed,
  repairs,
  sentences,
  set,
  termsOf,
  verdictOf,
  type Counts,
  type Table,
} from '../testing/judged';
import { List } from '../../../kernel/list/list';
import type { House } from '../house';
import { contradictions } from '../house/contradictions';
import { battleMagic } from '../index';
import { deckEntries } from './deck';

type Options = List['options'];
const as = (empire: string, more: Options = {}): Options => ({ form: 'empire', empire, ...more });
const own: Table = { house: { empireMode: 'custom' } };
const griffin = {
  id: 'own:storm-griffin',
  name: 'Storm Griffin',
  kind: 'class',
  cost: 5,
  draws: 2,
  counts: ['sword'],
  moveCards: 2,
  domain: 'any',
  flies: true,
};
/** 44 counters within all bounds, worth 98 Gold. */
const fair = { army: 8, ship: 6, castle: 5, wizard: 5, ballista: 4, dragon: 4, hero: 5, artifact: 7 };

// Each row: what is wrong or right, counters, options, agreement, what is found.
const cases: readonly (readonly [string, Counts, Options, Table, readonly string[]])[] = [
  [
    'BM-L01: a unit that this agreement does not define',
    { ...fair, army: 7, 'own:gone': 1 },
    as('custom'),
    own,
    ['BM-L01 error', 'BM-L02 error'],
  ],
  [
    'BM-L01: a unit that it defines',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [griffin] },
    [],
  ],
  [
    'BM-L01: a banned class bans its counters',
    set('elf'),
    as('elf'),
    { banned: ['crystal-tower'] },
    ['BM-L01 error'],
  ],
  [
    'BM-L01: a banned counter bans the class in its empire',
    fair,
    as('elf'),
    { ...own, banned: ['elf-dragon'] },
    ['BM-L01 error'],
  ],
  ['BM-L01: and not in others', fair, as('custom'), { ...own, banned: ['elf-dragon'] }, []],
  ['BM-L01: a banned empire', set('elf'), as('elf'), { banned: ['elf'] }, ['BM-L01 error']],
  [
    'BM-L01: only one empire is allowed, and this is another',
    set('elf'),
    as('elf'),
    { allowed: ['human'] },
    ['BM-L01 error'],
  ],
  [
    'BM-L01: only one empire is allowed, and this is it',
    set('human'),
    as('human'),
    { allowed: ['human'] },
    [],
  ],
  [
    'BM-L01: a card of the deck among the counters',
    { ...set('human'), 'bm-move-1': 1 },
    as('human'),
    {},
    ['BM-L01 error'],
  ],

  ['BM-L02: 43 counters', { ...fair, army: 7 }, as('custom'), own, ['BM-L02 error']],
  ['BM-L02: 45 counters', { ...fair, army: 9 }, as('custom'), own, ['BM-L02 error']],
  [
    'BM-L02: 45 counters where 45 were agreed',
    { ...fair, army: 9 },
    as('custom'),
    { house: { empireMode: 'custom', setSize: 45 } },
    [],
  ],

  [
    'BM-L03: no castle',
    { ...fair, castle: 0, army: 12, wizard: 6 },
    as('custom'),
    own,
    ['BM-L03 error', 'BM-L06 warning', 'BM-L09 warning'],
  ],
  [
    'BM-L03: no army',
    { ...fair, army: 0, castle: 7, wizard: 7, ship: 8, ballista: 6 },
    as('custom'),
    own,
    ['BM-L03 error', 'BM-L06 warning'],
  ],

  [
    'BM-L04: one army less',
    set('human', { 'human-army': 8 }),
    as('human'),
    {},
    ['BM-L02 error', 'BM-L04 error'],
  ],
  ['BM-L04: orcs that call themselves human', set('orc'), as('human'), {}, ['BM-L04 error']],
  ['BM-L04: no official empire is called custom', set('orc'), as('custom'), {}, ['BM-L04 error']],
  [
    'BM-L04: another name on the ships',
    set('undead'),
    as('undead', { names: { ship: 'Raft' } }),
    {},
    ['BM-L04 error'],
  ],
  [
    'BM-L04: the printed name on the ships',
    set('undead'),
    as('undead', { names: { ship: 'Ghost Ship' } }),
    {},
    [],
  ],
  [
    'BM-L04: another name does not matter in a custom empire',
    set('undead'),
    as('undead', { names: { ship: 'Raft' } }),
    own,
    [],
  ],
  [
    'BM-L04: a counter of another empire under another name',
    set('human', { 'human-wizard': 4, 'elf-wizard': 1 }),
    as('human'),
    {},
    ['BM-L04 error'],
  ],
  [
    'BM-L04: a unit of one’s own',
    set('human', { 'human-army': 8, 'own:storm-griffin': 1 }),
    as('human'),
    { cards: [griffin] },
    ['BM-L04 error'],
  ],

  [
    'BM-L05: 98 of 97',
    fair,
    as('custom'),
    { house: { empireMode: 'custom', goldValueCap: 97 } },
    ['BM-L05 error'],
  ],
  ['BM-L05: 98 of 98', fair, as('custom'), { house: { empireMode: 'custom', goldValueCap: 98 } }, []],
  ['BM-L05: a cap is for custom empires only', set('elf'), as('elf'), { house: { goldValueCap: 96 } }, []],

  [
    'BM-L06: five armies are unusual',
    { ...fair, army: 5, castle: 7, wizard: 6 },
    as('custom'),
    own,
    ['BM-L06 warning'],
  ],
  [
    'BM-L06: and forbidden if the bounds are binding',
    { ...fair, army: 5, castle: 7, wizard: 6 },
    as('custom'),
    { house: { empireMode: 'custom', strictBounds: true } },
    ['BM-L06 error'],
  ],
  ['BM-L06: dragons and Giants count together', { ...fair, dragon: 2, giant: 2 }, as('custom'), own, []],
  ['BM-L06: five heavy units', { ...fair, giant: 1, army: 7 }, as('custom'), own, ['BM-L06 warning']],
  [
    'BM-L06: other bounds',
    { ...fair, army: 5, castle: 7, wizard: 6 },
    as('custom'),
    { house: { empireMode: 'custom', classBounds: { army: [5, 9] } } },
    [],
  ],

  [
    'BM-L07: seven artifacts, three bearers',
    { ...fair, wizard: 3, hero: 0, army: 12, ship: 8, castle: 6 },
    as('custom'),
    own,
    ['BM-L07 warning'],
  ],
  [
    'BM-L07: six artifacts, three bearers',
    { ...fair, wizard: 3, hero: 0, army: 12, ship: 8, castle: 7, artifact: 6 },
    as('custom'),
    own,
    [],
  ],

  [
    'BM-L08: artifacts without bearers',
    { ...fair, wizard: 0, hero: 0, army: 12, ship: 8, castle: 7, ballista: 6 },
    as('custom'),
    own,
    ['BM-L06 warning', 'BM-L08 error'],
  ],
  [
    'BM-L08: no artifacts, no bearers',
    { army: 12, ship: 10, castle: 8, ballista: 10, dragon: 4 },
    as('custom'),
    own,
    ['BM-L06 warning'],
  ],

  [
    'BM-L09: two castles',
    { ...fair, castle: 2, army: 11 },
    as('custom'),
    own,
    ['BM-L06 warning', 'BM-L09 warning'],
  ],
  [
    'BM-L09: three castles',
    { ...fair, castle: 3, army: 10 },
    as('custom'),
    { house: { empireMode: 'custom', classBounds: { castle: [3, 7] } } },
    [],
  ],
  [
    'BM-L09: thirteen armies',
    { ...fair, army: 13, wizard: 3, hero: 2 },
    as('custom'),
    own,
    ['BM-L06 warning', 'BM-L09 warning'],
  ],

  [
    'BM-L10: a Griffin for 3 Gold',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [{ ...griffin, cost: 3 }] },
    ['BM-L10 error'],
  ],
  [
    'BM-L10: six draws',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [{ ...griffin, draws: 6, cost: 20 }] },
    ['BM-L10 error'],
  ],
  [
    'BM-L10: four move cards',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [{ ...griffin, moveCards: 4, cost: 20 }] },
    ['BM-L10 error'],
  ],
  [
    'BM-L10: a name that is taken',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [{ ...griffin, name: 'bombard' }] },
    ['BM-L10 error'],
  ],
  [
    'BM-L10: two units of one name',
    { ...fair, army: 7, 'own:storm-griffin': 1 },
    as('custom'),
    { ...own, cards: [griffin, { ...griffin, id: 'own:other' }] },
    ['BM-L10 error'],
  ],

  [
    'BM-L24: a Dragons Lair for dwarves',
    set('dwarf'),
    as('dwarf'),
    { house: { specials: { 'dragons-lair': 1 } } },
    ['BM-L24 note'],
  ],
  [
    'BM-L24: unless it finds heavy units',
    set('dwarf'),
    as('dwarf'),
    { house: { specials: { 'dragons-lair': 1 }, lairFinds: 'heavy' } },
    [],
  ],
  [
    'BM-L24: a Tavern for orcs',
    set('orc'),
    as('orc'),
    { house: { specials: { tavern: 1 } } },
    ['BM-L24 note'],
  ],
  [
    'BM-L24: Workshops give elves artifacts only',
    set('elf'),
    as('elf'),
    { house: { specials: { workshops: 1 } } },
    ['BM-L24 note'],
  ],
  [
    'BM-L24: unless a Crystal Tower is a full ballista',
    set('elf'),
    as('elf'),
    { house: { specials: { workshops: 1 }, crystalTowerClass: 'fullBallista' } },
    [],
  ],
  [
    'BM-L24: all specials serve humans',
    set('human'),
    as('human'),
    { house: { specials: { tavern: 1, workshops: 1, 'dragons-lair': 1, 'pirates-cove': 1, mine: 1 } } },
    [],
  ],
];

test.each(cases)('%s', (_, counts, options, table, codes) => {
  const clean = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  expect(found(clean, options, table)).toEqual(codes);
  for (const line of sentences(clean, options, table)) expect(line).toMatch(/^[A-Z0-9“].*\.$/su);
});

test('BM-L10: five kinds of unit of one’s own', () => {
  const cards = [1, 2, 3, 4, 5].map((n) => ({ ...griffin, id: `own:g${n}`, name: `Griffin ${n}` }));
  const guests = Object.fromEntries(cards.map((c) => [c.id, 1]));
  expect(
    found({ ...fair, army: 6, ship: 6, artifact: 4, ...guests }, as('custom'), { ...own, cards }),
  ).toEqual(['BM-L10 error']);
});

describe('BM-L14: the common deck', () => {
  const deck = (copies: number): Counts =>
    Object.fromEntries(deckEntries(copies).map((e) => [e.entry, e.count]));
  test.each([
    ['as printed', deck(1), 1, []],
    ['two copies where two were agreed', deck(2), 2, []],
    ['one copy where two were agreed', deck(1), 2, ['BM-L14 error']],
    ['a Sword 3 too many', { ...deck(1), 'bm-sword-3': 3 }, 1, ['BM-L14 error']],
    ['a counter among the cards', { ...deck(1), army: 1 }, 1, ['BM-L01 error']],
  ] as const)('%s', (_, counts, deckCopies, codes) => {
    expect(found(counts, { form: 'deck' }, { house: { deckCopies } })).toEqual(codes);
  });

  test('is mended to the printed number', () => {
    expect(repairs('BM-L14', { ...deck(1), 'bm-sword-3': 3 }, { form: 'deck' })).toContain(
      'Set Sword 3 to 2',
    );
  });
});

describe('all lists of a table', () => {
  const list = (empire: string, colour?: string, counts = set(empire)) =>
    listOf(counts, as(empire, colour === undefined ? {} : { colour }));
  const [human, orc, elf] = [list('human', 'red'), list('orc', 'green'), list('elf', 'white')];
  const many = (n: number) => Array.from({ length: n }, () => list('human'));
  const deck: List = { ...human, entries: deckEntries(1), options: { form: 'deck' } };

  test.each([
    ['BM-L11: one player', many(1), {}, ['BM-L11 error']],
    ['BM-L11: two players; the deck is nobody', [...many(2), deck], {}, []],
    ['BM-L11: three where two were agreed', many(3), {}, ['BM-L11 warning']],
    ['BM-L11: three where three were agreed', many(3), { players: 3 }, []],
    ['BM-L11: five with one deck', many(5), { players: 5 }, ['BM-L11 warning']],
    ['BM-L11: five with two decks', many(5), { players: 5, deckCopies: 2 }, []],
    ['BM-L11: seven players', many(7), { players: 6, deckCopies: 2 }, ['BM-L11 error']],
    ['BM-L12: the same colour', [human, list('human', 'red')], {}, ['BM-L12 error']],
    ['BM-L12: the same empire is allowed', [human, list('human', 'blue')], {}, []],
    [
      'BM-L12: unless the table says no',
      [human, list('human', 'blue')],
      { mirrorEmpires: false },
      ['BM-L12 error'],
    ],
    [
      'BM-L12: the same custom empire twice',
      [list('custom', 'red', fair), list('custom', 'blue', fair)],
      { mirrorEmpires: false, empireMode: 'custom' },
      ['BM-L12 error'],
    ],
    ['BM-L12: other empires than agreed', [human, orc], { empires: ['human', 'undead'] }, ['BM-L12 error']],
    ['BM-L12: the empires agreed, in any order', [orc, human], { empires: ['human', 'orc'] }, []],
    ['BM-L13: 93 and 106', [orc, elf], {}, ['BM-L13 warning']],
    ['BM-L13: 96 and 106', [human, elf], {}, []],
    ['BM-L13: 93 and 106 where 13 is close', [orc, elf], { goldSpreadWarn: 13 }, []],
    ['BM-L23: three Cities', many(2), { specials: { city: 3 } }, ['BM-L23 warning']],
    ['BM-L23: two Cities', many(2), { specials: { city: 2 } }, []],
    [
      'BM-L23: two Cities where one is usual',
      many(2),
      { specials: { city: 2 }, maxPerKind: 1 },
      ['BM-L23 warning'],
    ],
  ] as const)('%s', (_, lists, house, codes) => {
    const violations = matchFound(lists, { house });
    expect(violations.map((v) => `${v.code} ${v.severity}`)).toEqual(codes);
    for (const v of violations) expect(battleMagic.messages[v.code]!(v.facts)).toMatch(/^[A-Z0-9].*\.$/su);
  });

  test('BM-L12: units of one’s own tell custom empires apart', () => {
    const hydra = { ...griffin, id: 'own:hydra', name: 'Hydra' };
    const table = { house: { empireMode: 'custom', mirrorEmpires: false }, cards: [griffin, hydra] };
    const withOwn = (own: string, colour: string) =>
      listOf({ ...fair, army: 7, [own]: 1 }, as('custom', { colour }));
    const codes = (a: string, b: string) =>
      matchFound([withOwn(a, 'red'), withOwn(b, 'blue')], table).map((v) => v.code);
    expect(codes('own:storm-griffin', 'own:hydra')).toEqual([]);
    expect(codes('own:hydra', 'own:hydra')).toEqual(['BM-L12']);
  });

  test('messages stay true for large hands and for names in the plural', () => {
    const [found] = matchFound(many(6), { house: { players: 6, handMax: 12 } });
    expect(battleMagic.messages[found!.code]!(found!.facts)).toBe(
      '6 players may hold up to 72 cards, and one deck has 48; a second copy makes it comfortable.',
    );
    expect(sentences(set('elf'), as('elf'), { house: { specials: { workshops: 1 } } })).toEqual([
      '“Workshops” would give this empire only artifacts: it has no ballistae.',
    ]);
  });

  test('a finding names the lists that it is about', () => {
    expect(matchFound([orc, human, elf], { house: { players: 3 } })).toMatchObject([
      { code: 'BM-L13', lists: [0, 2], facts: { low: 93, high: 106, spread: 13, agreed: 10 } },
    ]);
  });
});

describe('repairs', () => {
  const strict: Table = { house: { empireMode: 'custom', strictBounds: true } };
  test.each([
    ['BM-L01', set('elf'), as('elf'), { banned: ['crystal-tower'] }, 'Take the human set as printed'],
    ['BM-L02', { ...fair, army: 7 }, as('custom'), own, 'Add 1 army'],
    ['BM-L02', { ...fair, army: 9 }, as('custom'), own, 'Take out 1 army'],
    [
      'BM-L03',
      { army: 12, castle: 7, wizard: 7, ballista: 6, dragon: 3, hero: 5, artifact: 4 },
      as('custom'),
      own,
      'Replace 1 army by a ship',
    ],
    ['BM-L04', set('human', { 'human-army': 8 }), as('human'), {}, 'Add 1 army'],
    ['BM-L04', set('orc'), as('human'), {}, 'Call it the orc empire'],
    [
      'BM-L04',
      set('orc', { 'orc-army': 11, 'orc-artifact': 4 }),
      as('orc'),
      {},
      'Take the orc set as printed',
    ],
    [
      'BM-L05',
      fair,
      as('custom'),
      { house: { empireMode: 'custom', goldValueCap: 96 } },
      'Replace 1 dragon by a wizard',
    ],
    ['BM-L06', { ...fair, army: 5, castle: 7, wizard: 6 }, as('custom'), strict, 'Replace 1 hero by an army'],
    [
      'BM-L07',
      { ...fair, wizard: 3, hero: 0, army: 12, ship: 8, castle: 6 },
      as('custom'),
      own,
      'Replace 1 artifact by a wizard',
    ],
    [
      'BM-L08',
      { army: 12, ship: 8, castle: 7, ballista: 6, dragon: 4, artifact: 7 },
      as('custom'),
      own,
      'Replace 1 artifact by a wizard',
    ],
    ['BM-L09', { ...fair, castle: 2, army: 11 }, as('custom'), own, 'Replace 1 army by a castle'],
  ] as const)('%s is mended by one tap', (code, counts, options, table, label) => {
    const clean = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
    expect(repairs(code, clean, options, table)).toContain(label);
  });
});

test('every check has a case that violates it, named by its code', () => {
  const named = cases.flatMap(([, , , , codes]) => codes.map((c) => c.slice(0, 6)));
  const elsewhere = ['BM-L11', 'BM-L12', 'BM-L13', 'BM-L14', 'BM-L23'];
  for (const check of [...battleMagic.checks, ...battleMagic.matchChecks])
    expect([...named, ...elsewhere], check.code).toContain(check.code);
});

test('entries on several lines are one class', () => {
  expect(verdictOf({ ...set('human', { 'human-army': 5 }), army: 4 }, as('human')).violations).toEqual([]);
  expect(entries({ army: 1 })).toEqual([{ entry: 'army', count: 1 }]);
});

test('BM-L09: a unit of one’s own on several lines is one class too', () => {
  const list = List.parse({
    ...listOf({ army: 6, ship: 6, castle: 4, wizard: 5, ballista: 3, dragon: 3, artifact: 3 }, as('custom')),
    entries: [
      ...entries({ army: 6, ship: 6, castle: 4, wizard: 5, ballista: 3, dragon: 3, artifact: 3 }),
      { entry: griffin.id, count: 7 },
      { entry: griffin.id, count: 7, note: 'more of them' },
    ],
  });
  const table: Table = { ...own, cards: [griffin] };
  const { violations } = judge(battleMagic, parsed(list, table), termsOf(table));
  expect(violations.map(({ code }) => code)).toEqual(['BM-L09']);
});

test('BM-C02: units of one’s own may fill a set that the bounds leave open', () => {
  const house = { empireMode: 'custom', strictBounds: true, setSize: 60 };
  const most = { army: 12, ship: 8, castle: 7, wizard: 7, ballista: 6, dragon: 4, hero: 5, artifact: 7 };
  const impossible = (table: Table): boolean => {
    const terms = termsOf(table);
    return contradictions.find(({ id }) => id === 'BM-C02')!.when(terms.house as House, terms as never);
  };
  expect(impossible({ house })).toBe(true);
  const table: Table = { house, cards: [griffin] };
  expect(found({ ...most, [griffin.id]: 4 }, as('custom'), table)).toEqual([]);
  expect(impossible(table)).toBe(false);
});

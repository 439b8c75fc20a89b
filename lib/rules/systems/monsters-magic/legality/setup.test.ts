import { describe, expect, test } from 'vitest';
import { isAbout } from '../../../kernel/verdict/judged-options';
import { parseList } from '../../../kernel/list/prepare';
import { setupForm } from '../forms/setup';
import type { MmHouse } from '../house';
import { monstersMagic } from '../index';
import { codesOf, listOf, sentencesOf, termsOf, verdictOf, type Table } from '../testing';
import type { MmList } from './types';

const names = ['one', 'two', 'three', 'four'];
const colours = ['red', 'blue', 'green', 'yellow'];

/** A sheet whose seats have a hero in each corner given, changed by seat. */
const sheet = (
  corners: readonly string[],
  changes: Readonly<Record<string, object>> = {},
  more: object = {},
) =>
  listOf('setup', [], {
    players: corners.length,
    seats: Object.fromEntries(
      corners.map((corner, i) => [
        names[i],
        { colour: colours[i], corner, figure: 'hero', ...changes[names[i]!] },
      ]),
    ),
    ...more,
  });
const three = { house: { players: 3 } };
const four = { house: { players: 4 } };
const abc = ['a8', 'h8', 'h1'];

describe('examples of the ledger', () => {
  test('MM-E05: (0,0) and (7,7) are opposite', () => expect(codesOf(sheet(['a8', 'h1']))).toEqual([]));
  test('MM-E05: (0,0) and (0,7) are not', () => {
    expect(codesOf(sheet(['a8', 'a1']))).toEqual(['MM-L16 error']);
    expect(sentencesOf(sheet(['a8', 'a1']))).toEqual([
      'Two players begin in opposite corners: a8 against h1, not a1.',
    ]);
  });
});

test.each<readonly [string, ReturnType<typeof sheet>, Table, readonly string[]]>([
  ['MM-L01, L15, L17, L18, L26 pass: three', sheet(abc), three, []],
  ['MM-L01, L15, L17 pass: four', sheet([...abc, 'a1']), four, []],
  ['MM-L01 one player', sheet(['a8']), {}, ['Monsters and Magic is for 2 to 4 players, not 1.']],
  [
    'MM-L01 five players',
    sheet([...abc, 'a1'], {}, { players: 5 }),
    four,
    ['Monsters and Magic is for 2 to 4 players, not 5.'],
  ],
  ['MM-L01 another number than agreed', sheet(abc), {}, ['The sheet is for 3 players, the agreement for 2.']],
  [
    'MM-L02 cards on a sheet',
    { ...sheet(['a8', 'h1']), entries: [{ entry: 'mm-oracle', count: 1 }] },
    {},
    ['“Oracle” cannot stand on a setup sheet; cards belong in a deck or among permanents.'],
  ],
  [
    'MM-L15 one colour twice',
    sheet(['a8', 'h1'], { two: { colour: 'red' } }),
    {},
    ['Players 1 and 2 have the same colour, red.'],
  ],
  ['MM-L15 one corner twice', sheet(['a8', 'a8']), {}, ['Players 1 and 2 have the same corner, a8.']],
  [
    'MM-L15 no corner',
    sheet(['a8', 'h2']),
    {},
    ['Player 2 must begin in a corner (a8, h8, h1 or a1), not in h2.'],
  ],
  [
    'MM-L17 no first figure',
    listOf('setup', [], { seats: { one: { figure: 'mage' } } }),
    {},
    ['Player 2 has no first figure yet.'],
  ],
  [
    'MM-L17 a garrison',
    sheet(['a8', 'h1'], { one: { figure: 'garrison' } }),
    {},
    ['Player 1 begins with a figure on his garrison: mage, hero, monster or army.'],
  ],
  [
    'MM-L17 not in the corner',
    sheet(['a8', 'h1'], { one: { figureAt: 'b7' } }),
    {},
    ['Player 1 puts his first figure in b7; it belongs in his corner, a8.'],
  ],
  ['MM-L17 passes: in the corner, said aloud', sheet(['a8', 'h1'], { one: { figureAt: 'a8' } }), {}, []],
  [
    'MM-L17 two figures with two players',
    sheet(['a8', 'h1'], { one: { extra: 'mage' } }),
    {},
    ['Player 1 begins with one figure; only the middle one of three players may have another.'],
  ],
  [
    'MM-L17 the middle player may move his figure if so agreed',
    sheet(abc, { two: { figureAt: 'a1' } }),
    { house: { players: 3, threePlayerMiddle: 'relocate' } },
    [],
  ],
  [
    'MM-L17 but not as printed',
    sheet(abc, { two: { figureAt: 'a1' } }),
    three,
    ['Player 2 puts his first figure in a1; it belongs in his corner, h8.'],
  ],
  ['MM-L18 passes: the middle player has one more', sheet(abc, { two: { extra: 'army' } }), three, []],
  [
    'MM-L18 passes: in the empty corner, said aloud',
    sheet(abc, { two: { extra: 'army', extraAt: 'a1' } }),
    three,
    [],
  ],
  [
    'MM-L18 another player',
    sheet(abc, { three: { extra: 'army' } }),
    three,
    ['Player 3 has an extra figure; only the middle player, player 2, may have one.'],
  ],
  [
    'MM-L18 says nothing while the corners are in doubt',
    sheet(['a8', 'h8', 'h8'], { three: { extra: 'army' } }),
    three,
    ['Players 2 and 3 have the same corner, h8.'],
  ],
  [
    'MM-L18 another space',
    sheet(abc, { two: { extra: 'army', extraAt: 'b2' } }),
    three,
    ['Player 2 puts the extra figure in b2; it belongs in the empty corner, a1.'],
  ],
  [
    'MM-L18 two of a type where one is allowed',
    sheet(abc, { two: { extra: 'hero' } }),
    { house: { players: 3, figureCap: 1, figureCapWithCard: 1 } },
    ['Player 2 begins with two figures of the type hero; the agreement allows one of each.'],
  ],
  [
    'MM-L18 passes: a card may allow the second',
    sheet(abc, { two: { extra: 'hero' } }),
    { house: { players: 3, figureCap: 1, figureCapWithCard: 2 } },
    [],
  ],
  [
    'MM-L18 a space and no figure',
    sheet(abc, { two: { extraAt: 'a1' } }),
    three,
    ['Player 2 names a space for an extra figure, but no figure.'],
  ],
  [
    'MM-L18 not agreed',
    sheet(abc, { two: { extra: 'army' } }),
    { house: { players: 3, threePlayerMiddle: 'none' } },
    ['Player 2 has an extra figure; the agreement gives the middle player none.'],
  ],
  [
    'MM-L26 a number out of range',
    sheet(['a8', 'h1'], {}, { templesToWin: 9 }),
    {},
    ['Temples to win: 9 is outside 4 to 8.'],
  ],
  [
    'MM-L26 another number than agreed',
    sheet(['a8', 'h1'], {}, { templesToWin: 7, realignment: true, garrisonsToWin: null }),
    {},
    [
      'Temples to win: the sheet says 7, the agreement 5.',
      'Garrisons to win: the sheet says off, the agreement 33.',
      'Realignment: the sheet says on, the agreement off.',
    ],
  ],
  [
    'MM-L26 passes: as agreed',
    sheet(['a8', 'h1'], {}, { templesToWin: 7, handMax: 5 }),
    { house: { templesToWin: 7 } },
    [],
  ],
])('%s', (_, list, table, sentences) => expect(sentencesOf(list, table)).toEqual(sentences));

describe('corners, whoever sits in them', () => {
  const all = ['a8', 'h8', 'h1', 'a1'];
  const codes = (list: ReturnType<typeof sheet>, table: Table = {}) =>
    verdictOf(list, table).violations.map(({ code }) => code);

  test('MM-L15, MM-L16: of sixteen ways to seat two players four share a corner and four are opposite', () => {
    const ways = all.flatMap((one) => all.map((two) => [one, two] as const));
    const broken = (code: string) => ways.filter((way) => codes(sheet(way)).includes(code));
    expect(broken('MM-L15')).toEqual(all.map((corner) => [corner, corner]));
    expect(broken('MM-L16')).toHaveLength(8);
    expect(ways.filter((way) => codes(sheet(way)).length === 0)).toEqual([
      ['a8', 'h1'],
      ['h8', 'a1'],
      ['h1', 'a8'],
      ['a1', 'h8'],
    ]);
  });

  test('MM-L15: of four players each two must differ in colour and corner', () => {
    for (let one = 0; one < 4; one++)
      for (let two = one + 1; two < 4; two++) {
        const same = { [names[two]!]: { colour: colours[one], corner: all[one] } };
        expect(sentencesOf(sheet(all, same), four)).toEqual([
          `Players ${one + 1} and ${two + 1} have the same colour, ${colours[one]}.`,
          `Players ${one + 1} and ${two + 1} have the same corner, ${all[one]}.`,
        ]);
      }
  });

  test.each(['b8', 'a2', 'd4'])('MM-L15: %s is no corner', (space) => {
    expect(codes(sheet(['a8', space]))).toEqual(['MM-L15']);
  });

  test('MM-L16 is for two players: three may sit side by side', () => {
    expect(codes(sheet(['a8', 'a1', 'h1']), three)).toEqual([]);
  });

  test('MM-L18: the middle player is the one across from the empty corner, in whatever seat', () => {
    for (const empty of all) {
      const across = { a8: 'h1', h1: 'a8', h8: 'a1', a1: 'h8' }[empty]!;
      const taken = all.filter((corner) => corner !== empty);
      taken.forEach((corner, i) => {
        const extra = sheet(taken, { [names[i]!]: { extra: 'mage', extraAt: empty } });
        expect(codes(extra, three), `${corner}, ${empty} empty`).toEqual(corner === across ? [] : ['MM-L18']);
      });
    }
  });

  test('MM-L18: the middle player may decline, and has none where he may only move his figure', () => {
    expect(codes(sheet(abc), three)).toEqual([]);
    const relocate = { house: { players: 3, threePlayerMiddle: 'relocate' } };
    expect(codes(sheet(abc, { two: { extra: 'hero' } }), relocate)).toEqual(['MM-L18']);
  });

  test('MM-L18: who is in the middle is open while two share a corner', () => {
    expect(codes(sheet(['a8', 'a8', 'h1'], { one: { extra: 'hero' } }), three)).toEqual(['MM-L15']);
  });
});

test('severity: a wrong number of players is an error, another one than agreed a warning', () => {
  expect(codesOf(sheet(['a8']))).toEqual(['MM-L01 error']);
  expect(codesOf(sheet(abc))).toEqual(['MM-L01 warning']);
  expect(codesOf(sheet(['a8', 'h1'], {}, { handMax: 13 }))).toEqual(['MM-L26 error']);
  expect(codesOf(sheet(['a8', 'h1'], {}, { handMax: 6 }))).toEqual(['MM-L26 warning']);
});

test('the sheet counts players', () => {
  expect(verdictOf(sheet(abc), three).budget).toEqual({ name: 'player', spent: 3, limit: 3, left: 0 });
});

/** The fields of a sheet that each finding stands beside. */
const besideFields = (list: ReturnType<typeof sheet>, table: Table): readonly (readonly string[])[] => {
  const read = parseList(monstersMagic, list, termsOf(table));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const fields = setupForm.fields?.(read.value as MmList, termsOf(table).house as MmHouse) ?? [];
  return verdictOf(list, table).violations.map((violation) => {
    const check = monstersMagic.checks.find(({ code }) => code === violation.code)!;
    return fields.flatMap(({ path }) => (isAbout(check, violation, list, path) ? [path.join('.')] : []));
  });
};

test.each<readonly [string, ReturnType<typeof sheet>, Table, readonly string[]]>([
  [
    'one colour twice',
    sheet(['a8', 'h1'], { two: { colour: 'red' } }),
    {},
    ['seats.one.colour', 'seats.two.colour'],
  ],
  ['one corner twice', sheet(['a8', 'a8']), {}, ['seats.one.corner', 'seats.two.corner']],
  ['no corner', sheet(['a8', 'h2']), {}, ['seats.two.corner']],
  ['corners not opposite', sheet(['a8', 'a1']), {}, ['seats.one.corner', 'seats.two.corner']],
  ['another number of players', sheet(abc), {}, ['players']],
  ['a garrison first', sheet(['a8', 'h1'], { one: { figure: 'garrison' } }), {}, ['seats.one.figure']],
  [
    'an extra figure out of place',
    sheet(abc, { two: { extra: 'army', extraAt: 'b2' } }),
    three,
    ['seats.two.extra'],
  ],
  ['an extra figure of another', sheet(abc, { three: { extra: 'army' } }), three, ['seats.three.figure']],
  ['a number out of range', sheet(['a8', 'h1'], {}, { templesToWin: 9 }), {}, ['templesToWin']],
])('what is wrong stands beside its field: %s', (_, list, table, beside) =>
  expect(besideFields(list, table)).toEqual([beside]),
);

import { describe, expect, test } from 'vitest';
import { fixtureF1, plainMap } from '../boards/fixture';
import type { UnitClass } from '../catalogue/vocabulary';
import { codesOf, MAGIC, MOVE, SWORD, typeOf, strengthOf, wholeDeck } from './cards';
import type { UnitKind } from './kinds';
import { gameOf } from './table';
import { tableOf } from './testing';

const SMALL = { castleMinDistance: 3, players: 5 };
const { kinds, advantage } = gameOf(tableOf(fixtureF1, { castleMinDistance: 3 }, ['human', 'human']));
const all = gameOf(
  tableOf(
    plainMap(
      Array.from({ length: 20 }, (_, i) => (i % 4 === 2 ? 'sea' : 'clear')),
      Array.from({ length: 19 }, (_, i) => [i + 1, i + 2] as const),
    ),
    SMALL,
    ['human', 'dwarf', 'orc', 'elf', 'undead'],
  ),
);
const kind = (unit: UnitClass): UnitKind => all.kinds.find((one) => one.unit === unit)!;
const bits = (...types: readonly number[]): number => types.reduce((sum, type) => sum | (1 << type), 0);

describe('the row of each class (ledger 3.3)', () => {
  const both = bits(SWORD, MAGIC);
  const [sword, magic] = [bits(SWORD), bits(MAGIC)];
  test.each([
    ['army', 'land', 1, 2, sword, 2, 'BM-033 to BM-038'],
    ['dragon', 'any', 2, 2, both, 5, 'BM-039 to BM-045'],
    ['hero', 'any', 2, 1, both, 3, 'BM-046 to BM-051'],
    ['ship', 'water', 2, 2, sword, 2, 'BM-052 to BM-057'],
    ['castle', 'none', 0, 2, sword, 1, 'BM-058 to BM-062'],
    ['wizard', 'any', 2, 2, magic, 3, 'BM-063 to BM-069'],
    ['ballista', 'land', 1, 1, sword, 2, 'BM-070 to BM-076'],
    ['artifact', 'none', 0, 0, 0, 1, 'BM-077 to BM-081'],
    ['juggernaught', 'land', 2, 4, sword, 4, 'BM-186 to BM-193'],
    ['giant', 'any', 2, 3, sword, 4, 'BM-202 to BM-207'],
    ['crystal-tower', 'land', 1, 2, magic, 3, 'BM-217 to BM-224, BM-R52'],
  ] as const)(
    '%s: on %s, %i move cards, %i draws, counts %i, costs %i (%s)',
    (unit, on, cards, draws, counts, cost, _ids) => {
      const row = kind(unit);
      const land = on === 'land' || on === 'any';
      const water = on === 'water' || on === 'any';
      expect([row.cards, row.draws, row.counts, row.cost]).toEqual([cards, draws, counts, cost]);
      if (cards > 0) expect([row.land, row.water]).toEqual([land, water]);
    },
  );

  test('one ship, castle, dragon to a territory; heroes and wizards without number (BM-103 to BM-105, BM-R09)', () => {
    const stacks = (['ship', 'castle', 'dragon', 'juggernaught', 'giant'] as const).map(
      (unit) => kind(unit).stack,
    );
    expect(new Set(stacks).size).toBe(5);
    expect([
      kind('army').stack === kind('ballista').stack,
      kind('army').stack === kind('crystal-tower').stack,
    ]).toEqual([true, true]);
    expect([kind('hero').stack, kind('wizard').stack]).toEqual([-1, -1]);
  });

  test('Magic moves and pays for a wizard alone (BM-066, BM-069, BM-R08)', () => {
    expect(all.kinds.filter((one) => one.moveCards !== codesOf(bits(MOVE)) && one.cards > 0)).toEqual([
      kind('wizard'),
    ]);
    expect(all.kinds.filter((one) => one.paysMagic)).toEqual([kind('wizard')]);
  });

  test('what has +1 against what (BM-141 to BM-147, ledger 3.5)', () => {
    const found = kinds.flatMap((one, i) =>
      kinds.flatMap((other, j) =>
        advantage[i * kinds.length + j] === 1 ? [`${one.unit} ${other.unit}`] : [],
      ),
    );
    expect(found.sort()).toEqual([
      'army ballista',
      'army hero',
      'ballista dragon',
      'castle ship',
      'dragon castle',
      'dragon wizard',
      'hero dragon',
      'hero wizard',
      'wizard army',
      'wizard ship',
    ]);
    const none = (unit: UnitClass): number => {
      const at = all.kinds.indexOf(kind(unit));
      return all.kinds.reduce(
        (sum, _, other) =>
          sum + all.advantage[at * all.kinds.length + other]! + all.advantage[other * all.kinds.length + at]!,
        0,
      );
    };
    expect([none('juggernaught'), none('giant'), none('crystal-tower')]).toEqual([0, 0, 0]);
  });

  test.each([
    [
      1,
      'dwarf',
      { army: 10, ship: 6, castle: 7, wizard: 3, ballista: 5, juggernaught: 3, hero: 4, artifact: 6 },
      'BM-177 to BM-185',
    ],
    [
      2,
      'orc',
      { army: 12, ship: 7, castle: 6, wizard: 6, ballista: 6, giant: 4, artifact: 3 },
      'BM-194 to BM-201',
    ],
    [
      3,
      'elf',
      { army: 6, ship: 8, castle: 4, wizard: 7, 'crystal-tower': 5, dragon: 4, hero: 4, artifact: 6 },
      'BM-208 to BM-216',
    ],
    [
      4,
      'undead',
      { army: 10, ship: 7, castle: 5, wizard: 6, ballista: 3, dragon: 3, hero: 3, artifact: 7 },
      'BM-225 to BM-233',
    ],
    [
      0,
      'human',
      { army: 9, ship: 7, castle: 5, wizard: 5, ballista: 4, dragon: 3, hero: 5, artifact: 6 },
      'BM-030 to BM-032',
    ],
  ] as const)('seat %i plays the %s set as printed', (seat, _empire, counts, _ids) => {
    const found: Record<string, number> = {};
    for (let chit = all.first[seat]!; chit < all.first[seat + 1]!; chit++) {
      const { unit } = all.kinds[all.kindOf[chit]!]!;
      found[unit] = (found[unit] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
  });
});

test('the deck: twelve of each type, 6, 4 and 2 of each strength (BM-013 to BM-016, BM-R49)', () => {
  const deck = wholeDeck(1);
  for (let type = 0; type < 4; type++)
    expect(
      [1, 2, 3].map((n) => deck.filter((c) => typeOf(c) === type && strengthOf(c) === n).length),
    ).toEqual([6, 4, 2]);
  expect(wholeDeck(3)).toHaveLength(144);
});

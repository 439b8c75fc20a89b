import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { usualHero } from './engine/fighters/heroes';
import { place } from './engine/setup';
import { tableOf, tryTable, type Fight } from './engine/testing/table';
import { House, type House as RealmHouse } from '../house';
import { line } from '../testing';

const refusal = (fight: Fight): string => {
  const made = tryTable(fight);
  return made.ok
    ? 'played'
    : made.problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ');
};
const wolf = { 'wolf-a': 1 };

describe('what cannot be played is refused, with its place', () => {
  test.each<readonly [string, Fight, RegExp]>([
    [
      'a warband',
      { heroes: [{ entries: ['r7'], options: { form: 'warband' } }], denizens: wolf },
      /lists\.0.*has none/,
    ],
    [
      'two characters at one seat',
      { heroes: [{ entries: ['elf', 'dwarf'] }], denizens: wolf },
      /this list has 2/,
    ],
    [
      'one who serves another',
      {
        heroes: [
          { entries: ['elf', 'r7'], options: { form: 'party', hires: { r7: { employer: 'dwarf' } } } },
        ],
        denizens: wolf,
      },
      /entries\.1: R7 serves another employer/,
    ],
    [
      'one whose term is over',
      {
        heroes: [{ entries: ['elf', 'r7'], options: { form: 'party', day: 17, hires: { r7: { day: 3 } } } }],
        denizens: wolf,
      },
      /entries\.1: The term of R7 is over/,
    ],
    [
      'one who stands on the other side',
      {
        heroes: [{ entries: ['elf', 'r7'], options: { form: 'roster', hires: { r7: { side: 'b' } } } }],
        denizens: wolf,
      },
      /entries\.1: R7 stands on another side/,
    ],
    [
      'a monster that serves by a spell',
      {
        heroes: [
          {
            entries: ['elf', 'giant'],
            options: { form: 'roster', hires: { giant: { spell: 'control-giants' } } },
          },
        ],
        denizens: wolf,
      },
      /entries\.1: Giant serves nobody/,
    ],
    [
      'a native who serves two',
      {
        heroes: [{ entries: ['elf', 'r7'] }, { entries: ['dwarf', 'r7'] }],
        denizens: wolf,
      },
      /lists\.1: There is one R7/,
    ],
    [
      'a native who serves and stands against them',
      { heroes: [{ entries: ['elf', 'r7'] }], denizens: { r7: 1 } },
      /lists\.0: There is one R7/,
    ],
    ['an unknown entry', { heroes: [{ entries: ['elf', 'nobody'] }], denizens: wolf }, /no entry “nobody”/],
    ['one character twice', { heroes: ['elf', 'elf'], denizens: wolf }, /lists\.1: The Elf is brought twice/],
    [
      'a spell that is awake where it cannot be cast',
      {
        heroes: [
          {
            entries: [line('elf', 'beast-pipes')],
            options: {
              form: 'roster',
              members: { elf: { inventory: { 'beast-pipes': { awake: ['fiery-blast'] } } } },
            },
          },
        ],
        denizens: wolf,
      },
      /beast-pipes\.awake: Fiery Blast cannot be cast with the Beast Pipes/,
    ],
    ['nobody to fight', { heroes: ['elf'] }, /board: Nothing lives here/],
    [
      'a third giant',
      { heroes: ['elf'], denizens: { giant: 3 } },
      /board: There are 3 of Giant; the game has 2/,
    ],
    ['no denizen', { heroes: ['elf'], denizens: { borderland: 1 } }, /neither a monster nor a native/],
  ])('%s', (_, fight, why) => {
    expect(refusal(fight)).toMatch(why);
  });
});

test.each([
  ['combat.optionalTables', true],
  ['monsters.alerted', 'on'],
  ['magic.enhanced', true],
  ['magic.pitAsAttack', true],
])('MR-B70: a combat is played by the optional rule %s', (key, value) => {
  expect(refusal({ heroes: ['elf'], denizens: wolf, house: { [key]: value } })).toBe('played');
});

test('MR-100: denizens of a roster begin dark side up where it says so', () => {
  const made = tableOf({
    heroes: [{ entries: ['elf', 'wolf-a'], options: { form: 'roster', darkUp: ['wolf-a'] } }],
    denizens: { 'wolf-a': 2, viper: 1 },
  });
  const { foes, game } = place(made, seededDice('dark'));
  expect(foes.map(({ side }, i) => [game.foes[i]!.id, side])).toEqual([
    ['viper', 0],
    ['wolf-a', 1],
    ['wolf-a', 1],
  ]);
});

test('extended treachery is played', () => {
  const house = { 'natives.extendedTreachery': true };
  expect(refusal({ heroes: ['elf'], denizens: wolf, house })).toBe('played');
  expect(refusal({ heroes: [{ entries: ['elf', 'r7'] }], denizens: wolf, house })).toBe('played');
});

describe('what a sheet brings', () => {
  const hero = (entry: ReturnType<typeof line>, options: object = { form: 'roster' }) =>
    tableOf({ heroes: [{ entries: [entry], options }], denizens: wolf }).heroes[0]!;

  test('MR-B06: weapon and armor of the level, chits of the level', () => {
    const { things, playings } = hero(line('amazon'), { form: 'party', members: { amazon: { level: 2 } } });
    expect(things.map(({ id }) => id)).toEqual(['spear', 'helmet', 'breastplate', 'shield']);
    expect(playings).toHaveLength(6);
  });

  test('MR-B17: what the sheet wears takes the place of the starting piece', () => {
    const { things, items } = hero(line('amazon', 'axe'), {
      form: 'roster',
      members: { amazon: { inventory: { axe: { active: true } } } },
    });
    const worn = things.flatMap(({ id, slot }, i) =>
      slot === 'weapon' && (items[i]! & 1) === 1 ? [id] : [],
    );
    expect(worn).toEqual(['axe']);
  });

  test('MR-B11: chits as the sheet has them, the second of a code told apart', () => {
    const { chits, playings } = hero(line('amazon'), {
      form: 'party',
      continued: true,
      members: { amazon: { chits: { 'MOVE M4': ['active', 'wounded'], 'FIGHT M5': 'fatigued' } } },
    });
    const of = (code: string) => playings.flatMap((one, i) => (one.code === code ? [chits[i]] : []));
    expect([of('MOVE M4'), of('FIGHT M5')]).toEqual([[0, 2], [1]]);
  });

  test('spells that act only in the days stay at home', () => {
    const { spells } = hero(line('wizard', 'fiery-blast', 'transform', 'small-blessing', 'lost'));
    expect(spells.map(({ id }) => id)).toEqual(['fiery-blast', 'transform', 'small-blessing']);
  });
});

test('a combat roster is a clearing of its own: its monsters, its place, its round', () => {
  const roster = (more: object = {}) => ({
    entries: ['black-knight', { entry: 'heavy-troll', count: 2 }, 'lhq'],
    options: { form: 'roster', clearing: 'mountain', round: 3, unhired: ['lhq'], ...more },
  });
  const made = tryTable({ heroes: [roster()], denizens: wolf });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  // A board that is chosen counts instead of it.
  expect(made.value.board?.denizens).toEqual(wolf);
  expect(made.value.rules.firstRound).toBe(3);
});

test('MR-055, MR-L40: hired natives come with their employer, unhired ones of a roster stand against all', () => {
  const { hirelings, board } = tableOf({
    heroes: [
      { entries: ['captain', 'ghq', 'g1'] },
      { entries: ['dwarf', 'r7', 'lhq'], options: { form: 'roster', unhired: ['lhq'] } },
    ],
    denizens: wolf,
  });
  expect(hirelings).toEqual([['ghq', 'g1'], ['r7']]);
  expect(board?.denizens).toEqual(wolf);
});

test('a clearing that is dealt has none of those who serve', () => {
  const table = tableOf({ heroes: [{ entries: ['captain', 'ghq'] }], denizens: wolf });
  expect(table.closed).toContain('ghq');
});

test('seats without a list get characters of their own', () => {
  const house = House.parse({}) as RealmHouse;
  expect(new Set([0, 1, 2, 3].map((seat) => usualHero(seat, house).id)).size).toBe(4);
});

import { describe, expect, test } from 'vitest';
import { asText, never, type Fraction } from '../../../kernel/game/odds';
import { armor, characters, dagger, mapChits, monsters, tiles, weapons, type ActionChit } from '../catalogue';
import { rollTables } from '../catalogue/tables';
import { chit } from '../catalogue/chits';
import { line, verdictOf } from '../testing';
import { chanceOf, chances, inTries, meetingChances, ONE_DIE, TWO_DICE, type Roll } from './dice';
import { of } from './exact';
import { fatigueDue, isFastEnough } from './effort';
import { harmOf, missileKills } from './harm';
import { phasesAllowed, route, walk } from './movement';
import { arrivals, regenerates } from './realm';
import { chanceThat, roundOutcomes, type Foe, type Plot } from './round';
import { scoreOf } from './score';

const found = <T extends { readonly id: string }>(all: readonly T[], id: string): T => {
  const one = all.find((other) => other.id === id);
  if (!one) throw new Error(`no ${id}`);
  return one;
};
const is = (chance: Fraction, top: number, bottom: number) =>
  expect(asText(chance)).toBe(asText(of(top, bottom)));
const rows = (id: string) => found(rollTables, id).rows;
const weapon = (id: string) => found(weapons, id);
const strong = (code: string) => {
  const one = chit(code, 1);
  if (one.kind === 'MAGIC') throw new Error(code);
  return one;
};

describe('movement', () => {
  const side = (id: string) => found(tiles, id).normal;

  test('W08: a day that enters a cave has two phases', () => {
    const borderland = side('borderland');
    const record = [6, 3, 5];
    const allowed = phasesAllowed(borderland, 1, record);
    expect(allowed).toBe(2);
    expect(walk(borderland, 1, record.slice(0, allowed)).at(-1)).toBe(3);
    expect(route(borderland, 1, 5)?.clearings).toEqual([1, 6, 3, 5]);
    expect(phasesAllowed(borderland, 1, [2, 'other', 3, 'other'])).toBe(4);
  });

  test('W09: nobody takes hidden paths that he has not found', () => {
    expect(route(side('ledges'), 4, 3)).toEqual({ clearings: [4, 1, 6, 3], phases: 3 });
    expect(route(side('ledges'), 4, 3, new Set(['hidden 1-3', 'hidden 4-6']))?.phases).toBe(2);
  });

  test('W10: two phases onto the mountain, one through a secret passage', () => {
    expect(walk(side('cliff'), 1, [6, 6, 3], new Set(['secret 3-6']))).toEqual([1, 6, 3]);
    expect(walk(side('cliff'), 1, [6, 6, 3])).toEqual([1, 6, 6]);
  });

  test('W11: the two phases must follow each other', () => {
    expect(walk(side('cliff'), 1, [6, 'other', 6, 6])).toEqual([1, 1, 1, 6]);
  });

  test('W12: the suit stays behind where the strongest MOVE chit is medium', () => {
    const knight = found(characters, 'black-knight');
    const tired = knight.chits.filter(
      ({ kind, code }) => kind === 'MOVE' && code !== 'MOVE M5' && code !== 'MOVE M4*',
    );
    const { violations } = verdictOf({
      entries: [line('black-knight', 'mace', 'shield', 'suit-of-armor')],
      options: {
        form: 'party',
        continued: true,
        members: {
          'black-knight': { chits: Object.fromEntries(tired.map(({ code }) => [code, 'fatigued'])) },
        },
      },
    });
    const [left] = violations.filter(({ code }) => code === 'MR-L36');
    expect(left?.facts['items']).toEqual(['Suit of Armor']);
  });
});

describe('chances', () => {
  test('W13: the higher of two dice', () => {
    chances(TWO_DICE).forEach((chance, i) => is(chance, 2 * i + 1, 36));
  });

  test('W14: hidden after one HIDE phase, after two, and with one die', () => {
    const hide = (roll: Roll) => chanceOf(rows('hide'), roll, (row) => row === 'hidden');
    is(hide(TWO_DICE), 25, 36);
    is(inTries(hide(TWO_DICE), 2), 1175, 1296);
    is(hide(ONE_DIE), 5, 6);
  });

  test('W15: Locate finds the sites of the clearing', () => {
    const sites = (roll: Roll) =>
      chanceOf(rows('locate'), roll, (row) => row === 'choice' || row === 'discover chits');
    is(sites(TWO_DICE), 2, 9);
    is(inTries(sites(TWO_DICE), 2), 32, 81);
    is(sites(ONE_DIE), 1, 3);
  });

  test('W16: Reading Runes learns with two dice, with one, and with -1', () => {
    const read = (roll: Roll, what: string) =>
      chanceOf(rows('reading-runes'), roll, (row) => row.startsWith(what));
    is(read(TWO_DICE, 'learn'), 1, 4);
    is(read(ONE_DIE, 'learn'), 1, 2);
    is(read({ dice: 2, plus: -1 }, 'learn'), 4, 9);
    is(read(TWO_DICE, 'curse'), 1, 4);
  });

  test.each([
    [
      'W17: neutral, two dice',
      'neutral',
      TWO_DICE,
      {
        'block/battle': [121, 1296],
        boon: [1, 46656],
        challenge: [11, 144],
        insult: [77, 1296],
        'no deal': [25, 48],
        'price 1': [1, 15552],
        'price 2': [293, 46656],
        'price 3': [4147, 46656],
        'price 4': [1805, 11664],
      },
    ],
    [
      'W18: friendly, one die',
      'friendly',
      ONE_DIE,
      {
        boon: [1, 36],
        'no deal': [1, 6],
        'price 1': [1, 36],
        'price 2': [13, 36],
        'price 3': [7, 36],
        'price 4': [2, 9],
      },
    ],
  ] as const)('%s', (_, column, roll, expected) => {
    const got = meetingChances(column, roll);
    expect([...got.keys()].sort()).toEqual(Object.keys(expected).sort());
    for (const [result, [top, bottom]] of Object.entries(expected)) is(got.get(result) ?? never, top, bottom);
  });

  test('W19: an alerted light bow that hits', () => {
    const bow = weapon('light-bow').alerted;
    is(missileKills(bow, 'M', false, TWO_DICE), 4, 9);
    is(missileKills(bow, 'M', false, ONE_DIE), 2, 3);
    is(missileKills(bow, 'T', false, TWO_DICE), 1, 9);
    is(missileKills(bow, 'T', false, ONE_DIE), 1, 3);
    is(missileKills(bow, 'H', true, TWO_DICE), 1, 9);
    is(missileKills(bow, 'H', true, ONE_DIE), 1, 3);
  });
});

/** A weapon with a FIGHT chit: the weapon's own time where its side has one. (MR-163, MR-164) */
const strike = (id: string, sideUp: 'alerted' | 'unalerted', fightCode: string) => {
  const { weight, length, [sideUp]: blow } = weapon(id);
  const fight = strong(fightCode);
  return { blow, weight, length, fight: fight.strength, attackTime: blow.time ?? fight.time };
};

describe('a round of combat', () => {
  const all = ['THRUST', 'SWING', 'SMASH'] as const;
  const suit = { weight: found(armor, 'suit-of-armor').weight, against: all };
  const shield = { weight: found(armor, 'shield').weight, against: ['SWING'] as const };
  const monster = (id: string) => found(monsters, id);
  const killed = (outcomes: ReturnType<typeof roundOutcomes>) => chanceThat(outcomes, (o) => o.killed);
  const dies = (outcomes: ReturnType<typeof roundOutcomes>) => chanceThat(outcomes, (o) => o.dies);

  test('W20: the Black Knight and a wolf', () => {
    const plot: Plot = {
      ...strike('mace', 'unalerted', 'FIGHT M3**'),
      attack: 'THRUST',
      maneuver: 'SMASH',
      moveTime: strong('MOVE H6').time,
      vulnerability: found(characters, 'black-knight').vulnerability,
      armor: [shield, suit],
    };
    const outcomes = roundOutcomes(plot, { monster: monster('wolf-a'), body: 'THRUST' }, true);
    is(
      chanceThat(outcomes, () => true),
      1,
      1,
    );
    is(killed(outcomes), 29, 54);
    is(
      chanceThat(outcomes, (o) => o.wounds > 0),
      0,
      1,
    );
    is(dies(outcomes), 0, 1);
  });

  test.each([
    ['round 1, DODGE', true, 'SWING', 1, 1],
    ['round 1, CHARGE', true, 'THRUST', 1, 0],
    ['round 2, CHARGE', false, 'THRUST', 0, 1],
    ['round 2, DODGE', false, 'SWING', 1, 1],
  ] as const)('W21: the Swordsman and a bat, %s', (_, isFirst, maneuver, kill, death) => {
    const plot: Plot = {
      ...strike('thrusting-sword', 'unalerted', 'FIGHT M5'),
      attack: 'THRUST',
      maneuver,
      moveTime: strong('MOVE L2**').time,
      vulnerability: found(characters, 'swordsman').vulnerability,
      armor: [],
    };
    const outcomes = roundOutcomes(plot, { monster: monster('giant-bat'), body: 'THRUST' }, isFirst);
    is(killed(outcomes), kill, 3);
    is(dies(outcomes), death, 3);
  });

  const dragon: Foe = { monster: monster('tremendous-dragon'), body: 'THRUST', part: 'SWING' };
  const whiteKnight = (sideUp: 'alerted' | 'unalerted'): Plot => ({
    ...strike('great-sword', sideUp, 'FIGHT T4**'),
    attack: 'SWING',
    maneuver: 'SMASH',
    moveTime: strong('MOVE H6').time,
    vulnerability: found(characters, 'white-knight').vulnerability,
    armor: [suit],
  });

  test('W22: the White Knight and a dragon, sword alerted', () => {
    const outcomes = roundOutcomes(whiteKnight('alerted'), dragon, true);
    is(killed(outcomes), 1, 1);
    is(
      chanceThat(outcomes, (o) => o.wounds === 1),
      1,
      1,
    );
    is(
      chanceThat(outcomes, (o) => o.damaged.length === 1),
      25,
      36,
    );
    is(
      chanceThat(outcomes, (o) => o.destroyed.length === 1),
      11,
      36,
    );
  });

  test('W23: the same, sword unalerted', () => {
    const outcomes = roundOutcomes(whiteKnight('unalerted'), dragon, true);
    const alive = (wounds: number) => chanceThat(outcomes, (o) => !o.dies && o.wounds === wounds);
    is(killed(outcomes), 1, 3);
    is(dies(outcomes), 11, 54);
    is(alive(1), 1, 3);
    is(alive(2), 25, 54);
  });

  test.each([
    ['mace', 'FIGHT H4**', false, 'H'],
    ['mace', 'FIGHT M3**', true, 'M'],
    ['great-sword', 'FIGHT T5*', true, 'T'],
    ['short-sword', 'FIGHT M4*', false, 'H'],
    ['dagger', 'FIGHT L3*', false, 'M'],
    ['dagger', 'FIGHT L3*', true, 'L'],
    ['staff', 'FIGHT H4*', true, 'M'],
    ['truesteel-sword', 'FIGHT M4*', true, 'H'],
  ] as const)('W24: %s with %s, armor %s: %s', (id, fight, meetsArmor, harm) => {
    const { blow, weight } =
      id === 'dagger' ? { blow: dagger, weight: dagger.weight } : strike(id, 'unalerted', fight);
    expect(harmOf(blow, meetsArmor, { strength: strong(fight).strength, weight })).toBe(harm);
  });
});

describe('effort, score and the realm', () => {
  const chits = (codes: readonly string[]): readonly ActionChit[] => codes.map((code) => chit(code, 1));

  test.each([
    [['MOVE M3*', 'FIGHT M4*'], 1, ['MOVE', 'FIGHT']],
    [['MOVE L2**'], 1, ['MOVE']],
    [['FIGHT H4*'], 0, []],
    [['MAGIC II3*', 'MOVE L3*'], 0, []],
    [['FIGHT T4**', 'MOVE H6'], 1, ['FIGHT']],
  ] as const)('W25: after %j %i asterisks of %j', (played, asterisks, of) => {
    expect(fatigueDue(chits(played))).toEqual({ asterisks, of });
  });

  test('W26: which chits are fast enough for an action beside a viper', () => {
    const moves = [found(monsters, 'viper').light.moveTime];
    const codes = ['FIGHT L3*', 'MOVE M4', 'MOVE L3*', 'MAGIC III4*', 'MAGIC I6*'];
    expect(chits(codes).map((one) => isFastEnough(one, moves))).toEqual([true, false, true, true, false]);
  });

  test('W27: the Amazon of W01 misses by one', () => {
    const amazon = found(characters, 'amazon');
    const gold = 40 - amazon.levels[3]!.goldPlusEquipment;
    const { categories, total, won } = scoreOf(
      { greatTreasures: 2, spells: 0, fame: 14 + 3, notoriety: 55, gold },
      { greatTreasures: 1, spells: 0, fame: 2, notoriety: 2, gold: 0 },
    );
    const numbers = [...categories].map(([id, c]) => [id, [c.raw, c.score, c.basic, c.bonus]]);
    expect(Object.fromEntries(numbers)).toEqual({
      greatTreasures: [1, 1, 1, 1],
      spells: [0, 0, 0, 0],
      fame: [-3, -9, -1, -2],
      notoriety: [15, 15, 0, 0],
      gold: [5, 5, 0, 0],
    });
    expect([total, won]).toEqual([-1, false]);
  });

  test('W28: a warning calls first, each chit empties one box', () => {
    const up = [found(mapChits, 'sound-flutter-1'), found(mapChits, 'warning-ruins-m')];
    expect(arrivals(6, 'M', up, 3)).toEqual([
      { monster: 'giant-bat', count: 1, clearing: 3, by: 'warning-ruins-m' },
      { monster: 'giant-bat', count: 2, clearing: 1, by: 'sound-flutter-1' },
    ]);
    // The third box is left for the next chit, and the letter of the tile decides for those with one.
    expect(arrivals(6, 'M', up, 3, (_, box) => box < 2)).toMatchObject([{ count: 3, clearing: 3 }]);
    const howl = [found(mapChits, 'sound-howl-4')];
    expect(arrivals(6, 'C', howl, 3)).toEqual([]);
    expect(arrivals(3, 'C', howl, 3)).toMatchObject([{ monster: 'goblin-axe', count: 6, clearing: 4 }]);
  });

  test('W29: row 3 regenerates, and nobody who is hired', () => {
    const patrol = ['phq', 'p1', 'p2'];
    const who = ['goblin-axe', 'goblin-axe', 'giant', ...patrol, 'wolf-a', 's1'];
    expect(regenerates(3, who, patrol)).toEqual(['goblin-axe', 'goblin-axe', 'wolf-a', 's1']);
  });
});

import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, spaceOf } from './board';
import { traitsOf } from './cards';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmChoice, MmState } from './state';
import { figureAt, position } from './testing';
import { cardOf, carry, stand } from './testing-cards';
import { beginTurn } from './turn';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;
const town = ['plains', 'town'] as const;
const walk = (s: MmState, figure: number, ...way: readonly string[]): readonly MmEvent[] => {
  const events: MmEvent[] = [];
  for (const label of way) {
    const step = { type: 'step', figure, to: spaceOf(label) } as const;
    expect(engine.choices(s, s.active)).toContainEqual(step);
    engine.play(s, s.active, step, scriptedDice(), (event) => events.push(event));
  }
  return events;
};
const stepsOf = (s: MmState, figure: number): readonly string[] =>
  engine
    .choices(s, s.active)
    .flatMap((one) => (one.type === 'step' && one.figure === figure ? [labelOf(one.to)] : []));
type Summon = Extract<MmChoice, { type: 'summon' }>;
const summons = (s: MmState): readonly Summon[] =>
  engine.choices(s, s.active).flatMap((one) => (one.type === 'summon' ? [one] : []));

describe('MM-R08: a Town is free once in a turn', () => {
  const given = { ground: { b6: town }, permanents: [['seven-league-boots']] } as const;
  const units = { ...homes, e4: [0, 'army'] } as const;

  test('to who comes into it', () => {
    const s = position({ ...given, units: { ...units, b6: [0, 'garrison'] } });
    const hero = figureAt(s, 'a8');
    s.mp[hero] = 3;
    const events = walk(s, hero, 'b7', 'b6', 'b5', 'b6');
    expect([events.map(({ rule }) => rule), s.mp[hero]]).toEqual([
      ['MM-079', 'MM-046', 'MM-079', 'MM-079'],
      0,
    ]);
  });

  test('so not to who began there and comes back', () => {
    const s = position({ ...given, units: { ...units, b6: [0, 'garrison', 'hero'] } });
    const hero = figureAt(s, 'b6');
    walk(s, hero, 'b5', 'b6');
    expect(s.mp[hero]).toBe(0);
  });

  test('to each figure by itself', () => {
    const s = position({ ...given, units: { ...units, a7: [0, 'hero'], b6: [0, 'garrison'] } });
    const [one, other] = [figureAt(s, 'a7'), figureAt(s, 'a8')];
    walk(s, one, 'b6', 'b5');
    walk(s, other, 'b7', 'b6');
    expect([s.mp[one], s.mp[other]]).toEqual([1, 1]);
  });
});

test('MM-R08, MM-R26: … and not to who was exchanged out of it', () => {
  const s = stand('illusionist', 'permanent', {
    ground: { b7: town },
    permanents: [['seven-league-boots']],
    units: { b7: [0, 'garrison'], c6: [0, 'army'] },
  });
  const hero = figureAt(s, 'a8');
  walk(s, hero, 'b7');
  carry(s, 'illusionist', spaceOf('b7') * 2, spaceOf('c6') * 2);
  expect([figureAt(s, 'c6'), s.mp[hero]]).toEqual([hero, 2]);
  walk(s, hero, 'b7');
  expect(s.mp[hero]).toBe(1);
});

describe('MM-R08: where a Town is free only to who leaves it again', () => {
  /** What the army has after Diplomat has taken Cavalry away. */
  const left = (townEntry: string, ...way: readonly string[]) => {
    const s = stand('diplomat', 'permanent', {
      house: { townEntry },
      permanents: [['cavalry']],
      hands: [['giants'], []],
      ground: { d5: town },
      units: { d4: [0, 'army'], d5: [0, 'garrison'] },
    });
    const army = figureAt(s, 'd4');
    walk(s, army, ...way);
    carry(s, 'diplomat', cardOf(s, 'cavalry'), cardOf(s, 'giants'));
    return s.mp[army];
  };

  test('the point that it owes stays with the figure in the Town, and no other point', () => {
    expect(left('freeOnlyIfLeaving', 'c4', 'd5')).toBe(1);
    expect([left('freeEntry', 'c4', 'd5'), left('freeOnlyIfLeaving', 'c4')]).toEqual([0, 0]);
  });

  test('who has no point to owe must go on', () => {
    const s = stand('mountain-guides', 'permanent', {
      house: { townEntry: 'freeOnlyIfLeaving' },
      ground: { b7: town, b6: ['mountains', 'town'] },
      units: { b7: [0, 'garrison'], b6: [0, 'garrison'], e2: [0, 'army'] },
    });
    const hero = figureAt(s, 'a8');
    s.mp[hero] = 0;
    walk(s, hero, 'b7');
    expect(engine.choices(s, 0)).toEqual([{ type: 'step', figure: hero, to: spaceOf('b6') }]);
  });
});

test('MM-R10: the first mage of the first player ends his activation too when another begins', () => {
  const s = position({
    units: { ...homes, d4: [0, 'mage'], f2: [0, 'army'] },
    permanents: [['cloud-walking']],
  });
  expect(figureAt(s, 'd4')).toBe(0);
  walk(s, 0, 'd5');
  walk(s, figureAt(s, 'f2'), 'f3');
  expect(stepsOf(s, 0)).toEqual([]);
});

describe('MM-077: the Movement Phase lasts as long as there is a step', () => {
  test.each([0, 1] as const)('for the only figure, of seat %i', (seat) => {
    const s = position({
      units: { d4: [seat, 'mage'], a1: [1 - seat, 'garrison', 'hero'] },
      permanents: seat === 0 ? [['cloud-walking']] : [[], ['cloud-walking']],
      active: seat,
    });
    const mage = figureAt(s, 'd4');
    s.mp[mage] = 2;
    walk(s, mage, 'd5');
    expect([s.active, s.phase, stepsOf(s, mage).length]).toEqual([seat, 'movement', 8]);
    const step = { type: 'step', figure: mage, to: spaceOf('d6') } as const;
    engine.play(s, seat, step, scriptedDice(2));
    expect(s.active).toBe(1 - seat);
  });

  test('not for who has ended, nor for who has no point and no Town', () => {
    const s = position({ units: { d4: [0, 'mage'], f2: [0, 'army'], h8: [1, 'hero'] } });
    s.activation[0] = 2;
    const step = { type: 'step', figure: figureAt(s, 'f2'), to: spaceOf('f3') } as const;
    engine.play(s, 0, step, scriptedDice(2));
    expect(s.active).toBe(1);
  });
});

test('MM-020, MM-077: the second player moves his own figures, and onto none of them', () => {
  const s = position({
    units: { ...homes, d5: [1, 'army'], d4: [1, 'mage'], e4: [0, 'army'] },
    permanents: [['cavalry']],
    active: 1,
  });
  beginTurn(s, scriptedDice());
  const figures = new Set(engine.choices(s, 1).flatMap((one) => (one.type === 'step' ? [one.figure] : [])));
  const own = ['d5', 'd4', 'h1'].map((at) => figureAt(s, at));
  expect([...figures].sort((a, b) => a - b)).toEqual(own.sort((a, b) => a - b));
  expect(stepsOf(s, figureAt(s, 'd5'))).toEqual(['c6', 'd6', 'e6', 'c5', 'e5', 'c4', 'e4']);
  // Cavalry is not his.
  expect(own.map((figure) => s.mp[figure])).toEqual([1, 1, 1]);
});

describe('MM-R13: a summons', () => {
  const given = {
    units: { ...homes, d4: [0, 'army'], b8: [0, 'mage'], b7: [1, 'garrison'], a7: [1, 'hero'] },
    permanents: [['horn-of-valhalla']],
  } as const;
  const targets = (house: Readonly<Record<string, unknown>>) => {
    const s = position({ ...given, house });
    expect(figureAt(s, 'b8')).toBe(0);
    return summons(s).map(({ to }) => labelOf(to));
  };

  test('leads to any neighbour of the summoner without an own figure, an enemy or not', () => {
    expect(targets({}).sort()).toEqual(['a7', 'b7']);
    expect(targets({ summonIntoEnemy: false })).toEqual([]);
  });

  test('… and to empty spaces alone where so agreed', () => {
    const s = position({
      ...given,
      units: { ...homes, d4: [0, 'army'], b7: [1, 'garrison'] },
      house: { summonIntoEnemy: false },
    });
    expect(summons(s).map(({ to }) => labelOf(to))).toEqual(['b8', 'a7']);
  });

  test('by each of several cards', () => {
    const s = position({
      units: { ...homes, d4: [0, 'army'], d2: [0, 'mage'], f2: [0, 'monster'] },
      permanents: [['horn-of-valhalla', 'magic-gate', 'dragon-riders']],
    });
    const pairs = new Set(summons(s).map(({ summoner, figure }) => `${summoner} ${figure}`));
    const [hero, army, mage, monster] = ['a8', 'd4', 'd2', 'f2'].map((at) => figureAt(s, at));
    expect(pairs).toEqual(new Set([`${hero} ${army}`, `${mage} ${monster}`, `${monster} ${hero}`]));
  });

  test('that two cards allow is offered once', () => {
    const s = position({
      units: { ...homes, d4: [0, 'army'], d2: [0, 'mage'], f2: [0, 'monster'] },
      permanents: [['horn-of-valhalla', 'magic-gate', 'giants']],
    });
    const cards = [...s.game.cards];
    cards[cardOf(s, 'giants')] = cards[cardOf(s, 'magic-gate')]!;
    const twice: MmState = { ...s, game: { ...s.game, cards, traits: cards.map(traitsOf) } };
    expect(summons(twice)).toEqual(summons(s));
    expect(summons(s)).toHaveLength(3 + 8);
  });

  test('into an enemy is a combat in the contested space', () => {
    const s = position({
      ...given,
      units: { ...homes, d4: [0, 'army'], b7: [1, 'garrison'] },
      hands: [['knights'], []],
    });
    const army = figureAt(s, 'd4');
    const choice = summons(s).find(({ to }) => to === spaceOf('b7'))!;
    engine.play(s, 0, choice, scriptedDice(3, 3, 3, 3));
    expect([s.combat.attacker, s.combat.space, s.at[army], figureAt(s, 'd4')]).toEqual([
      army,
      spaceOf('b7'),
      spaceOf('b7'),
      -1,
    ]);
  });

  test('is the second player’s as well, of his own figures', () => {
    const s = position({
      units: { ...homes, d4: [1, 'army'], d2: [0, 'army'] },
      permanents: [[], ['horn-of-valhalla']],
      active: 1,
    });
    s.mp.fill(1, 20);
    const army = figureAt(s, 'd4');
    expect(new Set(summons(s).map(({ summoner, figure }) => [summoner, figure].join()))).toEqual(
      new Set([[figureAt(s, 'h1'), army].join()]),
    );
    engine.play(s, 1, summons(s)[0]!, scriptedDice());
    expect([s.mp[army], s.activation[army]]).toEqual([0, 2]);
  });

  test('is waited for where nothing else can be done', () => {
    const s = position({
      units: {
        a8: [0, 'hero'],
        a1: [0, 'army'],
        a2: [0, 'mage'],
        b2: [0, 'mage'],
        b1: [0, 'mage'],
        h1: [1, 'hero'],
      },
      permanents: [['horn-of-valhalla']],
    });
    for (const at of ['a2', 'b2', 'b1']) s.activation[figureAt(s, at)] = 2;
    walk(s, figureAt(s, 'a8'), 'b8');
    expect([s.phase, new Set(engine.choices(s, 0).map(({ type }) => type))]).toEqual([
      'movement',
      new Set(['summon', 'done']),
    ]);
  });
});

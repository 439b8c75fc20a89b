import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, spaceOf } from './board';
import { engine } from './index';
import { typeOf, type MmState } from './state';
import { figureAt, position, type Position } from './testing';
import { cardOf, carry, offers, play, stand, start } from './testing-cards';

/** What may be picked after these, undefined where the card is not offered at all. */
function picks(s: MmState, id: string, ...before: readonly number[]): readonly number[] | undefined {
  if (!offers(s, start(s, id))) return undefined;
  carry(s, id, ...before);
  return engine.choices(s, 0).flatMap((one) => (one.type === 'pick' ? [one.what] : []));
}
const spaces = (s: MmState, id: string) => picks(s, id)?.map(labelOf);

describe('MM-R27: where a garrison is laid', () => {
  const market = (structure: 'city' | 'town' | 'mine', units: Position['units'] = {}) => {
    const s = stand('merchant', 'permanent', { ground: { d4: ['plains', structure] }, units });
    return spaces(s, 'merchant');
  };
  test('Merchant: a City or a Town without any unit', () => {
    expect([market('city'), market('town'), market('mine')]).toEqual([['d4'], ['d4'], undefined]);
    const taken = [
      [0, 'garrison'],
      [1, 'garrison'],
      [0, 'mage'],
      [1, 'army'],
    ] as const;
    expect(taken.map((unit) => market('city', { d4: unit }))).toEqual(taken.map(() => undefined));
  });

  test('Empire: an empty space beside any of the own ones, in the north and in the south', () => {
    const beside = (units: Position['units']) => {
      const s = position({ units: { h8: [1, 'garrison', 'hero'], ...units }, permanents: [['empire']] });
      return spaces(s, 'empire');
    };
    expect(beside({ a1: [0, 'garrison', 'hero'] })).toEqual(['a2', 'b2', 'b1']);
    expect(beside({ a1: [0, 'hero'], a8: [0, 'garrison'] })).toEqual(['b8', 'a7', 'b7', 'a2', 'b2', 'b1']);
    expect(beside({ a1: [0, 'garrison', 'hero'], b1: [0, 'garrison'] })).toEqual(['a2', 'b2', 'c2', 'c1']);
    const full = { a1: [0, 'garrison', 'hero'], a2: [0, 'mage'], b2: [1, 'garrison'] } as const;
    expect(beside(full)?.includes('a2')).toBe(false);
    // Nothing is empty beside the only space.
    const foes = { a2: [1, 'army'], b2: [1, 'garrison'], b1: [1, 'garrison'] } as const;
    expect(beside({ a1: [0, 'garrison', 'hero'], ...foes })).toBeUndefined();
  });

  test('MM-R20: with 33 on the board there is none to lay', () => {
    const many = (n: number) =>
      Object.fromEntries(Array.from({ length: n }, (_, i) => [labelOf(i + 8), [0, 'garrison'] as const]));
    const offered = (n: number, id: string) => {
      const units = { ...many(n), h1: [1, 'garrison', 'hero'], a1: [0, 'hero'] } as const;
      const s = position({ units, permanents: [[id]], ground: { d1: ['plains', 'city'] } });
      return offers(s, start(s, id));
    };
    expect([32, 33].map((n) => [offered(n, 'empire'), offered(n, 'merchant')])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('MM-R26: Illusionist', () => {
  const given = {
    units: { a8: [0, 'garrison', 'mage'], d4: [0, 'army'], e5: [0, 'garrison'], h1: [1, 'hero'] },
  } as const;
  const at = (label: string, garrison = false) => spaceOf(label) * 2 + (garrison ? 1 : 0);
  const table = (units: Position['units'] = given.units) =>
    position({ units, permanents: [['illusionist']] });

  test('exchanges units only so that no space holds two figures or two garrisons', () => {
    expect(figureAt(table(), 'a8')).toBe(0);
    expect(picks(table(), 'illusionist')).toEqual([at('a8'), at('e5', true), at('d4')]);
    expect(picks(table(), 'illusionist', at('d4'))).toEqual([at('a8'), at('e5', true)]);
    expect(picks(table(), 'illusionist', at('a8'))).toEqual([at('d4')]);
    expect(picks(table(), 'illusionist', at('e5', true))).toEqual([at('d4')]);
  });

  test.each([
    ['the figure first', [at('d4'), at('e5', true)]],
    ['the garrison first', [at('e5', true), at('d4')]],
  ])('a figure and a garrison, %s', (_, [one, other]) => {
    const s = table();
    carry(s, 'illusionist', one!, other!);
    expect([typeOf(figureAt(s, 'e5')), s.garrison[spaceOf('e5')]]).toEqual([3, -1]);
    expect([figureAt(s, 'd4'), s.garrison[spaceOf('d4')]]).toEqual([-1, 0]);
  });

  test('is not offered where nothing can be exchanged', () => {
    const foe = { h1: [1, 'hero'] } as const;
    const offered = (units: Position['units']) =>
      offers(table({ ...foe, ...units }), start(table(), 'illusionist'));
    // Two figures of two types; a figure on the only garrison, or beside it; two that are alike.
    expect(offered({ a8: [0, 'mage'], d4: [0, 'hero'] })).toBe(true);
    expect(offered({ a8: [0, 'garrison', 'mage'], e5: [0, 'garrison'] })).toBe(false);
    expect(offered({ a8: [0, 'mage'], e5: [0, 'garrison'] })).toBe(true);
    expect(offered({ a8: [0, 'garrison', 'mage'], d4: [0, 'mage'] })).toBe(false);
  });
});

describe('MM-R25: Polymorph', () => {
  const four = {
    a8: [0, 'mage'],
    b8: [0, 'hero'],
    c8: [0, 'monster'],
    d8: [0, 'army'],
    h1: [1, 'hero'],
  } as const;
  const table = (house = {}, units: Position['units'] = four) =>
    position({ units, house, permanents: [['polymorph']] });

  test('makes any figure one of another type', () => {
    expect(picks(table(), 'polymorph')).toEqual([0, 5, 10, 15]);
    expect(picks(table(), 'polymorph', 0)).toEqual([1, 2, 3]);
    expect(picks(table(), 'polymorph', 10)).toEqual([0, 1, 3]);
  });

  test('the first mage of the first player too, and into him', () => {
    const s = table();
    carry(s, 'polymorph', 0, 3);
    expect([typeOf(figureAt(s, 'a8')), s.at[0], s.pending.card]).toEqual([3, -1, -1]);
    const heroes = table({}, { a8: [0, 'hero'], b8: [0, 'hero'], h1: [1, 'hero'] });
    carry(heroes, 'polymorph', 5, 0);
    expect(figureAt(heroes, 'a8')).toBe(0);
  });

  test('below the limit of that type alone', () => {
    expect(picks(table({ figureCap: 1 }), 'polymorph')).toBeUndefined();
    const two = { a8: [0, 'mage'], d8: [0, 'army'], h1: [1, 'hero'] } as const;
    expect(picks(table({ figureCap: 1 }, two), 'polymorph', 0)).toEqual([1, 2]);
    // Nobody is there to be changed.
    const none = { a8: [0, 'garrison'], h1: [1, 'hero'] } as const;
    expect(picks(table({}, none), 'polymorph')).toBeUndefined();
  });

  test('MM-R08, MM-R28: takes along what that figure alone has had in the turn', () => {
    const s = table();
    const [oracle, wings] = [cardOf(s, 'oracle'), cardOf(s, 'wings')];
    Object.assign(s, {
      entered: [1024 * 5 + oracle, 1024 * 10 + wings],
      spent: [1024 * 5 + wings],
      visited: [64 * 10 + 9, 64 * 5 + 3],
      fought: [10, 5],
    });
    carry(s, 'polymorph', 5, 3);
    const army = figureAt(s, 'b8');
    expect([...s.entered].sort((a, b) => a - b)).toEqual([1024 * 10 + wings, 1024 * army + oracle]);
    expect([s.spent, s.visited, s.fought]).toEqual([
      [1024 * army + wings],
      [64 * 10 + 9, 64 * army + 3],
      [10, army],
    ]);
  });
});

describe('MM-R16: a recruit from the hand', () => {
  test('may be the first mage of the first player, and stands on a garrison of his', () => {
    const s = stand('school-of-magic', 'hand', { units: { b8: [0, 'garrison'], c8: [0, 'garrison'] } });
    expect(picks(s, 'school-of-magic')).toEqual([0]);
    expect(engine.choices(s, 0)).toEqual([{ type: 'pick', what: 0 }]);
    play(s, { type: 'pick', what: 0 });
    expect(engine.choices(s, 0)).toEqual(['b8', 'c8'].map((at) => ({ type: 'pick', what: spaceOf(at) })));
    play(s, { type: 'pick', what: spaceOf('c8') });
    expect(figureAt(s, 'c8')).toBe(0);
  });

  test('has the move points of cards that were played before it (MM-R39)', () => {
    const s = stand('legions', 'hand', { hands: [['cavalry']], units: { b8: [0, 'garrison'] } });
    carry(s, 'cavalry');
    carry(s, 'legions', 3, spaceOf('b8'));
    expect(s.mp[figureAt(s, 'b8')]).toBe(2);
  });

  test('has no Force that was given to the fallen one whose number it bears, nor had his bonus', () => {
    const s = stand('legions', 'hand', {
      permanents: [['altar-of-sacrifice', 'artificer', 'mountain-guides']],
      units: { b8: [0, 'garrison'], d4: [0, 'army'] },
    });
    const army = figureAt(s, 'd4');
    carry(s, 'artificer', army);
    s.entered.push(1024 * army + cardOf(s, 'mountain-guides'));
    s.spent.push(1024 * army + cardOf(s, 'mountain-guides'));
    carry(s, 'altar-of-sacrifice', army);
    carry(s, 'legions', 3, spaceOf('b8'));
    expect([figureAt(s, 'b8'), s.charged[army], s.entered, s.spent]).toEqual([army, 0, [], []]);
  });

  test('is not played without a free garrison or above the limit', () => {
    const armies = { d1: [0, 'army'], d2: [0, 'army'], d3: [0, 'army'], d4: [0, 'army'] } as const;
    const offered = (units: Position['units']) => {
      const s = stand('legions', 'hand', { units });
      return offers(s, start(s, 'legions'));
    };
    expect([
      offered({ b8: [0, 'garrison'] }),
      offered({}),
      offered({ ...armies, b8: [0, 'garrison'] }),
    ]).toEqual([true, false, false]);
  });
});

describe('MM-R37: Artificer and Haste', () => {
  const phases = ['movement', 'allies', 'recruitment', 'end'] as const;
  test.each(['artificer', 'haste-spell'])('%s is for the Movement Phase, with a figure', (id) => {
    const offered = (phase: (typeof phases)[number], units: Position['units']) => {
      const s = position({ units: { h1: [1, 'hero'], ...units }, permanents: [[id]], phase });
      return offers(s, start(s, id));
    };
    expect(phases.map((phase) => offered(phase, { a8: [0, 'hero'] }))).toEqual([true, false, false, false]);
    expect(offered('movement', { a8: [0, 'garrison'] })).toBe(false);
  });

  test('Haste is for who has not ended, and does nothing in a combat', () => {
    const s = stand('haste-spell', 'permanent', {
      units: { d4: [0, 'army'], d5: [1, 'army'] },
      hands: [['knights']],
    });
    const army = figureAt(s, 'd4');
    s.activation[figureAt(s, 'a8')] = 2;
    expect(picks(engine.clone(s), 'haste-spell')).toEqual([army]);
    const fight = engine.clone(s);
    engine.play(fight, 0, { type: 'step', figure: army, to: spaceOf('d5') }, scriptedDice(3, 3, 3, 3));
    expect(engine.choices(fight, 0).map(({ type }) => type)).not.toContain('use');
    s.activation[army] = 2;
    expect(offers(s, start(s, 'haste-spell'))).toBe(false);
  });
});

test('MM-R21: Alter Terrain makes any space, the first one too, one of the three other terrains', () => {
  const s = stand('alter-terrain', 'permanent');
  expect(picks(engine.clone(s), 'alter-terrain')).toHaveLength(64);
  expect(picks(s, 'alter-terrain', spaceOf('a8'))).toEqual([1, 2, 3]);
  play(s, { type: 'pick', what: 3 });
  expect(s.terrain[spaceOf('a8')]).toBe(3);
});

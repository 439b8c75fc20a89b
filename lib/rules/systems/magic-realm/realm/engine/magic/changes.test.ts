import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { tirings } from '../activities/effort';
import { flightOf, mayFly } from '../activities/flight';
import { mayArrange } from '../belongings/wearing';
import { wishes } from '../day/offers';
import { phasesOf, ponyOf } from '../day/phases';
import { takePhase } from '../day/take-phase';
import { walkOf } from '../day/walk';
import type { RealmChoice } from '../choices';
import type { Deed } from '../deeds';
import { carries, chitsOf, hasEffect } from '../kit';
import { ACTIVE, COLOR, FATIGUED, WORN, type RealmState } from '../state';
import { eveningOf, putDenizens, type Evening } from '../testing/evening';
import { carryOut } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { hireAt } from '../testing/warband';
import { lotsFor } from '../activities/lots';
import { ABSORBED, KILLED } from '../world/denizens';
import { waysFrom } from '../world/ground';
import { waysOf } from '../world/roads';
import { tradersAt } from '../world/company';
import { curse } from './cursing';
import { canDo, isChanged, isMist, shapeOf, shapeOfDenizen } from './changes';
import { endDaySpells, endSpells, energizeAll, energizings, sleepSpells } from './enspell';
import { fieldOf } from '../evening/fight';

const none = () => scriptedDice();
const PURPLE = 21;
const BLACK = 7;

/** Plays the first choice that has these fields, also within a decision of the combat. */
function say(evening: Evening, wanted: Readonly<Record<string, unknown>>, ...faces: readonly number[]): void {
  const { choices } = evening.offers();
  const fits = (choice: object): boolean =>
    Object.entries(wanted).every(([key, value]) => (choice as Record<string, unknown>)[key] === value);
  const found = choices.find((one: RealmChoice) => fits(one.type === 'fight' ? one.choice : one));
  expect(found, `${JSON.stringify(wanted)} in ${JSON.stringify(choices.slice(0, 5))}`).toBeDefined();
  const dice = scriptedDice(...faces);
  evening.play(dice, found!);
  expect(dice.spent()).toBe(true);
}

/** He wishes for a round on a day of that color. */
function evening(spell: string, day: number, prepare: (s: RealmState) => void = () => undefined): Evening {
  const s = realmWith([{ id: 'witch-king', at: 'cliff-1', spells: [spell] }]);
  s.day = day;
  prepare(s);
  const out = eveningOf(s, none());
  say(out, { type: 'evening-wish', rounds: true });
  return out;
}

const types = (s: RealmState): readonly Deed['type'][] => [
  ...new Set(wishes(s, 0, walkOf(s, 0, [])).flatMap(({ type }) => (canDo(s, 0, type) ? [type] : []))),
];
const amazon = (at = 'cliff-1'): RealmState => realmWith([{ id: 'amazon', at }]);
const as = (shape: string, s = amazon()): RealmState => {
  under(s, shape === 'mist' ? 'melt-into-mist' : 'transform', { seat: 0, shape });
  return s;
};

describe('cast in the evening', () => {
  test('MR-S34, MR-B26: what he becomes he is from now on, in the combat and in the days', () => {
    const game = evening('transform', PURPLE);
    say(game, { type: 'cast' });
    say(game, { type: 'target', who: 0 }, 2, 1);
    expect(game.s.effects).toMatchObject([{ spell: 'transform', by: 0, seat: 0, shape: 'lion', box: 0 }]);
    expect(shapeOf(game.s, 0)).toBe('lion');
    expect(game.s.who[0]!.spells[0]!.bound).toBe(1);
    expect(fieldOf(game.s)!.combat.heroes[0]!.shapes).toEqual([{ id: 'lion', by: 0 }]);
  });

  test('MR-S34: a denizen is changed too', () => {
    let viper = -1;
    const game = evening('transform', PURPLE, (s) => {
      [viper = -1] = putDenizens(s, 'cliff-1', 'viper');
      s.who[0]!.hidden = 1;
    });
    say(game, { type: 'lured' });
    say(game, { type: 'cast' });
    say(game, { type: 'target', who: 100 }, 6, 1, 1);
    expect(game.s.effects).toMatchObject([
      { spell: 'transform', seat: -1, denizens: [viper], shape: 'frog' },
    ]);
    expect(shapeOfDenizen(game.s, viper)).toBe('frog');
  });

  test('MR-S24: a monster that is taken up is nowhere, and no week brings it back', () => {
    let viper = -1;
    const game = evening('absorb-essence', BLACK, (s) => {
      [viper = -1] = putDenizens(s, 'cliff-1', 'viper');
      s.who[0]!.hidden = 1;
    });
    say(game, { type: 'lured' });
    say(game, { type: 'cast' });
    say(game, { type: 'target', who: 100 });
    expect(game.s.at[viper]).toBe(ABSORBED);
    expect(game.s.effects).toMatchObject([
      { spell: 'absorb-essence', seat: 0, shape: 'viper', essence: viper },
    ]);
    expect(shapeOf(game.s, 0)).toBe('viper');
  });

  test('MR-S35: the chits that he names are let loose to the next sunset', () => {
    const game = evening('unleash-power', PURPLE);
    say(game, { type: 'cast' });
    say(game, { type: 'mark' });
    say(game, { type: 'enough' });
    const { s } = game;
    expect(s.effects).toMatchObject([{ spell: 'unleash-power', seat: 0, chits: [expect.any(Number)] }]);
    const [chit] = s.effects[0]!.chits!;
    expect(chitsOf(s, 0)[chit!]).toMatchObject({ kind: 'MOVE', also: 'FIGHT' });
    expect(fieldOf(s)!.combat.heroes[0]!.altered).toEqual([{ spell: 'unleash-power', chits: [chit] }]);
    endDaySpells(s, undefined);
    expect(chitsOf(s, 0)[chit!]!.kind).toBe('MAGIC');
  });
});

describe('the days of whom a spell has changed', () => {
  test('MR-B29: a beast moves, hides, follows and searches, and does nothing else', () => {
    const s = amazon();
    s.who[0]!.chits[0] = FATIGUED;
    expect(types(s)).toContain('rest');
    expect(types(as('lion', s)).toSorted()).toEqual(['hide', 'move', 'search']);
    expect(canDo(s, 0, 'follow')).toBe(true);
    expect(canDo(s, 0, 'trade')).toBe(false);
  });

  test('MR-S32: mist does not search', () => {
    expect(types(as('mist')).toSorted()).toEqual(['hide', 'move']);
  });

  test('MR-S34: who flies does not walk; of monsters some do both', () => {
    expect(types(as('eagle')).toSorted()).toEqual(['fly', 'hide', 'search']);
    const bat = amazon();
    under(bat, 'absorb-essence', { seat: 0, shape: 'giant-bat' });
    expect([canDo(bat, 0, 'move'), canDo(bat, 0, 'fly')]).toEqual([true, true]);
    expect(canDo(as('squirrel'), 0, 'fly')).toBe(false);
  });

  test('MR-B29: he flies with all that he has', () => {
    const s = as('dragon');
    s.who[0]!.items = [{ id: 'suit-of-armor', state: WORN }];
    expect(mayFly(s, 0)).toBe(true);
    expect(flightOf(s, 0)).toBe(carries(s, 0));
    s.turn = turnOf(0);
    s.who[0]!.record = [
      { type: 'fly', tile: 0 },
      { type: 'fly', tile: 0 },
    ];
    carryOut(s, 0, { type: 'fly', tile: placeNamed('cliff-1') >> 3 });
    expect(s.turn.over).toBe(placeNamed('cliff-1') >> 3);
    expect(s.who[0]!.items.map(({ id }) => id)).toEqual(['suit-of-armor']);
  });

  test('MR-B29: what was recorded and he cannot do any more is lost', () => {
    const s = as('frog');
    s.turn = turnOf(0);
    s.who[0]!.record = [{ type: 'alert' }];
    s.who[0]!.phases = ['basic'];
    const told: unknown[] = [];
    expect(takePhase(s, 0, none(), (event) => told.push(event))).toBe(false);
    expect(told).toMatchObject([{ type: 'phase-lost', rule: 'MR-B29', why: 'changed' }]);
  });

  test('MR-B29: belongings and chits are out of reach', () => {
    const s = amazon();
    s.who[0]!.items = [{ id: 'cloak-of-mist', state: WORN }];
    const chits = chitsOf(s, 0);
    s.who[0]!.chits = chits.map(() => ACTIVE);
    const isGiven = () => phasesOf(s, 0, false).some(({ by }) => by === 'cloak-of-mist');
    expect(isGiven()).toBe(true);
    expect(tirings(s, 0).length).toBeGreaterThan(0);
    as('lion', s);
    expect(isGiven()).toBe(false);
    expect([mayArrange(s, 0), tirings(s, 0), ponyOf(s, 0)]).toEqual([false, [], undefined]);
  });

  test('MR-B29: his color chits wake nothing', () => {
    const s = realmWith([{ id: 'witch-king', at: 'cliff-1' }]);
    under(s, 'sense-danger', { seat: 0, energized: 0 });
    const chit = chitsOf(s, 0).findIndex((one) => one.kind === 'MAGIC' && one.magic === 'IV');
    s.who[0]!.chits[chit] = COLOR;
    expect(energizings(s, 0)).toHaveLength(1);
    under(s, 'transform', { seat: 0, shape: 'lion' });
    expect(energizings(s, 0)).toEqual([]);
  });

  test('MR-202: asleep it changes nobody', () => {
    const s = as('lion');
    sleepSpells(s, undefined);
    expect(isChanged(s, 0)).toBe(false);
    s.day = PURPLE;
    energizeAll(s, undefined);
    expect(shapeOf(s, 0)).toBe('lion');
  });

  test('MR-S24: of several monsters taken up the one counts whose spell woke last', () => {
    const s = amazon();
    under(s, 'absorb-essence', { seat: 0, shape: 'viper', essence: 0, energized: 0 });
    under(s, 'absorb-essence', { seat: 0, shape: 'ogre', essence: 1 });
    expect(shapeOf(s, 0)).toBe('ogre');
    s.day = BLACK;
    energizeAll(s, undefined);
    expect(shapeOf(s, 0)).toBe('viper');
  });

  test('MR-B26: mist is stronger than a creature, a creature than a monster', () => {
    const s = amazon();
    under(s, 'transform', { seat: 0, shape: 'lion' });
    under(s, 'absorb-essence', { seat: 0, shape: 'ogre', essence: 1 });
    expect(shapeOf(s, 0)).toBe('lion');
    under(s, 'melt-into-mist', { seat: 0, shape: 'mist' });
    expect(shapeOf(s, 0)).toBe('mist');
  });
});

describe('mist', () => {
  test('MR-S32: every way is open to it, and it learns none', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    const from = [1, 2, 3, 4, 5, 6]
      .map((n) => placeNamed(`cliff-${n}`))
      .find((place) => waysFrom(s.game.map, s.sides, place).some(({ codes }) => codes.length > 0))!;
    const before = waysOf(s, 0, from).length;
    as('mist', s);
    expect(waysOf(s, 0, from).length).toBeGreaterThan(before);
    expect(waysOf(s, 0, from)).toHaveLength(waysFrom(s.game.map, s.sides, from).length);
    expect(s.who[0]!.paths).toEqual([]);
  });

  test('MR-S32: no other spell works on it, and no curse takes hold', () => {
    const s = amazon();
    under(s, 'see-hidden-signs', { seat: 0 });
    expect(hasEffect(s, 0, 'extra-phase')).toBe(true);
    as('mist', s);
    expect(phasesOf(s, 0, false).some(({ by }) => by === 'see-hidden-signs')).toBe(false);
    curse(s, 0, 1, undefined);
    expect(s.who[0]!.curses).toBe(0);
    expect(isMist(s, 0)).toBe(true);
  });
});

describe('natives', () => {
  test('MR-B29: whoever has been changed neither trades nor is hired', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    const [leader = -1] = putDenizens(s, 'cliff-1', 'lhq');
    const { place } = s.who[0]!;
    expect(tradersAt(s, place)).toEqual(['lancers']);
    expect(lotsFor(s, 0)).toHaveLength(1);
    under(s, 'transform', { denizens: [leader], shape: 'frog' });
    expect(tradersAt(s, place)).toEqual([]);
    expect(lotsFor(s, 0)).toEqual([]);
  });
});

describe('when it is over', () => {
  const taken = (): [RealmState, number] => {
    const s = realmWith([{ id: 'witch-king', at: 'cliff-1' }]);
    const [viper = -1] = putDenizens(s, 'cavern-3', 'viper');
    s.at[viper] = ABSORBED;
    under(s, 'absorb-essence', { seat: 0, shape: 'viper', essence: viper });
    return [s, viper];
  };

  test('MR-S24, MR-B27: broken the monster stands in his clearing; with his death it is dead', () => {
    const [s, viper] = taken();
    endSpells(s, () => true, 'broken', undefined);
    expect(s.at[viper]).toBe(placeNamed('cliff-1'));
    const [other] = taken();
    endSpells(other, () => true, 'death', undefined);
    expect(other.at[viper]).toBe(KILLED);
  });

  test('MR-S24: in the evening the monster that is set free is in the combat', () => {
    const [s, viper] = taken();
    s.who[0]!.spells = [{ id: 'dissolve-spell', learned: 0, bound: 0 }];
    s.day = BLACK;
    const game = eveningOf(s, none());
    expect(s.fields.at(-1)!.denizens).toEqual([viper]);
    expect(game.offers().seat).toBe(-1);
  });
});

test('MR-S35, MR-028: what is let loose carries', () => {
  const s = realmWith([{ id: 'witch-king', at: 'cliff-1' }]);
  expect(carries(s, 0)).toBe(0);
  const chit = chitsOf(s, 0).findIndex(({ code }) => code === 'MAGIC V4*');
  under(s, 'unleash-power', { seat: 0, chits: [chit] });
  expect(carries(s, 0)).toBe(2);
});

test('MR-B46: hirelings of mist come along', () => {
  const s = amazon();
  const [one = -1] = hireAt(s, 0, 'cliff-1', 'l1');
  as('mist', s);
  s.turn = turnOf(0);
  const [way] = waysOf(s, 0, s.who[0]!.place);
  carryOut(s, 0, { type: 'move', to: way!.to });
  carryOut(s, 0, { type: 'move', to: way!.to });
  expect(s.at[one]).toBe(s.who[0]!.place);
});

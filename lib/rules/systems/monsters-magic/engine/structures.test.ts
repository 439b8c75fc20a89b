import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { structures, type FigureType, type Structure, type UnitType } from '../catalogue/vocabulary';
import { combatQuestion } from '../odds/question';
import { spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import type { MmState } from './state';
import { figureAt, position } from './testing';
import { beginTurn } from './turn';

const homes = { a8: [0, 'garrison', 'hero'], h1: [1, 'garrison', 'hero'] } as const;

/** Force of attacker and defender in d4, with these types under the control of one seat. */
function force(given: {
  readonly attacker?: FigureType;
  readonly defender?: UnitType;
  readonly controls?: readonly (readonly Structure[])[];
  readonly at?: Structure;
}): readonly (readonly number[])[] {
  const { attacker = 'hero', defender = 'hero', controls = [], at = 'temple' } = given;
  const s = position({
    house: { controlTiming: 'declaredSticky' },
    ground: { d4: ['plains', at] },
    units: {
      ...homes,
      d5: [0, attacker],
      d4: [1, defender, ...(defender === 'garrison' ? [] : ['garrison' as const])],
    },
    control: controls,
  });
  const events: MmEvent[] = [];
  engine.play(
    s,
    0,
    { type: 'step', figure: figureAt(s, 'd5'), to: spaceOf('d4') },
    scriptedDice(6, 6, 1, 1, 6, 6, 1, 1),
    (event) => events.push(event),
  );
  return events.flatMap((event) => (event.type === 'fought' ? [event.force] : []));
}

test.each([
  ['ruins', [0, 0, 2, 0]],
  ['mine', [0, 1, 0, 1]],
  ['tower', [2, 0, 0, 0]],
  ['village', [0, 0, 0, 0]],
  ['city', [0, 0, 0, 0]],
] as const)(
  '%s under control help mage, hero, monster and army so, in attack and defence (chapter 3.4)',
  (structure, plus) => {
    const types = ['mage', 'hero', 'monster', 'army'] as const;
    expect(types.map((attacker) => force({ attacker, controls: [[structure], []] })[0]![0])).toEqual(plus);
    expect(types.map((defender) => force({ defender, controls: [[], [structure]] })[0]![1])).toEqual(plus);
    expect(force({ defender: 'garrison', controls: [[], [structure]] })[0]![1]).toBe(-2);
  },
);

test('MM-029, MM-R29: a Castle helps each unit that defends in it, in its own round', () => {
  expect(force({ at: 'castle' }).map(([, defence]) => defence)).toEqual([2, 0]);
  expect(force({ at: 'castle' }).map(([attack]) => attack)).toEqual([0, 0]);
});

const drawn = (control: readonly Structure[]): number => {
  const s = position({ units: homes, control: [control] });
  engine.play(s, 0, { type: 'done' }, scriptedDice(2));
  return s.hand[0]!.length;
};
test('MM-028, MM-095: cities bring one card more', () => {
  expect([drawn([]), drawn(['city']), drawn(['village'])]).toEqual([1, 2, 1]);
});

test('MM-072, MM-075: five of a type are declared, but never Towns, Castles or Temples', () => {
  const declared = (structure: Structure): number => {
    const labels = ['a1', 'b1', 'c1', 'd1', 'e1'];
    const s: MmState = position({
      house: { templesToWin: null },
      ground: Object.fromEntries(labels.map((label) => [label, ['plains', structure]] as const)),
      units: { ...homes, ...Object.fromEntries(labels.map((label) => [label, [0, 'garrison']] as const)) },
    });
    beginTurn(s, scriptedDice());
    return s.control[0]!;
  };
  const bits = structures.map((structure) => declared(structure) & ~(structure === 'mine' ? 0 : 1 << 5));
  expect(bits).toEqual([1, 0, 1 << 2, 0, 1 << 4, 1 << 5, 0, 1 << 7]);
});

describe('MM-R04: an attacker who leaves a structure counts where he fights', () => {
  const towers = ['a5', 'a6', 'a7', 'a8'] as const;
  /** Force of a mage of seat 0 that leaves the fifth tower in d5 for d4. */
  const leaving = (given: { timing?: string; into?: Structure; guarded?: boolean; first?: number }) => {
    const { timing = 'declaredUntilLost', into = 'mine', guarded = false, first = 0 } = given;
    const held = towers.slice(first);
    const s = position({
      house: { controlTiming: timing },
      ground: {
        d5: ['plains', 'tower'],
        d4: ['plains', into],
        ...Object.fromEntries(towers.map((label) => [label, ['plains', 'tower']] as const)),
      },
      units: {
        ...Object.fromEntries(held.map((label) => [label, [0, 'garrison']] as const)),
        d5: [0, 'mage', ...(guarded ? ['garrison' as const] : [])],
        f8: [0, 'hero'],
        d4: [1, 'garrison'],
        h1: [1, 'garrison', 'hero'],
      },
      control: first === 0 ? [['tower'], []] : [],
    });
    const mage = figureAt(s, 'd5');
    const asked = combatQuestion(s, mage, spaceOf('d4')).attackGarrison;
    const events: MmEvent[] = [];
    const step = { type: 'step', figure: mage, to: spaceOf('d4') } as const;
    engine.play(s, 0, step, scriptedDice(6, 6, 1, 1), (event) => events.push(event));
    const force = events.flatMap((event) => (event.type === 'fought' ? [event.force[0]] : []))[0];
    // What was told before the step is what came.
    expect(asked ?? 0).toBe(force);
    return [force, events.filter(({ type }) => type === 'controlLost').length];
  };

  test.each([
    ['the fifth tower for another structure', {}, [0, 1]],
    ['… where control is as long as the own turn', { timing: 'ownTurnOnly' }, [0, 1]],
    ['… where control only counts', { timing: 'live' }, [0, 0]],
    ['… where what is declared stays', { timing: 'declaredSticky' }, [2, 0]],
    ['… with a garrison left behind', { guarded: true }, [2, 0]],
    ['the fifth tower for another tower', { into: 'tower' }, [2, 0]],
    [
      'the fourth tower for a fifth gains nothing before it is won',
      { timing: 'live', into: 'tower', guarded: true, first: 1 },
      [0, 0],
    ],
  ] as const)('%s', (_, given, [force, lost]) => {
    expect(leaving(given)).toEqual([force, lost]);
  });

  test('a summoned attacker too', () => {
    const ruins = ['a5', 'a6', 'a7', 'a8'];
    const s = position({
      ground: Object.fromEntries([...ruins, 'd5'].map((label) => [label, ['plains', 'ruins']] as const)),
      units: {
        ...Object.fromEntries(ruins.map((label) => [label, [0, 'garrison']] as const)),
        d5: [0, 'monster'],
        g2: [0, 'mage'],
        h1: [1, 'garrison', 'hero'],
      },
      permanents: [['magic-gate']],
      control: [['ruins'], []],
    });
    const [summoner, figure] = [figureAt(s, 'g2'), figureAt(s, 'd5')];
    const events: MmEvent[] = [];
    const choice = { type: 'summon', summoner, figure, to: spaceOf('h1') } as const;
    engine.play(s, 0, choice, scriptedDice(1, 1, 6, 6), (event) => events.push(event));
    expect(events).toContainEqual(expect.objectContaining({ type: 'fought', force: [0, 0] }));
  });
});

import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/scripted-dice';
import { structures, type FigureType, type Structure, type UnitType } from '../catalogue/vocabulary';
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

import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { MrChoice } from '../../../combat/engine/choices';
import { COMMITTED } from '../../../combat/engine/state';
import type { RealmState } from '../state';
import { eveningOf, fieldAt, putDenizens, type Evening } from '../testing/evening';
import { poisonerAt } from '../testing/poisoner';
import { placeNamed } from '../testing/realm';
import { combatOf } from './combat-of';
import { fieldOf } from './fight';
import { combatIn } from './going-on';

const AT = 'cliff-1';
const any = () => seededDice('on');

/** A Witch alone among soldiers who are her allies; she has the color for what she casts. */
function alone(house: Readonly<Record<string, unknown>> = {}): {
  readonly s: RealmState;
  readonly all: number[];
} {
  const s = poisonerAt(AT, house);
  return { s, all: putDenizens(s, AT, 'shq', 's1') };
}
const idle: readonly string[] = ['lured', 'stay', 'enough', 'done'];

/** She does this where it can be done, and as little as can be done else, up to that round. */
function playTo(made: Evening, round: number, wanted: (choice: MrChoice) => boolean): void {
  const isThere = () => (fieldOf(made.s)?.combat.round ?? 0) >= round;
  for (let n = 0; n < 60 && !isThere(); n++) {
    const { choices } = made.offers();
    const inFight = (is: (one: MrChoice) => boolean) =>
      choices.find((one) => one.type === 'fight' && is(one.choice));
    const found =
      inFight(wanted) ??
      inFight(({ type }) => idle.includes(type)) ??
      choices.find((one) => one.type === 'evening-wish' && one.rounds) ??
      choices[0]!;
    made.play(any(), found);
  }
}

describe('rounds that a wish has go on', () => {
  test.each([
    ['and its chit stays tied up', {}, 1],
    ['with enhanced magic nothing is tied up', { 'magic.enhanced': true }, 0],
  ])('MR-B25, MR-S45, MR-091: a spell of the evening works on in the next round, %s', (_, house, bound) => {
    const { s } = alone(house);
    const made = eveningOf(s, any());
    playTo(made, 2, (one) => one.type === 'cast' || (one.type === 'target' && one.who === 0));
    const { combat } = fieldOf(s)!;
    const [witch] = combat.heroes;
    expect(s.fields).toHaveLength(2);
    expect(combat.round).toBe(2);
    expect(witch).toMatchObject({ poison: 0, bound, ties: [{ spell: 0, on: 0 }] });
    expect(combat.game.heroes[0]!.things[witch!.poisoned]!.id).toBe('staff');
    expect(witch!.chits.filter((state) => state === COMMITTED)).toHaveLength(bound);
  });

  test('MR-190: denizens show the sides that they showed, and begin light side up in another clearing', () => {
    const { s, all } = alone();
    const then = fieldAt(s, placeNamed(AT), [0], all);
    const combat = combatOf(s, then);
    combat.foes[1]!.side = 1;
    s.fields = [{ ...then, combat, over: 1 }];
    const sides = (from?: number) =>
      combatIn(s, { ...then, ...(from === undefined ? {} : { from }) }).foes.map(({ side }) => side);
    expect([sides(2), sides()]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

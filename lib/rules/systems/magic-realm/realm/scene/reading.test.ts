import { expect, test } from 'vitest';
import { proveReading, underTest } from '../../../../conformance/playable';
import { seededDice } from '../../../../kernel/game/dice';
import type { AnyPlayable } from '../../../../kernel/game/playable';
import { magicRealm } from '../../index';
import { days } from '../play';

/**
 * Mostly the steady bot plays, which lives longer than chance; what is offered is read all the same. What a seat sees stands
 * for what it imagines, so that its choices are proven to need no more than that.
 */
const lasting = (seed: string): AnyPlayable => {
  const chooser = seededDice(`${seed} lasting`);
  const { engine } = days;
  return {
    ...days,
    foresight: { ...days.foresight, imagine: (view) => engine.clone(view) },
    engine: {
      ...engine,
      play(state, seat, choice, dice, tell) {
        const steady = () =>
          days.steady(engine.view(state, seat), seat, engine.choices(state, seat), chooser);
        engine.play(state, seat, chooser.below(5) === 0 ? choice : steady(), dice, tell);
      },
    },
  };
};

test.each([
  ['one alone', 1, {}],
  ['two', 2, { 'combat.seriousWounds': true }],
  ['four, in the order of the draw', 4, { 'order.mode': 'draw-order' }],
  [
    'three, by many optional rules',
    3,
    {
      'world.seasons': '2',
      'world.commerce': true,
      'party.optionalAbilities': true,
      'natives.grudges': 'extended',
      'natives.watchful': true,
      'natives.extendedTreachery': true,
      'items.dropping': true,
      'items.caching': true,
      'magic.enhancedItems': true,
      'magic.autoEnchant': true,
      'combat.optionalTables': true,
      'monsters.alerted': 'roll',
    },
  ],
] as const)('%s: everything can be read and touched', async (name, players, house) => {
  const under = await underTest(magicRealm, lasting(name), house);
  for (let i = 0; i < 3; i++) {
    const { types } = proveReading(under, players, `${name} ${i}`, 30, 1500);
    expect(types).toContain('record-done');
  }
});

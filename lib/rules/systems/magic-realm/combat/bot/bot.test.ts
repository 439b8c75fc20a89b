import { describe, expect, test } from 'vitest';
import { sharpBot } from '../../../../kernel/game/bots';
import { seededDice } from '../../../../kernel/game/dice';
import { playOut } from '../../../../kernel/game/play';
import { engine } from '../engine';
import { combat, written } from '../engine/testing/play';
import { tableOf, type Fight } from '../engine/testing/table';
import type { MrChoice } from '../engine/choices';
import type { MrState } from '../engine/state';
import { foresight } from './foresight';
import { steady } from './steady';

/** What the steady bot takes, by name. */
function taken(s: MrState, seat = 0): Readonly<Record<string, unknown>> {
  return written(s, seat, steady(engine.view(s, seat), seat, engine.choices(s, seat), seededDice('bot')));
}

/** How often each ending comes. */
function ends(fight: Fight, games: number): Readonly<Record<string, number>> {
  const table = tableOf(fight);
  const out: Record<string, number> = {};
  for (let i = 0; i < games; i++) {
    const dice = seededDice(`bots ${i}`);
    const state = engine.setup(table, dice);
    const { outcome } = playOut(
      engine,
      state,
      (seat, s) => steady(engine.view(s, seat), seat, engine.choices(s, seat), dice),
      dice,
    );
    const by = outcome?.by ?? 'none';
    out[by] = (out[by] ?? 0) + 1;
  }
  return out;
}

describe('the steady bot', () => {
  test('runs from what kills and cannot be killed, and stays where it can win', () => {
    expect(ends({ heroes: ['amazon'], denizens: { 'tremendous-dragon': 1 } }, 20)).toEqual({ fled: 20 });
    expect(ends({ heroes: ['black-knight'], denizens: { 'wolf-a': 1 } }, 60).victory).toBeGreaterThan(55);
  });

  test('tires itself rather than let a quiet round end the combat', () => {
    const { stalemate = 0 } = ends({ heroes: ['dwarf'], denizens: { 'wolf-a': 1 } }, 80);
    expect(stalemate).toBeLessThan(6);
  });

  test('W21: in the first round the longer weapon goes where it maneuvers, later the slower one does not', () => {
    const toward = (round: number): unknown => {
      const game = combat({ round, heroes: [{ id: 'swordsman' }], foes: [{ id: 'giant-bat', on: 0 }] });
      game.play(0, [], { type: 'done' }, { type: 'target' });
      game.play(0, [], { type: 'attack', chit: 'FIGHT M5' }, { type: 'direct', to: 'THRUST' });
      game.play(0, [], { type: 'maneuver', chit: 'MOVE L2**' });
      return taken(game.s).to;
    };
    expect(toward(1)).toBe('CHARGE');
    expect(toward(2)).not.toBe('CHARGE');
  });

  test('casts where it can, and alerts a weapon that gains by it', () => {
    const caster = combat({
      colors: ['purple'],
      heroes: [{ id: 'wizard', with: ['fiery-blast'] }],
      foes: [{ id: 'viper', on: 0 }],
    });
    expect(taken(caster.s).type).toBe('cast');
    // The great sword falls from 6 to a time that undercuts.
    const knight = combat({ heroes: [{ id: 'white-knight' }], foes: [{ id: 'tremendous-dragon', on: 0 }] });
    expect(['alert', 'done']).toContain(taken(knight.s).type);
  });

  test('spreads its attackers over the boxes, and puts the shield where a match would come from', () => {
    const game = combat({
      heroes: [{ id: 'amazon' }],
      foes: ['wolf-a', 'wolf-a', 'wolf-a', 'wolf-b'].map((id) => ({ id, on: 0 })),
    });
    game.play(0, [], { type: 'done' }, { type: 'target' }, { type: 'attack', chit: null });
    game.play(0, [], { type: 'maneuver', chit: 'MOVE M4' }, { type: 'toward', to: 'DODGE' });
    expect(taken(game.s)).toMatchObject({ type: 'shield', to: 'SWING' });
    game.play(0, [], { type: 'shield', to: 'SWING' });
    expect(taken(game.s)).toMatchObject({ type: 'box', to: 1 });
  });
});

describe('the steady bot and its hired natives', () => {
  const entries = ['captain', 'ohq', 'o1', 'o2', 'o3'];

  test('with an order of knights the dragon falls from which its employer alone runs', () => {
    expect(ends({ heroes: ['captain'], denizens: { 'tremendous-dragon': 1 } }, 20)).toEqual({ fled: 20 });
    const { victory = 0 } = ends({ heroes: [{ entries }], denizens: { 'tremendous-dragon': 1 } }, 20);
    expect(victory).toBeGreaterThan(15);
  });

  test('MR-104: a knight takes from his employer what would kill that one', () => {
    const game = combat({
      heroes: [{ id: 'captain' }],
      foes: [{ id: 'heavy-troll' }, { id: 'o1', hirer: 0 }],
    });
    expect(taken(game.s)).toMatchObject({ type: 'lure', by: 'o1', who: 'heavy-troll' });
  });

  test('MR-B45: nobody is betrayed, not even where nothing else is to be aimed at', () => {
    const game = combat({
      rivals: true,
      heroes: [{ id: 'captain' }, { id: 'elf', hidden: true }],
      foes: [{ id: 'g1', hirer: 0 }],
    });
    game.play(1, [], { type: 'stay' }).play(0, [], { type: 'done' });
    while (game.s.phase === 'act') game.play(1, [], { type: 'done' });
    while (engine.toAct(game.s)[0] === 1) game.play(1, [], { type: 'enough' });
    expect(game.offers(0)).toContainEqual({ type: 'target', who: 'g1' });
    expect(taken(game.s).type).toBe('enough');
  });

  test('MR-154: a defender shows the side with which he kills', () => {
    const game = combat({
      heroes: [{ id: 'captain', hidden: true }],
      foes: [{ id: 'tremendous-troll' }, { id: 'r2', hirer: 0 }],
    });
    game.play(0, [], { type: 'lure', who: 'tremendous-troll', by: 'r2' });
    game.play(
      0,
      [],
      { type: 'done' },
      { type: 'enough' },
      { type: 'attack', chit: null },
      { type: 'maneuver', chit: null },
    );
    // T* against H*: only the dark axe gets through.
    expect(taken(game.s)).toEqual({ type: 'post', to: 1 });
  });
});

test('the sharp bot does no worse than the steady one against what is hard to beat', () => {
  const table = tableOf({ heroes: ['white-knight'], denizens: { 'heavy-troll': 1, 'wolf-a': 1 } });
  const sharp = sharpBot<typeof table, MrState, MrChoice, never>(
    { engine: engine as never, steady, foresight },
    20,
  );
  const standing = (
    choose: (s: MrState, seat: number, choices: readonly MrChoice[], i: number) => MrChoice,
  ) => {
    let sum = 0;
    for (let i = 0; i < 8; i++) {
      const dice = seededDice(`duel ${i}`);
      const state = engine.setup(table, dice);
      playOut(
        engine,
        state,
        (seat, s) => choose(engine.view(s, seat), seat, engine.choices(s, seat), i),
        dice,
      );
      sum += foresight.gained!(state, 0);
    }
    return sum;
  };
  const steadily = standing((s, seat, choices, i) =>
    steady(s, seat, choices, seededDice(`a ${i} ${s.round}`)),
  );
  const sharply = standing((s, seat, choices, i) => sharp(s, seat, choices, seededDice(`a ${i} ${s.round}`)));
  expect(sharply).toBeGreaterThanOrEqual(steadily - 1);
});

import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { labelOf, spaceOf } from './board';
import type { MmEvent } from './events';
import { engine } from './index';
import { setup } from './setup';
import type { MmState, Settled } from './state';
import { figureAt, tableOf } from './testing';
import { countFigures } from './units';

const board = { terrain: Array<number>(64).fill(0), structure: Array<number>(64).fill(5) };
type House = Readonly<Record<string, unknown>>;
const corners = ['a8', 'h8', 'h1', 'a1'].map(spaceOf);
/** A table where every seat has taken its corner, as numbered clockwise, and its figure. */
const seated = (
  house: House,
  at: readonly number[],
  figures: readonly number[],
  middle?: number,
): MmState => {
  const seats: readonly Settled[] = at.map((corner, seat) => ({
    corner: corners[corner]!,
    figure: figures[seat]!,
    ...(middle !== undefined && { middle }),
  }));
  return setup({ ...tableOf({ permanentsCount: 0, ...house }), board, seats }, seededDice('seats'));
};

describe('MM-069, MM-R02: who begins', () => {
  /** The order after these rolls, one pair after another. */
  const order = (players: number, at: readonly number[], ...faces: number[]) => {
    const seats = at.map((corner, seat) => ({
      corner: corners[corner]!,
      ...(seat < players - 1 && { figure: 1 }),
    }));
    const s = setup(
      { ...tableOf({ permanentsCount: 0, players, threePlayerMiddle: 'none' }), board, seats },
      seededDice('begin'),
    );
    const events: MmEvent[] = [];
    const last = players - 1;
    const dice = scriptedDice(...faces);
    engine.play(s, last, { type: 'figure', figure: 1 }, dice, (event) => events.push(event));
    expect(dice.spent()).toBe(true);
    const rolls = events.flatMap((event) => (event.type === 'firstRolls' ? [event.rolls] : []));
    expect([s.turn, s.round]).toEqual([1, 1]);
    return { order: s.order, active: s.active, rolls };
  };

  test('rolls most with two dice, and the others follow clockwise by their corners', () => {
    expect(order(3, [3, 0, 2], 2, 2, 6, 1, 3, 3)).toEqual({
      order: [1, 2, 0],
      active: 1,
      rolls: [
        [
          [0, 4],
          [1, 7],
          [2, 6],
        ],
      ],
    });
    expect(order(2, [0, 2], 1, 1, 1, 2).order).toEqual([1, 0]);
  });

  test('with dice of six sides', () => {
    const sides: number[] = [];
    const s = setup(
      { ...tableOf({ permanentsCount: 0 }), board, seats: [{ corner: corners[0]!, figure: 1 }] },
      seededDice('dice'),
    );
    engine.play(s, 1, { type: 'corner', at: corners[2]! }, scriptedDice());
    const dice = { ...scriptedDice(), roll: (of: number) => sides.push(of) };
    engine.play(s, 1, { type: 'figure', figure: 1 }, dice);
    expect(sides).toEqual([6, 6, 6, 6]);
  });

  test('rolls again with those alone who rolled as much', () => {
    expect(order(4, [0, 1, 2, 3], 6, 1, 3, 3, 5, 2, 1, 1, 2, 2, 3, 3)).toEqual({
      order: [2, 3, 0, 1],
      active: 2,
      rolls: [
        [
          [0, 7],
          [1, 6],
          [2, 7],
          [3, 2],
        ],
        [
          [0, 4],
          [2, 6],
        ],
      ],
    });
  });
});

describe('MM-302, MM-R03: three players, and the one in the middle', () => {
  // The second sits between the others; the corner opposite to his is empty.
  const three = (threePlayerMiddle: string, middle?: number) =>
    seated({ players: 3, threePlayerMiddle }, [0, 1, 2], [1, 0, 1], middle);
  const at = (s: MmState, label: string) => figureAt(s, label);
  const choose = (s: MmState, figure: number) => {
    expect(engine.toAct(s)).toEqual([1]);
    expect(engine.choices(s, 1)).toContainEqual({ type: 'middle', figure });
    engine.play(s, 1, { type: 'middle', figure }, seededDice('middle'));
  };

  test('has an extra figure in the empty corner, of the type he names', () => {
    const s = three('extraFigure');
    choose(s, 0);
    expect([at(s, 'h8'), at(s, 'a1'), countFigures(s, 1)]).toEqual([20, 21, 2]);
    const other = three('extraFigure');
    choose(other, 3);
    expect([at(other, 'h8'), at(other, 'a1')]).toEqual([20, 35]);
    // No garrison stands there yet, but in the first Garrison Phase of his own.
    expect(other.garrison[spaceOf('a1')]).toBe(other.active === 1 ? 1 : -1);
  });

  test('may want none', () => {
    const s = three('extraFigure');
    choose(s, -1);
    expect([at(s, 'a1'), countFigures(s, 1), s.phase]).toEqual([-1, 1, 'movement']);
  });

  test('moves his first figure there, or leaves it', () => {
    const s = three('relocate');
    expect(engine.choices(s, 1)).toEqual([
      { type: 'middle', figure: -1 },
      { type: 'middle', figure: 0 },
    ]);
    choose(s, 0);
    expect([at(s, 'h8'), at(s, 'a1'), countFigures(s, 1)]).toEqual([-1, 20, 1]);
    const stays = three('relocate');
    choose(stays, -1);
    expect([at(stays, 'h8'), at(stays, 'a1')]).toEqual([20, -1]);
  });

  test('has what was settled before', () => {
    const s = three('extraFigure', 2);
    expect([s.phase, at(s, 'a1')]).toEqual(['movement', 30]);
  });

  test('is asked for the first corner too, and nobody with two or four players', () => {
    const first = seated({ players: 3 }, [0, 3, 1], [1, 1, 1]);
    expect([first.phase, first.active]).toEqual(['middle', 0]);
    expect(engine.choices(first, 0)).toEqual([-1, 0, 1, 2, 3].map((figure) => ({ type: 'middle', figure })));
    expect(seated({ players: 2 }, [0, 2], [0, 1]).phase).toBe('movement');
    expect(seated({ players: 4 }, [0, 1, 2, 3], [0, 1, 2, 3]).phase).toBe('movement');
  });
});

test('MM-067, MM-301: two players take opposite corners, more take any that is free', () => {
  const offered = (players: number, first: string) => {
    const s = setup({ ...tableOf({ permanentsCount: 0, players }), board }, seededDice('corner'));
    const choices = (seat: Seat) =>
      engine.choices(s, seat).flatMap((one) => (one.type === 'corner' ? [labelOf(one.at)] : []));
    const before = choices(0);
    engine.play(s, 0, { type: 'corner', at: spaceOf(first) }, scriptedDice());
    return [before.length, choices(1)];
  };
  expect([offered(2, 'a8'), offered(2, 'h8'), offered(3, 'h8')]).toEqual([
    [4, ['h1']],
    [4, ['a1']],
    [4, ['a8', 'h1', 'a1']],
  ]);
});

test('MM-068: every type of figure may be the first, and stands in its own corner', () => {
  const s = setup(
    {
      ...tableOf({ permanentsCount: 0 }),
      board,
      seats: corners
        .slice(1, 2)
        .concat(corners[3]!)
        .map((corner) => ({ corner })),
    },
    seededDice('figures'),
  );
  expect(engine.choices(s, 0)).toEqual([0, 1, 2, 3].map((figure) => ({ type: 'figure', figure })));
  engine.play(s, 0, { type: 'figure', figure: 2 }, seededDice('figures'));
  engine.play(s, 1, { type: 'figure', figure: 3 }, seededDice('figures'));
  expect([figureAt(s, 'h8'), figureAt(s, 'a1')]).toEqual([10, 35]);
});

describe('MM-051, MM-065: permanents', () => {
  const lying = { ...seededDice('cards'), shuffle: <T>(items: readonly T[]): T[] => [...items].reverse() };

  test('the deck is shuffled before they are dealt', () => {
    const s = setup({ ...tableOf({ permanentsCount: 2 }), board }, lying);
    expect([s.permanents.flat().every((card) => card < 4), s.deck.length]).toEqual([true, 60]);
  });

  test('who brought some is dealt what he lacks', () => {
    const seats = [{ permanents: ['mm-treants', 'mm-knights'] }, {}];
    const s = setup({ ...tableOf({ permanentsCount: 3 }), board, seats }, seededDice('cards'));
    expect(s.permanents.map((row) => row.length)).toEqual([3, 3]);
  });

  test('in a draft everybody takes one before anybody takes the next; who was dealt his own takes as he likes', () => {
    const after = (permanentsMode: string) => {
      const s = setup(
        { ...tableOf({ permanentsMode, permanentsCount: 2, players: 3 }), board },
        seededDice('keep'),
      );
      const before = engine.toAct(s);
      const [first, , third] = s.pack.map((pack) => [...pack]);
      engine.play(s, 0, engine.choices(s, 0)[0]!, seededDice('keep'));
      const between = engine.toAct(s);
      for (const seat of [1, 2]) engine.play(s, seat, engine.choices(s, seat)[0]!, seededDice('keep'));
      return [
        before,
        between,
        engine.toAct(s),
        s.pack[1]!.join() === first!.slice(1).join(),
        s.pack[0]!.join() === third!.slice(1).join(),
      ];
    };
    expect(after('draft')).toEqual([[0, 1, 2], [1, 2], [0, 1, 2], true, true]);
    expect(after('dealNkeep')).toEqual([[0, 1, 2], [0, 1, 2], [0, 1, 2], false, false]);
  });

  test('what nobody took goes back into the deck', () => {
    const s = setup(
      { ...tableOf({ permanentsMode: 'dealNkeep', permanentsCount: 1 }), board },
      seededDice('keep'),
    );
    for (const seat of [0, 1]) engine.play(s, seat, engine.choices(s, seat)[0]!, seededDice('keep'));
    expect([s.phase, s.deck.length, s.pack]).toEqual(['corner', 62, [[], []]]);
  });
});

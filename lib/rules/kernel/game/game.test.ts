import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadSystem } from '../../registry';
import type { Engine, GameEvent } from './engine';
import { beginGame, playMove, rebuildGame, type GameUnderWay } from './game';
import { readGame } from './game-record';
import { branchGame, cannotTakeBack, correctGame, takeBack } from './going-back';
import { countPaths } from './paths';
import { definePlayable, type AnyPlayable } from './playable';
import { scriptedDice } from './scripted-dice';
import type { AnySystem } from '../system';

/** A race to thirty: a seat rolls a die, peeks at a covered number, or takes a plain step of one. */
interface Race {
  readonly at: number[];
  active: number;
}
type Go = { readonly type: 'roll' | 'peek' | 'step' };
const race: Engine<{ players: number }, Race, Go, GameEvent, Race> = {
  setup: ({ players }) => ({ at: Array.from({ length: players }, () => 0), active: 0 }),
  toAct: ({ at, active }) => (at.some((place) => place >= 30) ? [] : [active]),
  choices: () => [{ type: 'roll' }, { type: 'peek' }, { type: 'step' }],
  play(state, seat, { type }, dice, tell) {
    if (type !== 'peek') state.at[seat]! += type === 'roll' ? dice.roll(6) : 1;
    tell?.({ type, rule: 'X-1' });
    state.active = (state.active + 1) % state.at.length;
  },
  clone: ({ at, active }) => ({ at: [...at], active }),
  outcome: ({ at }) => {
    const winners = [...at.keys()].filter((seat) => at[seat]! >= 30);
    return winners.length > 0 ? { winners, by: 'race', rules: ['X-1'] } : undefined;
  },
  view: (state) => state,
};

const empty = { width: 1, height: 1, spaces: [], lines: [], pieces: [], trays: [], seats: [] };
const playable: AnyPlayable = definePlayable({
  engine: race,
  seats: { least: 2, most: 3 },
  table: ({ lists }) => ({ ok: true, value: { players: lists.length } }),
  steady: (_view, _seat, choices) => choices[0]!,
  foresight: { imagine: (view: Race) => race.clone(view), worth: ({ at }, seat) => at[seat]! / 30, depth: 9 },
  length: { unit: 'step', of: ({ at }: Race) => Math.max(...at) },
  shown: { peek: 'reveal' },
  scene: () => ({ ...empty, phase: { title: 'Race', explains: '' } }),
  choiceWords: (_view, _seat, { type }: Go) => ({ text: type, group: 'Go', rule: 'X-1', touches: [] }),
  eventWords: ({ type }) => ({ text: type }),
  entriesOf: () => [],
  endings: { race: 'first at the goal' },
  boards: {
    schema: z.strictObject({ length: z.int() }),
    named: [{ id: 'short', name: 'Short', explains: '', board: { length: 30 } }],
    ways: [{ id: 'long', name: 'Long', explains: '' }],
    make: (_way, dice) => ({ length: 30 + dice.roll(6) }),
    check: () => [],
    fairness: () => [],
    scene: () => ({ ...empty, phase: { title: 'Track', explains: '' } }),
  },
  situations: [],
});

const [ROLL, PEEK, STEP] = [0, 1, 2];
const must = <T>(result: { ok: true; value: T } | { ok: false; problems: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const played = (game: GameUnderWay, ...moves: readonly number[]): GameUnderWay =>
  moves.reduce((so, nth) => must(playMove(playable, so, (so.record.moves.length % 2) as 0 | 1, nth)), game);

let system: AnySystem;
let start: GameUnderWay;
beforeAll(async () => {
  system = await loadSystem('mms');
  start = must(beginGame(system, playable, { lists: [null, null] }, 'seven'));
});

describe('a record', () => {
  test('rebuilds the game with every position, through JSON', () => {
    const game = played(start, ROLL, STEP, PEEK, ROLL);
    const record = must(readGame(JSON.parse(JSON.stringify(game.record))));
    const again = must(rebuildGame(system, playable, record));
    expect(again).toEqual(game);
    expect(again.states).toHaveLength(5);
  });
  test('does not replay under other rules', () => {
    const { record } = played(start, STEP);
    const old = rebuildGame(system, playable, { ...record, version: '1999.1' });
    expect(old).toMatchObject({ ok: false, problems: [{ code: 'other_rules' }] });
  });
  test('names the move that the rules do not offer, and the seat that was not asked', () => {
    const { record } = played(start, STEP, STEP);
    for (const [wrong, code] of [
      [[0, 9], 'illegal_choice'],
      [[1, 0], 'not_your_turn'],
    ] as const) {
      const result = rebuildGame(system, playable, { ...record, moves: [...record.moves, [...wrong]] });
      expect(result).toMatchObject({
        ok: false,
        problems: [{ code, path: ['moves', 2, expect.anything()] }],
      });
    }
  });
  test.each([
    ['too few seats', { lists: [null] }, ['lists'], 'wrong_seats'],
    [
      'an unknown board',
      { lists: [null, null], board: { named: 'none' } },
      ['board', 'named'],
      'unknown_board',
    ],
    [
      'an unknown way',
      { lists: [null, null], board: { way: 'x', seed: 's' } },
      ['board', 'way'],
      'unknown_way',
    ],
  ])('refuses %s', (_what, setup, path, code) => {
    expect(beginGame(system, playable, setup, 's')).toMatchObject({ ok: false, problems: [{ path, code }] });
  });
});

describe('taking back', () => {
  test('a plain step, to exactly the position before', () => {
    const before = played(start, ROLL);
    const after = played(before, STEP);
    expect(cannotTakeBack(after)).toBeUndefined();
    expect(must(takeBack(after))).toEqual(before);
  });
  test('not past a roll, nor past what was shown, and says why', () => {
    expect(cannotTakeBack(played(start, ROLL))).toMatch(/chance/);
    expect(cannotTakeBack(played(start, PEEK))).toMatch(/hidden/);
    expect(takeBack(played(start, STEP, PEEK))).toMatchObject({ ok: false, problems: [{ code: 'stands' }] });
    expect(cannotTakeBack(start)).toMatch(/Nothing/);
  });
});

describe('a correction', () => {
  let game: GameUnderWay;
  beforeAll(() => {
    game = played(start, STEP, ROLL, ROLL);
  });
  test('goes back past a roll, says so in the record, and the same done again falls as it fell', () => {
    const back = correctGame(game, 1);
    expect(back.states).toEqual(game.states.slice(0, 2));
    expect(back.record.corrections).toEqual([{ at: 1, dropped: 2 }]);
    const again = played(back, ROLL, ROLL);
    expect(again.states).toEqual(game.states);
    const read = must(readGame(JSON.parse(JSON.stringify(again.record))));
    expect(must(rebuildGame(system, playable, read))).toEqual(again);
  });
  test('is not forgotten by a later one, nor by taking back', () => {
    const twice = correctGame(played(correctGame(game, 2), STEP), 0);
    expect(twice.record.corrections).toEqual([
      { at: 0, dropped: 1 },
      { at: 0, dropped: 3 },
    ]);
    const plain = must(takeBack(correctGame(game, 1)));
    expect(plain.record).toMatchObject({ moves: [], corrections: [{ at: 0, dropped: 2 }] });
  });
  test('is no matter of a branch from before it', () => {
    const back = correctGame(game, 2);
    expect(branchGame(back, 1).record.corrections).toBeUndefined();
    expect(branchGame(back, 2).record.corrections).toEqual([{ at: 2, dropped: 1 }]);
  });
});

test('where a bot stood in for somebody goes as far as the game does, and rebuilds nothing', () => {
  const { record, ...game } = played(start, STEP, ROLL, ROLL);
  const standIns = [
    { seat: 0, from: 0, to: 0 },
    { seat: 0, from: 1, to: 2 },
  ];
  const marked = must(readGame({ ...record, standIns }));
  expect(must(rebuildGame(system, playable, marked)).states).toEqual(game.states);
  const cuts = [0, 1, 2, 3].map((move) => branchGame({ ...game, record: marked }, move).record.standIns);
  expect(cuts).toEqual([undefined, [standIns[0]], [standIns[0], { seat: 0, from: 1, to: 1 }], standIns]);
});

describe('a branch', () => {
  test('goes its own way and leaves the game alone', () => {
    const game = played(start, ROLL, ROLL, ROLL);
    const branch = branchGame(game, 1);
    expect(branch.states).toEqual(game.states.slice(0, 2));
    expect(played(branch, ROLL, ROLL).states).toEqual(game.states);
    expect(game.record.moves).toHaveLength(3);
  });
  test('with luck of its own replays the same afterwards', () => {
    const game = played(start, ROLL, ROLL, ROLL, ROLL);
    const ends = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const branch = played(branchGame(game, 2, seed), ROLL, ROLL);
      expect(branch.states.slice(0, 3)).toEqual(game.states.slice(0, 3));
      expect(must(rebuildGame(system, playable, branch.record))).toEqual(branch);
      ends.add(JSON.stringify(branch.states.at(-1)));
    }
    expect(ends.size).toBeGreaterThan(1);
  });
});

test('paths are counted as choices to the power of the depth', () => {
  const state = race.setup({ players: 2 }, scriptedDice());
  expect(countPaths(race, state, 3, () => scriptedDice(1))).toBe(27);
  expect(countPaths(race, { at: [30, 0], active: 0 }, 3, () => scriptedDice())).toBe(1);
});

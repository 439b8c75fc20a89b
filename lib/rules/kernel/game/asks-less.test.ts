import { beforeAll, expect, test } from 'vitest';
import { loadSystem } from '../../registry';
import { asksAll, underToday } from './asks-less';
import type { Engine, GameEvent } from './engine';
import { beginGame, lastState, playMove, rebuildGame, type GameUnderWay } from './game';
import { branchGame, takeBack } from './going-back';
import { readGame, type GameRecord } from './game-record';
import type { AnyPlayable } from './playable';
import type { AnySystem } from '../system';

/** Somebody walks to ten; after every second step he rests, which was asked for once, and then a die throws him back or not. */
interface Walk {
  readonly asksLess: true | undefined;
  at: number;
  tired: boolean;
}
type Do = { readonly type: 'one' | 'two' | 'rest' };
const walk: Engine<{ asksAll?: true }, Walk, Do, GameEvent, Walk> = {
  setup: (table) => ({ asksLess: table.asksAll ? undefined : true, at: 0, tired: false }),
  toAct: ({ at }) => (at >= 10 ? [] : [0]),
  choices: ({ tired }) => (tired ? [{ type: 'rest' }] : [{ type: 'one' }, { type: 'two' }]),
  play(state, _seat, { type }, dice, tell) {
    if (type !== 'rest') {
      state.at += type === 'one' ? 1 : 2;
      state.tired = true;
      tell?.({ type, rule: 'X-1' });
      if (!state.asksLess) return;
    }
    state.tired = false;
    state.at -= dice.roll(2) - 1;
    tell?.({ type: 'rested', rule: 'X-2' });
  },
  clone: (state) => ({ ...state }),
  outcome: ({ at }) => (at >= 10 ? { winners: [0], by: 'goal', rules: ['X-1'] } : undefined),
  view: (state) => state,
};

const LESS = '2026.3.10';
const playable = (asksLess?: AnyPlayable['asksLess']): AnyPlayable =>
  ({
    engine: walk,
    seats: { least: 2, most: 2 },
    table: (wish: { asksAll?: true }) => ({ ok: true, value: wish }),
    shown: {},
    ...(asksLess ? { asksLess } : {}),
  }) as unknown as AnyPlayable;
const before = playable();
const today = playable({ since: LESS, after: '2026.3.9' });

let system: AnySystem;
const under = (version: string): AnySystem => ({ ...system, version });
beforeAll(async () => {
  system = await loadSystem('mms');
});

const must = <T>(result: { ok: true; value: T } | { ok: false; problems: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const on = (of: AnyPlayable, game: GameUnderWay, most = 99): GameUnderWay =>
  most > 0 && walk.toAct(lastState(game) as Walk).length > 0
    ? on(of, must(playMove(of, game, 0, (game.states.at(-1) as Walk).tired ? 0 : 1)), most - 1)
    : game;

/** A game that was played by an engine that asked for every rest, and knew nothing of one that asks less. */
const old = (most?: number): GameUnderWay => {
  const begun = must(beginGame(under('2026.3.9'), before, { lists: [null, null] }, 'walk'));
  const asked: GameUnderWay = { ...begun, states: [{ ...lastState(begun), asksLess: undefined }] };
  return on(before, asked, most);
};

test('a game begun when every question was asked replays to its end with the same dice', () => {
  const then = old();
  const kept = must(readGame(JSON.parse(JSON.stringify(then.record))));
  const again = must(rebuildGame(under(LESS), today, kept));
  expect(again.states).toEqual(then.states);
  expect(again.turnings).toEqual(then.turnings);
  expect(again.record).toEqual({ ...kept, version: LESS, asksAll: true });
  // Of today, it is kept and opened again like every other.
  expect(
    must(rebuildGame(under('2026.3.11'), today, { ...again.record, version: '2026.3.11' })),
  ).toMatchObject({
    states: then.states,
  });
});

test('it is played on, taken back and branched as it was begun', () => {
  const half = must(rebuildGame(under(LESS), today, old(5).record));
  const whole = old();
  const more = on(today, half);
  expect(more.states).toEqual(whole.states);
  expect(more.record.moves).toEqual(whole.record.moves);
  const step = must(rebuildGame(under(LESS), today, old(7).record));
  const back = must(takeBack(step));
  const branch = branchGame(step, 4, 'other luck');
  for (const { record } of [back, branch]) {
    expect(record.asksAll).toBe(true);
    expect(must(rebuildGame(under(LESS), today, record)).record).toEqual(record);
  }
});

test('a game begun today asks less', () => {
  const { record } = on(today, must(beginGame(under(LESS), today, { lists: [null, null] }, 'walk')));
  expect([record.asksAll, record.moves.every(([, nth]) => nth === 1)]).toEqual([undefined, true]);
  expect(must(rebuildGame(under(LESS), today, record)).states.at(-1)).toMatchObject({ asksLess: true });
});

const record = (version: string, more: Partial<GameRecord> = {}): GameRecord => ({
  ...old(0).record,
  version,
  ...more,
});

test.each([
  ['2025.12', true],
  ['2026.3', true],
  ['2026.3.9', true],
  ['2026.3.10', false],
  ['2026.3.11', false],
  ['2026.10', false],
  ['2027.1', false],
])('a game begun under %s has to be asked everything: %s', (version, all) => {
  expect(asksAll(today, record(version))).toBe(all);
  expect(asksAll(before, record(version))).toBe(false);
  expect(asksAll(today, record(version, { asksAll: true }))).toBe(true);
});

test('only records of the version just before replay, and only as long as nothing else has changed', () => {
  expect(underToday(under(LESS), today, record('2026.3.8'))).toBeUndefined();
  expect(underToday(under('2026.3.11'), today, record('2026.3.9'))).toBeUndefined();
  expect(underToday(under(LESS), playable({ since: LESS }), record('2026.3.9'))).toBeUndefined();
  expect(underToday(under(LESS), before, record('2026.3.9'))).toBeUndefined();
  expect(underToday(under(LESS), today, record('2026.3.9', { system: 'other' }))).toBeUndefined();
  expect(underToday(under(LESS), today, record(LESS))).toEqual(record(LESS));
});

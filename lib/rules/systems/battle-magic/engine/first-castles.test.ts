import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { plainMap } from '../boards/fixture';
import { engine } from './index';
import type { BmChoice, BmState } from './state';
import { find, play, tableOf, unitAt } from './testing';

const settle = (at: number): BmChoice => ({ type: 'settle', at });
const dice = () => seededDice('first castles');

/** Six coasts on a row of sea, each two territories of land; numbers 1, 4, 7, … are coasts. */
const coasts = (many: number) =>
  plainMap(
    Array.from({ length: 3 * many }, (_, i) => (i % 3 === 2 ? 'sea' : 'clear')),
    Array.from({ length: many }, (_, i): [number, number][] => [
      [3 * i + 1, 3 * i + 2],
      [3 * i + 1, 3 * i + 3],
      ...(i > 0 ? ([[3 * i, 3 * i + 3]] as [number, number][]) : []),
    ]).flat(),
  );

const begun = (many: number, house: Readonly<Record<string, unknown>>): BmState =>
  engine.setup(tableOf(coasts(many), { castleMinDistance: 4, ...house }), dice());

describe('castles written in secret (BM-R03)', () => {
  const secret = { setupOrder: 'secretSimultaneous', players: 3 };

  test('those far enough from all stand, and only the others write again', () => {
    const s = begun(8, secret);
    play(s, settle(0), dice(), 0);
    play(s, settle(3), dice(), 1);
    const events = play(s, settle(21), dice(), 2);
    expect(find(events, 'rewritten')).toMatchObject([{ rule: 'BM-R03', seats: [0, 1] }]);
    expect([s.castles, s.phase, engine.toAct(s), s.written]).toEqual([
      [0, 0, 1],
      'castle',
      [0, 1],
      [-1, -1, -1],
    ]);
    // Too near the one that stands nobody may write.
    expect(engine.choices(s, 0)).not.toContainEqual(settle(18));
    play(s, settle(0), dice(), 0);
    const last = play(s, settle(9), dice(), 1);
    expect([s.castles, s.phase, engine.toAct(s)]).toEqual([[1, 1, 1], 'army', [0]]);
    expect(find(last, 'rewritten')).toEqual([]);
  });

  test('all write again where those that stand would leave no room', () => {
    const s = begun(8, { ...secret, players: 4 });
    // Each alone leaves room for the others; between 3 and 18 there is room for one.
    for (const [seat, at] of [3, 18, 12, 12].entries()) play(s, settle(at), dice(), seat);
    expect([s.castles, engine.toAct(s)]).toEqual([
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ]);
  });

  test('after eight times the rest place theirs in the open, by seat', () => {
    const s = begun(8, { ...secret, players: 2 });
    for (let i = 0; i < 8; i++) {
      expect(engine.toAct(s)).toEqual([0, 1]);
      play(s, settle(0), dice(), 0);
      play(s, settle(3), dice(), 1);
    }
    expect(engine.toAct(s)).toEqual([0]);
    play(s, settle(0), dice(), 0);
    expect([engine.toAct(s), s.castles]).toEqual([[1], [1, 0]]);
    expect(engine.choices(s, 1)).not.toContainEqual(settle(3));
  });
});

describe('after the castles (BM-085, BM-086, BM-R04)', () => {
  test('the army goes on free land beside it, the ship on free water, and nowhere else', () => {
    const map = plainMap(
      ['clear', 'clear', 'sea', 'clear', 'clear', 'sea'],
      [
        [1, 2],
        [1, 3],
        [1, 4],
        [4, 5],
        [2, 5],
        [5, 6],
        [3, 6],
        [2, 4],
      ],
    );
    const before = engine.setup(tableOf(map, { castleMinDistance: 3 }), dice());
    play(before, settle(0), dice(), 0);
    play(before, settle(4), dice(), 1);
    expect(engine.choices(before, 0)).toEqual([settle(1), settle(3)]);
    play(before, settle(1), dice(), 0);
    // On 2 stands the army of seat 0 already.
    expect(engine.choices(before, 1)).toEqual([settle(3)]);
    play(before, settle(3), dice(), 1);
    expect(engine.choices(before, 0)).toEqual([settle(2)]);
    play(before, settle(2), dice(), 0);
    const s = engine.clone(before);
    const events = play(s, settle(5), dice(), 1);
    expect(find(events, 'turnBegan')).toMatchObject([{ rule: 'BM-091', turn: 1, round: 1 }]);
    expect([s.active, unitAt(s, 2, 'army') >= 0, unitAt(s, 3, 'ship') >= 0]).toEqual([
      s.order[0],
      true,
      true,
    ]);
    // Whoever cuts highest begins, not who placed last (BM-089, BM-090).
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const game = engine.clone(before);
      play(game, settle(5), seededDice(seed), 1);
      expect(game.active).toBe(game.order[0]);
      return game.active;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});

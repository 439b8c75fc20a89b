import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { domains } from '../catalogue/index';
import { drawingFaults } from '../legality/domain';
import { drawingArea, padIds, type Board } from './board';
import { drawDomain } from './generate';
import { distances, shapeOf } from './graph';
import { gridBoard } from './grid-board';
import { gatesOf } from './routes';

const drawn = (seed: string, spots = 27): Board => drawDomain(seededDice(seed), spots);
const typed = (board: Board, type: string): string[] =>
  board.spots.filter((s) => s.type === type).map((s) => s.id);

/** Do two drawn lines meet anywhere but at a spot of both? */
function crossings(board: Board): string[] {
  const at = new Map(board.spots.map((s) => [s.id, s]));
  const side = (a: string, b: string, c: string): number => {
    const [p, q, r] = [at.get(a)!, at.get(b)!, at.get(c)!];
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  };
  return board.lines.flatMap(([a, b], i) =>
    board.lines
      .slice(i + 1)
      .filter(([c, d]) => new Set([a, b, c, d]).size === 4)
      .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
      .map(([c, d]) => `${a}–${b} and ${c}–${d}`),
  );
}

describe('SS-R77: a drawn domain', () => {
  test('passes every check, is equal for both sides and as deep as the house boards', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(27, 29, 31), (seed, spots) => {
        const board = drawn(seed, spots);
        expect(board).not.toBe(gridBoard);
        expect(board.spots).toHaveLength(spots);
        expect(drawingFaults(board)).toEqual([]);
        expect(shapeOf(board)).toMatchObject({
          connected: true,
          cuts: [],
          symmetric: true,
          nexuses: 1,
          entry: 5,
          exit: 6,
        });
        expect(crossings(board)).toEqual([]);
        const [nexus] = typed(board, 'nexus');
        expect(shapeOf(board).graph.get(nexus!)).toHaveLength(4);
      }),
      { numRuns: 25 },
    );
  });

  test('has traps across every way to the nexus, none beside it or beside a pad', () => {
    for (let i = 0; i < 20; i++) {
      const board = drawn(`traps ${i}`);
      const traps = new Set(typed(board, 'trap'));
      const [nexus] = typed(board, 'nexus');
      const gates = gatesOf(board, ['TXL', 'RXL', 'TXR', 'RXR']);
      const graph = new Map(
        [...shapeOf(board).graph]
          .filter(([spot]) => !traps.has(spot))
          .map(([spot, next]) => [spot, next.filter((s) => !traps.has(s))]),
      );
      const open = distances(graph, [nexus!]);
      expect(gates.filter((gate) => open.has(gate))).toEqual([]);
      expect([...gates, ...shapeOf(board).graph.get(nexus!)!].filter((s) => traps.has(s))).toEqual([]);
      expect(traps.size).toBeGreaterThanOrEqual(6);
    }
  });

  test('lets a shortest way in or out pass one trap at every pad, and a way across two, as on the house boards', () => {
    /** Traps met on every shortest way between two sets of spots. */
    const onShortest = (board: Board, from: readonly string[], to: readonly string[]): Set<number> => {
      const { graph } = shapeOf(board);
      const traps = new Set(typed(board, 'trap'));
      const steps = distances(graph, from);
      const near = Math.min(...to.map((spot) => steps.get(spot)!));
      const walk = (spot: string): readonly number[] => {
        const here = traps.has(spot) ? 1 : 0;
        if (steps.get(spot) === 0) return [here];
        const before = graph.get(spot)!.filter((s) => steps.get(s) === steps.get(spot)! - 1);
        return before.flatMap(walk).map((n) => n + here);
      };
      return new Set(to.filter((spot) => steps.get(spot) === near).flatMap(walk));
    };
    const drafts = Array.from({ length: 30 }, (_, i) => drawn(`ways ${i}`, [27, 29, 31, 51][i % 4]));
    for (const board of [...domains.map((d) => d.board), ...drafts]) {
      const nexus = typed(board, 'nexus');
      for (const pad of padIds)
        expect([pad, ...onShortest(board, gatesOf(board, [pad]), nexus)]).toEqual([pad, 1]);
      // With any one trap shut, whoever crosses still meets another.
      const traps = typed(board, 'trap');
      for (const one of traps) {
        const open = new Map(
          [...shapeOf(board).graph].filter(([spot]) => spot === one || !traps.includes(spot)),
        );
        const within = new Map([...open].map(([s, next]) => [s, next.filter((n) => open.has(n))]));
        for (const [rx, tx] of [
          ['RXL', 'TXR'],
          ['RXR', 'TXL'],
        ] as const) {
          const reached = distances(within, gatesOf(board, [rx]));
          expect(gatesOf(board, [tx]).filter((spot) => reached.has(spot))).toEqual([]);
        }
      }
    }
  });

  test('keeps its depth with the optional rocks (SS-R56)', () => {
    for (let i = 0; i < 20; i++) {
      const board = drawn(`rocks ${i}`);
      const rocks = new Set(board.rocks);
      expect(rocks.size).toBe(2);
      const open: Board = {
        ...board,
        spots: board.spots.filter((s) => !rocks.has(s.id)),
        lines: board.lines.filter(([a, b]) => !rocks.has(a) && !rocks.has(b)),
      };
      expect(shapeOf(open)).toMatchObject({ connected: true, entry: 5, exit: 6 });
    }
  });

  test('is the same for the same seed and another for another', () => {
    expect(drawn('one')).toEqual(drawn('one'));
    expect(new Set(Array.from({ length: 20 }, (_, i) => JSON.stringify(drawn(`s${i}`)))).size).toBe(20);
  });

  test('grows where the table wants more room, and stays on its sheet', () => {
    for (const spots of [51, 57, 61]) {
      const board = drawn('wide', spots);
      expect(board.spots.length).toBe(spots);
      expect(drawingFaults(board)).toEqual([]);
      expect(shapeOf(board)).toMatchObject({ connected: true, cuts: [], symmetric: true, entry: 6, exit: 7 });
      for (const { x, y } of board.spots) {
        expect(x).toBeLessThan(drawingArea.wMm);
        expect(y).toBeLessThan(drawingArea.hMm);
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { domains } from '../catalogue/index';
import { drawingFaults } from '../legality/domain';
import { padIds, type Board } from './board';
import { distances, isSymmetric, neighboursOf, shapeOf } from './graph';
import { gridBoard } from './grid-board';
import { openSpots, settle } from './settle';

const farthest = (board: Board): number => {
  const graph = neighboursOf(board);
  return Math.max(...board.spots.map((s) => Math.max(...distances(graph, [s.id]).values())));
};

const nearReceiver = (board: Board): number => {
  const gates = board.pads.filter((p) => p.id === 'RXL').flatMap((p) => p.attached);
  return [...distances(neighboursOf(board), gates).values()].filter((d) => d <= 5).length;
};

describe.each(domains.map((d) => [d.name, d] as const))('%s', (_, domain) => {
  const { board, indicia } = domain;
  const shape = shapeOf(board);

  test('has 27 spots, one nexus with four lines, four pads with two spots each', () => {
    expect(board.spots).toHaveLength(27);
    expect(shape.nexuses).toBe(1);
    const nexus = board.spots.find((s) => s.type === 'nexus')!;
    expect(shape.graph.get(nexus.id)).toHaveLength(4);
    expect(board.pads.map((p) => p.id).sort()).toEqual([...padIds].sort());
    for (const pad of board.pads) expect(pad.attached).toHaveLength(2);
  });

  test('hangs together without a cut spot and is equal for both sides', () => {
    expect(drawingFaults(board)).toEqual([]);
    expect(shape).toMatchObject({ connected: true, cuts: [], symmetric: true, entry: 5, exit: 6 });
  });

  test('has the figures that its entry shows', () => {
    expect(indicia).toMatchObject({
      lines: board.lines.length,
      traps: shape.traps,
      entry: shape.entry,
      exit: shape.exit,
      diameter: farthest(board),
      near: nearReceiver(board),
    });
  });

  test('no trap lies beside a pad or beside the nexus', () => {
    const trap = new Set(board.spots.filter((s) => s.type === 'trap').map((s) => s.id));
    const nexus = board.spots.find((s) => s.type === 'nexus')!.id;
    expect(board.pads.flatMap((p) => p.attached).filter((s) => trap.has(s))).toEqual([]);
    expect(shape.graph.get(nexus)!.filter((s) => trap.has(s))).toEqual([]);
  });

  test('keeps its distances with the optional rocks', () => {
    const rocks = new Set(board.rocks);
    const open: Board = {
      ...board,
      spots: board.spots.filter((s) => !rocks.has(s.id)),
      lines: board.lines.filter(([a, b]) => !rocks.has(a) && !rocks.has(b)),
    };
    expect(rocks.size).toBe(2);
    expect(shapeOf(open)).toMatchObject({ connected: true, entry: 5, exit: 6 });
  });
});

test('SS-E21: from nexus to nexus of the neighbour is 11 steps, between any two boards', () => {
  for (const from of domains)
    for (const to of domains) expect(shapeOf(from.board).exit! + shapeOf(to.board).entry!).toBe(11);
});

test('the plain grid is a fault-free board of 63 spots', () => {
  expect(gridBoard.spots).toHaveLength(63);
  expect(drawingFaults(gridBoard)).toEqual([]);
  expect(shapeOf(gridBoard)).toMatchObject({
    connected: true,
    cuts: [],
    symmetric: true,
    nexuses: 1,
    traps: 6,
  });
});

test('a mirrored board is equal for both sides, a lopsided one is not', () => {
  const mirrored: Board = {
    spots: [
      { id: 'A1', x: 35, y: 30, type: 'plain' },
      { id: 'B1', x: 235, y: 30, type: 'plain' },
      { id: 'N', x: 135, y: 60, type: 'nexus' },
    ],
    lines: [
      ['A1', 'N'],
      ['B1', 'N'],
    ],
    pads: [
      { id: 'TXL', x: 10, y: 20, attached: ['A1'] },
      { id: 'RXL', x: 10, y: 40, attached: ['A1'] },
      { id: 'TXR', x: 260, y: 20, attached: ['B1'] },
      { id: 'RXR', x: 260, y: 40, attached: ['B1'] },
    ],
    rocks: [],
  };
  expect(isSymmetric(mirrored)).toBe(true);
  expect(isSymmetric({ ...mirrored, lines: [['A1', 'N']] })).toBe(false);
  expect(shapeOf(mirrored).cuts).toEqual(['N']);
});

test('SS-L19: sides are equal to a thousandth of a millimetre', () => {
  const { board } = domains[0]!;
  const moved = (x: number): number => (x < 135 ? x + 0.3 : x > 135 ? Number((x - 0.3).toFixed(1)) : x);
  expect(isSymmetric({ ...board, spots: board.spots.map((s) => ({ ...s, x: moved(s.x) })) })).toBe(true);
  const [first, ...rest] = board.spots;
  expect(isSymmetric({ ...board, spots: [{ ...first!, x: first!.x + 0.01 }, ...rest] })).toBe(false);
});

test('settling keeps what stands well and places the rest, wizard on the nexus', () => {
  const { board } = domains[0]!;
  const counts = { pion: 6, guard: 2, warrior: 1, wizard: 1 };
  const placement = settle(board, true, counts, { A1: 'pion', TXL: 'pion', C2: 'guard' });
  expect(placement.A1).toBe('pion');
  expect(placement.D3).toBe('wizard');
  expect(Object.keys(placement)).toHaveLength(10);
  const open = new Set(openSpots(board, true));
  for (const spot of Object.keys(placement)) expect(open, spot).toContain(spot);
});

test('settling leaves out pieces that the army does not have', () => {
  const { board } = domains[0]!;
  const counts = { pion: 1, guard: 0, warrior: 0, wizard: 1 };
  const placement = settle(board, false, counts, { A1: 'pion', A2: 'pion', A4: 'guard', A5: 'none' });
  expect(placement).toEqual({ A1: 'pion', D3: 'wizard' });
});

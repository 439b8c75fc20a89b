import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { domains } from '../catalogue/index';
import { House } from '../house';
import type { Board } from './board';
import { gridBoard } from './grid-board';
import { boards } from './maker';
import { raidRoutes } from './routes';

const usual = House.parse({});
const board = (i: number): Board => domains[i]!.board;

describe('boards of a table', () => {
  test('every way gives boards that pass their checks, under any agreement on room', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...boards.ways.map((w) => w.id)),
        fc.integer({ min: 2, max: 7 }),
        fc.record({
          minFreeSpots: fc.constantFrom(10, 10, 10, 17, 18, 25, 40),
          armyMode: fc.constantFrom('standard', 'points'),
          initialRocks: fc.boolean(),
          domainCopies: fc.boolean(),
          domainSet: fc.subarray(
            domains.map((d) => d.id),
            { minLength: 1 },
          ),
        }),
        (seed, way, players, house) => {
          const agreed = House.parse({ ...house, players, maxPieces: 14 });
          const realm = boards.make(way, seededDice(seed), players, agreed);
          expect(boards.check(realm, players, agreed).filter((f) => f.severity === 'error')).toEqual([]);
          expect(boards.schema.parse(JSON.parse(JSON.stringify(realm)))).toEqual(realm);
          expect(boards.make(way, seededDice(seed), players, agreed)).toEqual(realm);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('new boards have no finding at all, and one for all is even in every figure', () => {
    for (let i = 0; i < 10; i++) {
      const realm = boards.make('symmetric', seededDice(`m${i}`), 4, usual);
      expect(boards.check(realm, 4, usual)).toEqual([]);
      for (const { label, bySeat, score } of boards.fairness(realm, 4, usual)) {
        expect(bySeat, label).toHaveLength(4);
        expect(score, label).toBe(1);
      }
    }
  });

  test('SS-L24: different boards where the table wants them', () => {
    const house = House.parse({ domainCopies: false, domainSet: ['ss-house-1', 'ss-house-2'] });
    const realm = boards.make('random', seededDice('x'), 3, house);
    expect(new Set(realm.domains.map((d) => JSON.stringify(d))).size).toBe(3);
    const twice = { domains: [board(0)] };
    expect(boards.check(twice, 2, house).map((f) => f.code)).toEqual(['SS-L24']);
    expect(boards.check(twice, 2, usual)).toEqual([]);
  });

  test('SS-011, SS-L04: a house board that the agreement bans is not dealt', () => {
    const [first, ...others] = domains;
    for (let i = 0; i < 20; i++) {
      const only = boards.make('random', seededDice(`ban ${i}`), 2, usual, (id) => id === first!.id);
      expect(only.domains).toEqual([first!.board, first!.board]);
      const rest = boards.make('random', seededDice(`ban ${i}`), 2, usual, (id) => id !== first!.id);
      expect(others.map((d) => d.board)).toEqual(expect.arrayContaining([...rest.domains]));
    }
  });

  test('SS-L18, SS-L19: a spoilt board is named with its spots', () => {
    const house = board(0);
    const loop: Board = { ...house, lines: [...house.lines, ['A1', 'A1']] };
    expect(boards.check({ domains: [loop] }, 2, usual)).toMatchObject([
      { code: 'SS-L18', severity: 'error', spaces: ['0-A1'] },
      { code: 'SS-L19', severity: 'warning' },
    ]);
    const bare: Board = { ...house, spots: house.spots.map((s) => ({ ...s, type: 'plain' })) };
    expect(boards.check({ domains: [house, bare] }, 2, usual)).toMatchObject([
      { code: 'SS-L19', severity: 'warning' },
      { code: 'SS-L19', severity: 'warning' },
    ]);
    const crowded = House.parse({ minFreeSpots: 20 });
    expect(boards.check({ domains: [house] }, 2, crowded)).toMatchObject([{ code: 'SS-L18', spaces: [] }]);
  });

  test('SS-L20: domains of very different depth', () => {
    const house = board(0);
    const short: Board = { ...house, lines: [...house.lines, ['A2', 'D3'], ['D3', 'G4']] };
    expect(boards.check({ domains: [house, short] }, 2, usual).map((f) => f.code)).toContain('SS-L20');
  });

  test('SS-E21: 11 steps from nexus to nexus, whatever house boards meet; two raid routes on each', () => {
    for (const a of domains)
      for (const b of domains) {
        const [way] = boards.fairness({ domains: [a.board, b.board] }, 2, usual);
        expect(way?.bySeat).toEqual([11, 11]);
      }
    expect(domains.map((d) => raidRoutes(d.board))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('SS-R77: open to raids is what the table of the house boards counts, from one receiver', () => {
    const realm = { domains: domains.map((d) => d.board) };
    const open = boards.fairness(realm, 6, usual).find(({ label }) => label === 'Open to raids');
    expect(open?.bySeat).toEqual([17, 18, 18, 20, 18, 21]);
    expect(open?.score).toBeCloseTo(17 / 21);
  });

  test('SS-R56: rocks of the start are in the figures where the table plays with them', () => {
    const rocks = House.parse({ initialRocks: true });
    const realm = { domains: [gridBoard] };
    const figure = (label: string, house: House) =>
      boards.fairness(realm, 2, house).find((one) => one.label === label)?.bySeat;
    expect(figure('Raid routes', usual)).toEqual([4, 4]);
    expect(figure('Raid routes', rocks)).toEqual([2, 2]);
    expect(figure('Room', rocks)).toEqual([61, 61]);
    const walled = { ...board(0), rocks: ['C4', 'E4'] };
    const lone = boards.fairness({ domains: [walled, board(0)] }, 2, rocks);
    expect(lone.find(({ label }) => label === 'Depth')?.bySeat).toEqual([5, 5]);
    expect(lone.find(({ label }) => label === 'Both sides alike')?.bySeat[0]).toBeLessThan(1);
  });

  test('a scene shows every spot and pad of every domain once, all on the sheet', () => {
    for (const players of [1, 2, 3, 4, 7]) {
      const realm = { domains: Array.from({ length: players }, (_, i) => board(i % 6)) };
      const scene = boards.scene(realm);
      expect(new Set(scene.spaces.map((s) => s.id)).size).toBe(scene.spaces.length);
      expect(scene.spaces).toHaveLength(players * 31);
      for (const { shape } of scene.spaces)
        shape.forEach((n, i) => {
          expect(n).toBeGreaterThan(0);
          expect(n).toBeLessThan(i % 2 === 0 ? scene.width : scene.height);
        });
      for (const { space } of scene.pieces) expect(scene.spaces.map((s) => s.id)).toContain(space);
    }
  });
});

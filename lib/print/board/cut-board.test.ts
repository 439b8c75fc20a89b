import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { loadSources } from '../sources';
import { bordersOf } from './borders';
import { cutBoard } from './cut-board';
import { drawBoard } from './draw-board';
import { inkOf } from './ink';
import { seamsOf } from './seams';

describe('a board is cut', () => {
  const a4 = { paper: 'a4', marginMm: 5, overlapMm: 8 } as const;

  test.each([
    ['a small one on one page', 150, 200, 1, 1],
    ['a wide one on its side', 270, 180, 1, 1],
    ['a large one on as few pages as will do', 516, 516, 3, 2],
    ['one that a little less overlap saves two pages of', 372, 372, 2, 2],
  ])('%s', (_, wMm, hMm, columns, rows) => {
    const cut = cutBoard({ wMm, hMm }, a4);
    expect([cut.columns, cut.rows].sort()).toEqual([columns, rows].sort());
  });

  test.each([
    [0, 0, 8],
    [8, 8, 8],
    // With all thirty there would be nine.
    [30, 24, 8],
  ])('so that the pages hold all of it: for %i mm they share %i, on %i pages', (wished, shared, count) => {
    const cut = cutBoard({ wMm: 700, hMm: 500 }, { ...a4, overlapMm: wished });
    expect([cut.overlap, cut.pages.length]).toEqual([shared, count]);
    for (const page of cut.pages) {
      const right = cut.pages.find((p) => p.row === page.row && p.column === page.column + 1);
      const below = cut.pages.find((p) => p.column === page.column && p.row === page.row + 1);
      if (right) expect(page.x + page.w - right.x).toBeCloseTo(shared, 6);
      else expect(page.x + page.w).toBeCloseTo(700, 6);
      if (below) expect(page.y + page.h - below.y).toBeCloseTo(shared, 6);
      else expect(page.y + page.h).toBeCloseTo(500, 6);
      expect(page.w).toBeLessThanOrEqual(cut.pageW - 2 * cut.edge + 0.001);
      expect(page.h).toBeLessThanOrEqual(cut.pageH - 2 * cut.edge + 0.001);
    }
  });

  test('with a letter for each seam, on both of its pages', () => {
    const cut = cutBoard({ wMm: 516, hMm: 516 }, a4);
    const seams = seamsOf(cut);
    expect(seams.map(({ letter }) => letter)).toEqual([...'ABCDEFG']);
    for (const seam of seams) expect(cut.pages.filter((page) => seam.sideOf(page)).length).toBe(2);
  });

  test('and where its corners are blank, it is shifted so that a page is saved, with the seams that are left', () => {
    // A T, whose stem would stand on the border of two columns.
    const board = { wMm: 520, hMm: 520 };
    const bars = [
      [0, 0, 520, 100],
      [172, 0, 88, 520],
    ] as const;
    const ink = inkOf({
      ...board,
      bleedFill: '#ffffff',
      misfits: [],
      ops: bars.map(([x, y, w, h]) => ({
        op: 'poly',
        points: [x, y, x + w, y, x + w, y + h, x, y + h],
        closed: true,
      })),
    });
    const plain = cutBoard(board, a4);
    const cut = cutBoard(board, { ...a4, ink });
    expect([plain.pages.length, cut.pages.length]).toEqual([6, 4]);
    for (const [x, y, w, h] of bars)
      for (let at = 1; at < 520; at += 2) {
        const [px, py] = w > h ? [at, y + 1] : [x + 1, at];
        expect(cut.pages.some((p) => p.x <= px && px <= p.x + p.w && p.y <= py && py <= p.y + p.h)).toBe(
          true,
        );
      }
    for (const page of cut.pages) expect(ink(page.x, page.y, page.w, page.h)).toBe(true);
    const seams = seamsOf(cut);
    expect(seams.map(({ letter }) => letter)).toEqual([...'ABC']);
    for (const { first, second } of seams)
      expect([second.column - first.column, second.row - first.row].sort()).toEqual([0, 1]);
    expect(cut.pages[0]!.w).toBeLessThan(plain.pages[0]!.w);
  });
});

/** A board of squares within a rim, and where these have borders. */
const squares = (across: number, down: number, sideMm: number, rimMm: number) => {
  const spaces = Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [rimMm + (i % across) * sideMm, rimMm + Math.floor(i / across) * sideMm];
    return { shape: [x, y, x + sideMm, y, x + sideMm, y + sideMm, x, y + sideMm] };
  });
  const size = (many: number): number => many * sideMm + 2 * rimMm;
  return { board: { wMm: size(across), hMm: size(down) }, borders: bordersOf(spaces) };
};

describe('a board of squares is cut between them', () => {
  test.each([
    ['4 and 4 of 8, both ways', 8, 8, 45, 6, 'a4', [4, 4], [4, 4]],
    ['4 and 4 of 8, both ways', 8, 8, 45, 6, 'letter', [4, 4], [4, 4]],
    ['as evenly as may be', 20, 20, 25, 8, 'a4', [7, 7, 6], [10, 10]],
    ['though the pages share less than was wished for', 7, 3, 62, 2, 'a4', [4, 3], [3]],
  ] as const)('%s', (_, across, down, sideMm, rimMm, paper, inColumns, inRows) => {
    const { board, borders } = squares(across, down, sideMm, rimMm);
    const wish = { paper, marginMm: 5, overlapMm: 8 } as const;
    const cut = cutBoard(board, { ...wish, borders });
    expect(cut.pages.length).toBe(cutBoard(board, wish).pages.length);
    expect(cut.overlap).toBeGreaterThanOrEqual(4);
    /** Squares that are seen of each page once the one before it lies upon it. */
    const seen = (of: readonly (readonly [at: number, size: number])[]): readonly number[] =>
      [...new Map(of)].map(([at, size]) => {
        const own = at === 0 ? size : size - cut.overlap;
        return Math.round((own - rimMm) / sideMm);
      });
    const [columns, rows] = [
      seen(cut.pages.map(({ x, w }) => [x, w])),
      seen(cut.pages.map(({ y, h }) => [y, h])),
    ];
    expect([[...columns].sort(), [...rows].sort()]).toEqual([[...inColumns].sort(), [...inRows].sort()]);
    for (const { x, y, w, h } of cut.pages) {
      const isBorder = (at: number, all: readonly number[], end: number): boolean =>
        at === end || all.some((border) => Math.abs(border - at) < 0.001);
      expect(isBorder(x + w, borders.x, board.wMm) && isBorder(y + h, borders.y, board.hMm)).toBe(true);
      expect(w <= cut.pageW - 2 * cut.edge + 0.1 && h <= cut.pageH - 2 * cut.edge + 0.1).toBe(true);
    }
  });

  test('hexagons interlock: their board has no borders, and its pages show as much as each other', () => {
    const hexagon = (x: number, y: number) => [
      x,
      y + 10,
      x + 6,
      y,
      x + 18,
      y,
      x + 24,
      y + 10,
      x + 18,
      y + 20,
      x + 6,
      y + 20,
    ];
    const spaces = Array.from({ length: 24 }, (_, i) => ({
      shape: hexagon((i % 6) * 18, Math.floor(i / 6) * 20 + (i % 2) * 10),
    }));
    const { x, y } = bordersOf(spaces);
    expect([x, y]).toEqual([
      [0, 114],
      [0, 90],
    ]);
    const { pages } = cutBoard({ wMm: 372, hMm: 372 }, { paper: 'a4', marginMm: 5, overlapMm: 8 });
    expect(new Set(pages.map(({ w, h }) => `${w} × ${h}`)).size).toBe(1);
  });
});

describe('maps of the realm', () => {
  test.each(['a4', 'letter'] as const)('lose no tile on %s, and have no blank page', async (paper) => {
    const system = await loadSystem('magic-realm');
    const { boards } = (await loadSources(system)).paper;
    const counts = ['agreed', 'random', 'compact'].flatMap((id) =>
      ['x', 'y'].map((seed) => {
        const [, map] = boards
          .find((board) => board.id === id)!
          .draw({ seed, players: 2 }, system.house.parse({}));
        const ink = inkOf(drawBoard(map!));
        const options = { paper, marginMm: 5, overlapMm: 8 };
        const { pages } = cutBoard(map!, { ...options, ink });
        expect(pages.filter(({ x, y, w, h }) => !ink(x, y, w, h))).toEqual([]);
        const holds = (px: number, py: number): boolean =>
          pages.some(({ x, y, w, h }) => x <= px && px <= x + w && y <= py && py <= y + h);
        const lost = [...map!.floors!, ...map!.spaces].filter(({ shape }) =>
          shape.some((n, i) => i % 2 === 1 && !holds(shape[i - 1]!, n)),
        );
        expect(lost).toEqual([]);
        return [cutBoard(map!, options).pages.length, pages.length];
      }),
    );
    expect(counts.every(([plain, cut]) => cut! <= plain!)).toBe(true);
    expect(counts.filter(([plain, cut]) => cut! < plain!).length).toBeGreaterThanOrEqual(3);
  });
});

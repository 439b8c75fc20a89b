import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { loadSources } from '../sources';
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
    const cut = cutBoard(board, a4, ink);
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
        const { pages } = cutBoard(map!, options, ink);
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

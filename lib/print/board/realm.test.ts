import { describe, expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { capMm, widthMm } from '../measure';
import { PrintJob } from '../job';
import { planPrint } from '../plan';
import { loadSources } from '../sources';
import { near, open, readPage } from '../testing/read-pdf';
import { drawBoard } from './draw-board';

const system = await loadSystem('magic-realm');
const sources = await loadSources(system);

/** The pages of a board of Magic Realm, read back out of their PDF. */
async function printed(board: string, options: object) {
  const what = { kind: 'board', system: 'magic-realm', board, seed: 'x', players: 1 };
  const plan = planPrint(system, PrintJob.parse({ what, options }), sources);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pdf } = await open(plan.value.pages);
  return Promise.all(
    plan.value.pages.map(async ({ wMm, hMm }, i) => ({
      ...(await readPage(await pdf.getPage(i + 1))),
      wMm,
      hMm,
    })),
  );
}
type Read = Awaited<ReturnType<typeof printed>>[number];

/** Texts of one line stand beside each other and on the page, each whole. */
function expectApart({ texts, wMm, hMm }: Read): void {
  for (const [i, one] of texts.entries()) {
    expect(one.x > 0 && one.x + one.width < wMm && one.y > 0 && one.y < hMm, one.str).toBe(true);
    for (const other of texts.slice(i + 1)) {
      if (Math.abs(one.y - other.y) > 1) continue;
      const apart = one.x + one.width <= other.x + 0.05 || other.x + other.width <= one.x + 0.05;
      expect(apart, `${one.str} | ${other.str}`).toBe(true);
    }
  }
}

const papers = ['a4', 'letter'] as const;
const sheets = [
  ['melee-sheets', 1],
  ['melee-sheets-spare', 6],
  ['set-up-card', 7],
  ['tile-index', 2],
  ['small-chits', 1],
  ['personal-record', 2],
  ['day-sheet', 1],
  ['combat-sheet', 1],
  ['table-sheet', 1],
  ['result-sheet', 1],
  ['price-sheet', 1],
  ['bounty-sheet', 1],
] as const;

describe.each(papers)('sheets of Magic Realm on %s', (paper) => {
  test.each(sheets)(
    '%s: each on a page of its own, %i in all, no word upon another',
    async (board, count) => {
      for (const marginMm of [5, 8]) {
        const pages = await printed(board, { paper, marginMm });
        expect(pages).toHaveLength(count);
        pages.forEach(expectApart);
      }
    },
  );
});

test('what begins in a box of the set-up card stands above it, on as many lines as it needs', () => {
  const sheets = sources.paper.boards
    .find(({ id }) => id === 'set-up-card')!
    .draw({ seed: 'x', players: 1 }, system.house.parse({}));
  const piled = sheets.filter(({ name }) => /treasures|spells/.test(name));
  expect(piled).toHaveLength(3);
  for (const sheet of piled) {
    const words = drawBoard(sheet).ops.flatMap((op) => (op.op === 'text' ? [op] : []));
    const within = sheet.spaces.flatMap(({ shape: [left, top, right, , , bottom] }) =>
      words.filter(({ x, y, sizePt }) => x > left! && x < right! && y > top! && y - capMm(sizePt) < bottom!),
    );
    expect(within.map(({ text }) => text)).toEqual([]);
  }
});

test('small chits have crop marks; tiles, which are hexagons, have none', () => {
  const marks = (board: string) => {
    const what = { kind: 'board', system: 'magic-realm', board };
    const plan = planPrint(system, PrintJob.parse({ what }), sources);
    return plan.ok ? plan.value.pages.flatMap((page) => page.marks).length : NaN;
  };
  // Above and below each of fourteen cuts, and on both sides of two.
  expect([marks('small-chits'), marks('tiles')]).toEqual([32, 0]);
});

test('a melee sheet is printed at its size: red boxes of 57 by 42 mm', async () => {
  const [page] = await printed('melee-sheets', {});
  const red = page!.boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 57) && near(y2! - y1!, 42));
  // Each has its ground and its heavy frame.
  expect(red).toHaveLength(3 * 2);
});

test('a sheet that fills no page stands in its middle', async () => {
  const [page] = await printed('melee-sheets', { paper: 'letter' });
  const xs = page!.boxes.flatMap(([x1, , x2]) => [x1!, x2!]);
  const ys = page!.boxes.flatMap(([, y1, , y2]) => [y1!, y2!]);
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  expect(Math.abs(middle(xs) - page!.wMm / 2)).toBeLessThan(2);
  expect(Math.abs(middle(ys) - page!.hMm / 2)).toBeLessThan(2);
});

describe('a map', () => {
  test('has its plan and list on a page each, then all at true size with the plan of its pages', async () => {
    const pages = await printed('random', {});
    const said = pages.map(({ texts }) => texts.map(({ str }) => str));
    const tiles = system.entries.filter(({ kind }) => kind === 'tile').map(({ name }) => name);
    for (const name of tiles) {
      expect(
        said[0]!.some((str) => str.startsWith(`${name} `)),
        name,
      ).toBe(true);
      expect(said[1], name).toContain(name);
    }
    expect(said[0]!.join(' ')).toContain('seed x');
    expect(said[0]).toEqual(expect.arrayContaining(['Hidden path', 'Secret passage', 'Cave clearing']));
    expect(said[2]).toContain('100 mm');
    // Clearings of 16 mm on the pages behind, each of the 95 on one of them at least.
    const round = pages
      .slice(3)
      .flatMap(({ boxes }) => boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 16) && near(y2! - y1!, 16)));
    expect(round.length).toBeGreaterThanOrEqual(95);
    expectApart(pages[1]!);
  }, 60_000);

  test('has a rim of its ground around each name through which a way runs, over the pictures', async () => {
    const made = sources.paper.boards
      .find(({ id }) => id === 'random')!
      .draw({ seed: 'x', players: 1 }, system.house.parse({}));
    const drawn = made.map((one) => ({ one, ops: drawBoard(one).ops }));
    for (const { one, ops } of drawn) {
      const names = ops.flatMap((op) =>
        op.op === 'text' && one.marks!.some(({ label }) => label === op.text) ? [op] : [],
      );
      const ways = one.lines.flatMap(({ points }) =>
        Array.from({ length: points.length / 2 - 1 }, (_, i) => [
          (points[2 * i]! + points[2 * i + 2]!) / 2,
          (points[2 * i + 1]! + points[2 * i + 3]!) / 2,
        ]),
      );
      const crossed = names.filter(({ text, font, sizePt, x, y }) =>
        ways.some(
          ([px, py]) =>
            px! > x && px! < x + widthMm(text, font, sizePt) && py! < y && py! > y - capMm(sizePt),
        ),
      );
      for (const { halo, text } of crossed) expect(halo, text).toMatch(/^#/);
      const last = ops.findLastIndex(({ op }) => op === 'icon');
      expect(ops.indexOf(names[0]!)).toBeGreaterThan(last);
    }
    const borderland = drawn[0]!.ops.find((op) => op.op === 'text' && op.text.startsWith('Borderland'));
    expect(borderland).toMatchObject({ halo: '#f1eee8' });
  });

  test('of one’s own is drawn under its name, and what is none is refused by its place', () => {
    const what = { kind: 'drawn', system: 'magic-realm', name: 'The old map' };
    const tiles = {
      borderland: { q: 0, r: 0, turn: 0, side: 'green' },
      cliff: { q: 1, r: 0, turn: 2, side: 'enchanted' },
    };
    const plan = planPrint(system, PrintJob.parse({ what: { ...what, board: { tiles } } }), sources);
    expect(plan.ok).toBe(true);
    const wrong = { tiles: { ...tiles, cliff: { ...tiles.cliff, turn: 9 } } };
    const refused = planPrint(system, PrintJob.parse({ what: { ...what, board: wrong } }), sources);
    expect(refused.ok ? [] : refused.problems[0]!.path).toEqual(['what', 'board', 'tiles', 'cliff', 'turn']);
  });
});

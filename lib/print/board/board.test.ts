import { describe, expect, test } from 'vitest';
import { loadSystem, seededDice, type AnySystem, type SystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { drawnOps } from '../drawing';
import { PrintJob } from '../job';
import { inks } from '../palette';
import { planPrint } from '../plan';
import { loadSources } from '../sources';
import { near, open, readPage } from '../testing/read-pdf';
import { drawBoard } from './draw-board';

async function planOf(slug: SystemSlug, what: object, options: object = {}) {
  const system: AnySystem = await loadSystem(slug);
  const job = PrintJob.parse({ what: { kind: 'board', system: slug, ...what }, options });
  return planPrint(system, job, await loadSources(system));
}

/** The first pages of a board’s PDF, read back. */
async function readBoard(slug: SystemSlug, what: object, options: object = {}, most = Infinity) {
  const plan = await planOf(slug, what, options);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pdf, bytes } = await open(plan.value.pages);
  const pages = await Promise.all(
    Array.from({ length: Math.min(most, pdf.numPages) }, async (_, i) => {
      const page = await pdf.getPage(i + 1);
      const [, , w, h] = page.view as [number, number, number, number];
      return { ...(await readPage(page)), w: (w * 25.4) / 72, h: (h * 25.4) / 72 };
    }),
  );
  return { pages, plan: plan.value, bytes };
}

const squaresOf = (boxes: readonly number[][], side: number): readonly number[][] =>
  boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, side) && near(y2! - y1!, side));

describe('the mat of Magic, Monsters and Swords', () => {
  test('has squares of a metre at 25 mm, letters where pages meet, and its plan before them', async () => {
    const { pages } = await readBoard('mms', { board: 'mat' }, { overlapMm: 20 });
    expect(pages).toHaveLength(7);
    const [plan, ...sheets] = pages;
    const seen = sheets.map(({ boxes }) => squaresOf(boxes, 25));
    // Four hundred squares, those in the overlap on more than one page.
    expect(seen.flat().length).toBeGreaterThan(400);
    const letters = (texts: readonly { str: string }[]) =>
      texts.flatMap(({ str }) => (/^[A-G]$/.test(str) ? [str] : []));
    expect(letters(plan!.texts).sort()).toEqual([...'ABCDEFG']);
    expect(sheets.flatMap(({ texts }) => letters(texts)).sort()).toEqual([...'AABBCCDDEEFFGG']);
    expect(plan!.texts.map(({ str }) => str)).toEqual(expect.arrayContaining(['1', '6', '100 mm']));
    expect(plan!.boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 100) && near(y1!, y2!))).toHaveLength(1);
    // The first page ends with a square, and on the second the next one begins at the marks up to which it is covered. That is
    // worth some of the overlap.
    const shared = Number(/share (\d+) mm/.exec(plan!.texts.map(({ str }) => str).join(' '))![1]);
    expect(shared).toBeGreaterThanOrEqual(10);
    const [first, second] = seen.map((squares) => squares.map(([x]) => x!));
    expect(first!.length).toBeGreaterThanOrEqual(60);
    expect(second!.some((x) => near(x, 5 + 3.4 + shared))).toBe(true);
  });

  test.each([
    // The plan, and six sheets.
    ['a4', 8, 5, { wMm: 516, perSide: 8 }],
    ['letter', 8, 5, { wMm: 516, perSide: 8 }],
    ['letter', 8, 7, { wMm: 510.6, perSide: 5.3 }],
    // Whoever wants pages to share more has a strip to cut, and may have the wide rim.
    ['letter', 20, 7, { wMm: 516, perSide: 8 }],
  ] as const)(
    'keeps its scale on %s where pages share %i mm and %i are white, and its rim gives way where that saves sheets',
    async (paper, overlapMm, marginMm, { wMm, perSide }) => {
      const { pages } = await readBoard('mms', { board: 'mat' }, { paper, overlapMm, marginMm });
      expect(pages).toHaveLength(overlapMm === 8 ? 7 : 10);
      const sheets = pages.slice(1);
      for (const { boxes } of sheets) expect(squaresOf(boxes, 25).length).toBeGreaterThan(0);
      const first = squaresOf(sheets[0]!.boxes, 25);
      expect(Math.min(...first.map(([x]) => x!))).toBeCloseTo(marginMm + 3.4 + perSide, 1);
      expect(wMm).toBeCloseTo(500 + 2 * perSide, 6);
    },
  );

  test('follows what was agreed', async () => {
    const agreement = {
      format: 'muster-agreement/1',
      system: 'mms',
      name: 'Small',
      house: { boardWidth: 8, boardHeight: 8 },
    };
    const { pages } = await readBoard('mms', { board: 'half', agreement });
    expect(pages).toHaveLength(1);
    expect(squaresOf(pages[0]!.boxes, 25)).toHaveLength(32);
  });

  test('is as large as the players need, and hatched between all of their parts (MMS-R62)', async () => {
    const { boards } = (await import('@/lib/rules/systems/mms/paper')).paper;
    const { MmsHouse } = await import('@/lib/rules/systems/mms/house');
    const drawn = (id: string, house: object) =>
      boards.find((b) => b.id === id)!.draw({ seed: '', players: 2 }, MmsHouse.parse(house))[0]!.spaces;
    const count = (spaces: ReturnType<typeof drawn>, ground: string) =>
      spaces.filter((s) => s.ground === ground).length;

    expect(drawn('mat', {})).toHaveLength(400);
    expect(count(drawn('mat', { neutralRows: 3 }), 'void')).toBe(80);

    const four = drawn('mat', { players: 4, neutralRows: 4 });
    expect(four).toHaveLength(576);
    expect([count(four, 'blank'), count(four, 'stone'), count(four, 'void')]).toEqual([200, 200, 176]);
    expect(drawn('half', { players: 4, neutralRows: 4 })).toHaveLength(144);

    const six = drawn('mat', { players: 6, neutralRows: 4 });
    expect(six).toHaveLength(600);
    // Blocks of 8 by 8 outside and of 6 by 8 in the middle.
    expect(count(six, 'blank') + count(six, 'stone')).toBe(4 * 64 + 2 * 48);
    expect(drawn('mat', { players: 3, boardWidth: 10, boardHeight: 10 })).toHaveLength(100);
  });
});

describe('boards of the other games', () => {
  test('a domain goes on one page that lies on its side, with spots of 22 mm', async () => {
    const { pages } = await readBoard('swords-sorcery', { board: 'ss-house-1' });
    expect(pages).toHaveLength(1);
    expect([Math.round(pages[0]!.w), Math.round(pages[0]!.h)]).toEqual([297, 210]);
    const said = pages[0]!.texts.map(({ str }) => str);
    expect(said).toEqual(expect.arrayContaining(['Twin Bastions', 'D3', 'G5', 'Tx', 'Rx']));
    const spots = pages[0]!.boxes.filter(([x1, , x2]) => Math.abs(x2! - x1! - 22) < 0.3);
    expect(spots.length).toBeGreaterThanOrEqual(27);
  });

  test.each(['a4', 'letter'])('every domain of the game is one page of %s at true size', async (paper) => {
    for (let n = 1; n <= 6; n++) {
      const plan = await planOf('swords-sorcery', { board: `ss-house-${n}` }, { paper });
      if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
      expect(plan.value.pages).toHaveLength(1);
      const [window] = plan.value.pages[0]!.placed[0]!.item.ops.flatMap((op) =>
        op.op === 'window' ? [op] : [],
      );
      expect([window!.scale, window!.w, window!.h]).toEqual([1, paper === 'a4' ? 270 : 262, 180]);
      // Nothing of it is left off at the edges.
      for (const op of window!.ops)
        if (op.op === 'text') expect(op.x > 0 && op.x < window!.w).toBe(true);
        else if (op.op === 'poly')
          for (let i = 0; i < op.points.length; i += 2)
            expect(op.points[i]! > 0 && op.points[i]! < window!.w).toBe(true);
    }
  });

  test('words for somebody opposite stand on their head, their middle where it was asked for', async () => {
    const plan = await planOf('swords-sorcery', { board: 'ss-house-1' });
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const titles = drawnOps(plan.value.pages[0]!.placed[0]!.item.ops).flatMap((op) =>
      op.op === 'text' && op.text === 'Twin Bastions' ? [op] : [],
    );
    const [top, bottom] = titles;
    expect(titles.map(({ turn = 0 }) => turn)).toEqual([0, 180]);
    // Half a turn about the middle of the board lays one upon the other.
    expect([top!.x + bottom!.x, top!.y + bottom!.y].map((n) => Math.round(n * 10) / 10)).toEqual([270, 180]);
  });

  test('the 8 × 8 board has 64 spaces of 45 mm', async () => {
    const { plan, pages } = await readBoard(
      'monsters-magic',
      { board: 'balanced', seed: 'x' },
      { overlapMm: 0 },
    );
    expect(plan.pages.length).toBe(pages.length);
    expect(
      squaresOf(
        pages.slice(1).flatMap(({ boxes }) => boxes),
        45,
      ).length,
    ).toBeGreaterThanOrEqual(64);
  });

  test('a map is drawn from its seed alone, and says so', async () => {
    const map = (seed: string) => ({ board: 'quick', seed, players: 2 });
    const [one, again, other] = await Promise.all(
      ['reef', 'reef', 'shoal'].map(async (seed) => JSON.stringify(await planOf('battle-magic', map(seed)))),
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    const { pages } = await readBoard('battle-magic', map('reef'));
    expect(pages[0]!.texts.map(({ str }) => str).join(' ')).toContain('seed reef');
    // Sixty territories, each with its number and what it costs to enter.
    const numbers = pages
      .slice(1)
      .flatMap(({ texts }) => texts.flatMap(({ str }) => /^(\d+) · \d$/.exec(str)?.[1] ?? []));
    expect(new Set(numbers).size).toBe(60);
    // Its list lies behind it, on one page, with the seed that it was drawn from.
    const list = pages.at(-1)!.texts.map(({ str }) => str);
    expect(list.filter((str) => str === 'Neighbours')).toHaveLength(3);
    expect(list.join(' ')).toContain('seed reef');
  }, 120_000);

  test.each(['a4', 'letter'] as const)(
    'the list of the largest map stands on two pages of %s',
    async (paper) => {
      const { pages } = await readBoard(
        'battle-magic',
        { board: 'agreed', seed: 'x', players: 6 },
        { paper },
      );
      const lists = pages.filter(({ texts }) => texts.some(({ str }) => str === 'Neighbours'));
      expect(lists).toHaveLength(2);
      expect(lists.flatMap(({ texts }) => texts).map(({ str }) => str)).toContain('200');
    },
    120_000,
  );

  test.each([
    ['a4', 4, 160],
    ['letter', 4, 160],
    ['a4', 6, 200],
  ] as const)(
    'each number of a map stands whole on a page: %s, %d players',
    async (paper, players, territories) => {
      const { pages } = await readBoard('battle-magic', { board: 'agreed', seed: 'k7', players }, { paper });
      const rim = 5 + 3.4;
      const whole = pages
        .slice(1)
        .flatMap(({ texts, w, h }) =>
          texts.flatMap(({ str, x, y, width }) =>
            /^\d+ · \d$/.test(str) && x >= rim && x + width <= w - rim && y >= rim + 2 && y <= h - rim
              ? [str]
              : [],
          ),
        );
      expect(new Set(whole).size).toBe(territories);
    },
  );

  test.each([
    [2, 4],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 8],
  ])(
    'a map for %i empires takes the %i sheets that it is made for (BM, chapter 10)',
    async (players, sheets) => {
      const made = await planOf('battle-magic', { board: 'agreed', seed: 'k7', players });
      if (!made.ok) throw new Error(JSON.stringify(made.problems));
      const places = made.value.pages.flatMap(({ placed }) =>
        placed.flatMap(({ item }) =>
          item.ops.flatMap((op) =>
            op.op === 'text' && / page \d+ of \d+: row/.test(op.text) ? [op.text] : [],
          ),
        ),
      );
      expect(places).toHaveLength(sheets);
    },
  );

  test('the castle of a start and its letter stand clear of the number of their territory', async () => {
    const { pages } = await readBoard('battle-magic', { board: 'agreed', seed: 'k7', players: 4 });
    const letters = pages
      .slice(1)
      .flatMap(({ texts }) =>
        texts
          .filter(({ str }) => /^[A-D]$/.test(str))
          .flatMap(({ x, y }) =>
            texts
              .filter((one) => / · /.test(one.str) && one.x < x && x < one.x + one.width && one.y > y)
              .map((one) => one.y - y),
          ),
      );
    const nearest = letters.filter((mm) => mm < 10);
    expect(nearest.length).toBeGreaterThanOrEqual(4);
    for (const mm of nearest) expect(mm).toBeGreaterThan(3);
  });

  test('what a page of a map belongs to keeps clear of the letter of its seam', async () => {
    const { pages } = await readBoard('magic-realm', { board: 'random', seed: 'k7' });
    const marks = pages.slice(1).flatMap(({ texts, boxes, h }) => {
      const foot = texts.filter(({ str, y }) => y > h - 9 && str.length > 1);
      return boxes
        .filter(([x1, y1, x2]) => near(x1!, x2!) && y1! > h - 9)
        .map(([at]) => foot.some(({ x, width }) => at! > x - 0.5 && at! < x + width));
    });
    expect(marks.length).toBeGreaterThan(0);
    expect(marks).not.toContain(true);
    const seams = pages.slice(1).flatMap(({ texts, h }) => {
      const low = texts.filter(({ y }) => y > h - 11);
      const foot = low.filter(({ str }) => str.length > 1);
      return low
        .filter(({ str }) => /^[A-Z]$/.test(str))
        .map((letter) => Math.max(...foot.map(({ x, width }) => x + width)) < letter.x);
    });
    expect(seams.length).toBeGreaterThan(0);
    expect(seams).not.toContain(false);
  });

  test('twenty tiles are cut out, and their enchanted sides lie behind them', async () => {
    const { pages, plan } = await readBoard('magic-realm', { board: 'tiles' }, { backs: 'long-edge' }, 2);
    expect(plan.pages.map(({ placed }) => placed.length)).toEqual(Array(10).fill(4));
    const [front, back] = pages.map(({ boxes }) =>
      boxes.filter(([x1, y1, x2, y2]) => {
        const [w, h] = [x2! - x1!, y2! - y1!].sort((p, q) => p - q);
        return near(w!, 95) && near(h!, (95 * 2) / Math.sqrt(3));
      }),
    );
    expect([front!.length, back!.length]).toEqual([4, 4]);
    for (const [x] of front!) expect(back!.some(([, , right]) => near(210 - right!, x!))).toBe(true);
  }, 120_000);

  test('each domain that was dealt goes on a page of its own, with the seat that it is for', async () => {
    const { pages } = await readBoard('swords-sorcery', { board: 'varied', seed: 'deep', players: 3 });
    expect(pages.map(({ w, h }) => [Math.round(w), Math.round(h)])).toEqual(Array(3).fill([297, 210]));
    const said = pages.map(({ texts }) => texts.map(({ str }) => str).join(' '));
    for (const [i, seat] of ['Red', 'Blue', 'Green'].entries()) expect(said[i]).toContain(`Domain, ${seat}`);
    expect(said[0]).toContain('seed deep');
    const { pages: one } = await readBoard('swords-sorcery', {
      board: 'symmetric',
      seed: 'deep',
      players: 3,
    });
    expect(one).toHaveLength(1);
  });

  test.each(['mms', 'swords-sorcery', 'monsters-magic', 'battle-magic', 'magic-realm'] as const)(
    'a board of one’s own of %s is drawn under its name like one that is dealt',
    async (slug) => {
      const { boards } = await loadPlayable(slug)!;
      const system = await loadSystem(slug);
      const drawn = boards.make(boards.ways[0]!.id, seededDice('own'), 2, system.house.parse({}));
      const board = JSON.parse(JSON.stringify(drawn)) as unknown;
      const { pages } = await readBoard(slug, { kind: 'drawn', name: 'Our ground', board }, {}, 1);
      expect(pages[0]!.texts.map(({ str }) => str).join(' ')).toMatch(/Our ground|, Red/);
      const refused = await planOf(slug, { kind: 'drawn', name: 'None', board: { x: 1 } });
      expect(refused.ok ? [] : refused.problems[0]!.path.slice(0, 2)).toEqual(['what', 'board']);
    },
    60_000,
  );

  test('what somebody called a territory stands on it, in as many lines as it needs', async () => {
    const system = await loadSystem('battle-magic');
    const { boards } = await loadPlayable('battle-magic')!;
    const made = boards.make('agreed', seededDice('own'), 2, system.house.parse({}));
    const named = JSON.parse(JSON.stringify(made)) as { territories: { name?: string }[] };
    named.territories[40]!.name = 'The marsh of the seven drowned kings';
    const plan = await planOf('battle-magic', { kind: 'drawn', name: 'Ours', board: named });
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const { pdf } = await open(plan.value.pages);
    const pages = await Promise.all(
      plan.value.pages.map(async (_, i) =>
        (await readPage(await pdf.getPage(i + 1))).texts.map(({ str }) => str),
      ),
    );
    const name = 'The marsh of the seven drowned kings';
    // In small, on the plan of its pages, nobody could read it.
    expect(pages[0]!.join(' ')).not.toContain(name);
    expect(pages.some((texts) => texts.join(' ').includes(name))).toBe(true);
    expect(pages.flat()).not.toContain(name);
  });

  test('an unknown one is refused with those that there are', async () => {
    const plan = await planOf('mms', { board: 'moon' });
    expect(plan.ok ? '' : plan.problems[0]!.code).toBe('unknown_board');
    expect(plan.ok ? '' : plan.problems[0]!.message).toContain('mat');
  });
});

test('what stands on a board is drawn upon its spaces, in the colour of its owner', () => {
  const shape = [0, 0, 20, 0, 20, 40, 0, 40];
  const { ops } = drawBoard({
    name: 'One piece',
    wMm: 20,
    hMm: 40,
    spaces: [{ id: 'a', name: 'a', shape, ground: 'grass' }],
    lines: [],
    pieces: [{ shape, icon: 'swordman', tone: 'sky' }],
  });
  const [disc, picture] = ops.slice(-2);
  expect(disc).toMatchObject({ op: 'circle', x: 10, y: 20, fill: inks.sky.solid });
  expect(picture).toMatchObject({ op: 'icon', name: 'swordman' });
});

import { describe, expect, test } from 'vitest';
import { defaultAgreement, loadSystem, loadSystems, parseList, prepareTerms, type List } from '@/lib/rules';
import { PrintJob } from '../job';
import { papers, type PaperId } from '../paper';
import { planPrint } from '../plan';
import { loadSources } from '../sources';
import { near, open, readPage } from '../testing/read-pdf';

const mms = await loadSystem('mms');
const sources = await loadSources(mms);
const siege = mms.samples.find(({ id }) => id === 'siege-train')!.list;
const sheets: readonly PaperId[] = ['a4', 'letter'];

/** The pages of a job, read back out of its PDF, each with its size in millimetres. */
async function printed(what: object, options: object = {}) {
  const plan = planPrint(mms, PrintJob.parse({ what, options }), sources);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pdf } = await open(plan.value.pages);
  const pages = await Promise.all(
    plan.value.pages.map(async ({ wMm, hMm }, i) => ({
      ...(await readPage(await pdf.getPage(i + 1))),
      wMm,
      hMm,
    })),
  );
  return { pages, plan: plan.value };
}

function parsedOf(list: List) {
  const terms = prepareTerms(mms, defaultAgreement(mms));
  if (!terms.ok) throw new Error('no terms');
  const parsed = parseList(mms, list, terms.value);
  if (!parsed.ok) throw new Error('no list');
  return [parsed.value, terms.value.house] as const;
}

type Read = Awaited<ReturnType<typeof printed>>['pages'][number];

const aid = (board: string, house: object = {}) => ({
  kind: 'board',
  system: 'mms',
  board,
  agreement: { format: 'muster-agreement/1', system: 'mms', name: 'Ours', house },
});
const army = (list: List = siege) => ({ kind: 'list', list, player: 'Ann' });
const plans = { parts: ['plan'] };

const squaresOf = ({ boxes }: Read): readonly number[][] =>
  boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, 12) && near(y2! - y1!, 12));
const wordsOf = ({ texts }: Read): readonly string[] => texts.map(({ str }) => str);
const span = (of: readonly number[][], at: number): number =>
  Math.max(...of.map((box) => box[at + 2]!)) - Math.min(...of.map((box) => box[at]!));

/** Nothing stands in the white rim, on any side. */
function expectWithin({ boxes, texts, wMm, hMm }: Read, edge: number): void {
  for (const [x1, y1, x2, y2] of boxes) {
    expect(Math.min(x1!, y1!)).toBeGreaterThan(edge - 0.1);
    expect(x2).toBeLessThan(wMm - edge + 0.1);
    expect(y2).toBeLessThan(hMm - edge + 0.1);
  }
  for (const { x, y, str } of texts) {
    expect(x > edge - 0.1 && x < wMm - edge && y > edge && y < hMm - edge + 0.1, str).toBe(true);
  }
}

describe('the plan of a secret layout', () => {
  test.each(sheets)(
    'has the own area of 20 by 10 squares of 12 mm on %s that lies on its side',
    async (paper) => {
      const { pages, plan } = await printed(aid('layout-plan'), { paper });
      expect(pages).toHaveLength(1);
      expect(plan.misfits).toEqual([]);
      const page = pages[0]!;
      expect([page.wMm, page.hMm]).toEqual([papers[paper].hMm, papers[paper].wMm]);
      const squares = squaresOf(page);
      expect(squares).toHaveLength(200);
      expect(near(span(squares, 0), 240) && near(span(squares, 1), 120)).toBe(true);
      // In the middle of the sheet, so that the wings are alike.
      const left = Math.min(...squares.map(([x]) => x!));
      expect(near(left, (page.wMm - 240) / 2)).toBe(true);
      expectWithin(page, 8);
    },
  );

  test('has its columns and rows numbered as its owner sees the mat from his edge (MMS-R62)', async () => {
    const [page] = (await printed(aid('layout-plan'))).pages;
    const squares = squaresOf(page!);
    const [left, top] = [Math.min(...squares.map(([x]) => x!)), Math.min(...squares.map(([, y]) => y!))];
    const above = page!.texts.filter(({ y }) => y < top && y > top - 4).sort((a, b) => a.x - b.x);
    expect(above.map(({ str }) => str)).toEqual(Array.from({ length: 20 }, (_, i) => String(20 - i)));
    const beside = page!.texts
      .filter(({ x, y }) => x < left && x > left - 5 && y > top && y < top + 120)
      .sort((a, b) => a.y - b.y);
    expect(beside.map(({ str }) => str)).toEqual(Array.from({ length: 10 }, (_, i) => String(10 - i)));
  });

  test.each(sheets)('folds between key and squares and on both sides of them, on %s', async (paper) => {
    const [page] = (await printed(aid('layout-plan'), { paper })).pages;
    const squares = squaresOf(page!);
    const [left, top] = [Math.min(...squares.map(([x]) => x!)), Math.min(...squares.map(([, y]) => y!))];
    const down = page!.boxes.filter(([x1, y1, x2, y2]) => near(x1!, x2!) && y2! - y1! > 150);
    expect(down).toHaveLength(2);
    const [first, second] = down.map(([x]) => x!).sort((a, b) => a - b) as [number, number];
    expect(near(first, page!.wMm - second)).toBe(true);
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThan(left - 4.5);
    const across = page!.boxes.filter(
      ([x1, y1, x2, y2]) => near(y1!, y2!) && near(x1!, first) && near(x2!, second),
    );
    expect(across).toHaveLength(1);
    expect(across[0]![1]).toBeLessThan(top - 4.5);
    // Where wall and sides come apart, a cut goes on to the rim of the sheet.
    const cuts = page!.boxes.filter(
      ([x1, y1, x2]) => near(y1!, across[0]![1]!) && (near(x2!, first) || near(x1!, second)),
    );
    expect(cuts.filter(([x1, , x2]) => x2! - x1! < 30)).toHaveLength(2);
    expect(wordsOf(page!).filter((word) => word === 'cut' || word === 'fold')).toHaveLength(4);
  });

  test('without a list has forty gems to write in', async () => {
    const [page] = (await printed(aid('layout-plan'))).pages;
    const numbers = wordsOf(page!).filter((word) => /^\d+$/.test(word));
    for (let gem = 21; gem <= 40; gem++) expect(numbers.filter((n) => n === String(gem))).toHaveLength(1);
    const rims = 4;
    expect(numbers).toHaveLength(40 + (rims / 2) * (20 + 10));
  });

  test('of a list names every use with its mark, by the gem that roster and markers have', async () => {
    const { pages, plan } = await printed(army(), plans);
    expect(pages).toHaveLength(1);
    expect(plan.cards).toBe(0);
    const roster = sources.paper
      .pieces(...parsedOf(siege), 0)
      .flatMap(({ face, back }) => (back?.kind === 'face' ? [[back.face.title.slice(4), face.title]] : []));
    const texts = pages[0]!.texts;
    const key = roster.map(([gem, title]) => {
      const name = texts.find(({ str }) => str === title)!;
      // Its number stands before it on the same line.
      const [number] = texts
        .filter(
          ({ x, y, str }) => /^\d+$/.test(str) && Math.abs(y - name.y) < 1 && x < name.x && x > name.x - 22,
        )
        .map(({ str }) => str);
      return [gem, number];
    });
    expect(key).toHaveLength(10);
    for (const [gem, number] of key) expect(number).toBe(gem);
    expect(wordsOf(pages[0]!).join(' ')).toContain('The siege train · Ann · Magic, Monsters and Swords');
  });

  test('shows a piece once for each way in which it may lie', async () => {
    const [page] = (await printed(army(), plans)).pages;
    const { y, x } = page!.texts.find(({ str }) => str === 'Barricade')!;
    const ways = page!.boxes.filter(([x1, y1, x2, y2]) => x2! < x && x1! > x - 11 && y1! < y && y2! > y - 2);
    const sides = ways.map(([x1, y1, x2, y2]) => [x2! - x1!, y2! - y1!]);
    expect(sides).toHaveLength(2);
    const [[w1, h1], [w2, h2]] = sides as [[number, number], [number, number]];
    expect([near(w1, 2 * h1), near(w1, h2), near(h1, w2)]).toEqual([true, true, true]);
  });

  test('of more squares than go on a sheet is shared among several, and none is lost', async () => {
    const { pages } = await printed(aid('layout-plan', { boardWidth: 30, boardHeight: 30 }));
    const grids = pages.filter((page) => squaresOf(page).length > 0);
    expect(grids.flatMap(squaresOf)).toHaveLength(30 * 15);
    expect(grids.length).toBeGreaterThan(1);
    for (const page of pages) expectWithin(page, 8);
    expect(wordsOf(pages[1]!).join(' ')).toContain(`page 2 of ${pages.length}`);
    expect(wordsOf(pages[1]!)).not.toContain('fold');
  });

  test.each([
    ['four players: the key is beside the squares', { players: 4 }, 144],
    ['six players', { players: 6 }, 100],
  ])('of a mat of %s', async (_, house, squares) => {
    const { pages } = await printed(aid('layout-plan', house));
    expect(pages).toHaveLength(1);
    expect(squaresOf(pages[0]!)).toHaveLength(squares);
    expect(wordsOf(pages[0]!)).toEqual(expect.arrayContaining(['21', '40']));
    expectWithin(pages[0]!, 8);
  });

  test('with a long key has it on pages of its own, and loses nobody', async () => {
    const many = { ...siege, entries: [{ entry: 'archer', count: 300 }] };
    const { pages } = await printed(army(many), plans);
    const words = pages.flatMap(wordsOf);
    expect(words.filter((word) => word === 'Archer')).toHaveLength(300);
    for (const gem of [1, 99, 100, 300]) expect(words, `gem ${gem}`).toContain(String(gem));
    expect(wordsOf(pages[0]!).join(' ')).toContain('on a page of its own');
    for (const page of pages) expectWithin(page, 8);
  });

  test.each(sheets)('keeps to a wide rim on %s', async (paper) => {
    const { pages } = await printed(aid('layout-plan'), { paper, marginMm: 25 });
    expect(pages.flatMap(squaresOf)).toHaveLength(200);
    for (const page of pages) expectWithin(page, 25);
  });

  test('stands behind the sheet of its list, one for each', async () => {
    const what = {
      kind: 'lists',
      lists: [
        { list: siege, player: 'Ann' },
        { list: siege, player: 'Bob' },
      ],
    };
    const { pages } = await printed(what, { parts: ['sheet', 'plan'] });
    expect(pages.map((page) => squaresOf(page).length)).toEqual([0, 200, 0, 200]);
    expect(wordsOf(pages[3]!).join(' ')).toContain('Bob');
  });

  test('says what its fonts cannot write', async () => {
    const { plan } = await printed(army({ ...siege, name: 'Die 軍' }), plans);
    expect(plan.misfits.map(({ kind }) => kind)).toEqual(['character']);
  });
});

describe('the number wheel', () => {
  const dialsOf = ({ boxes, texts }: Read, mm: number) => {
    const rings = boxes.filter(([x1, y1, x2, y2]) => near(x2! - x1!, mm) && near(y2! - y1!, mm));
    return rings.map(([x1, y1, x2, y2]) => {
      const [x, y] = [(x1! + x2!) / 2, (y1! + y2!) / 2];
      const inside = texts.filter((t) => Math.hypot(t.x - x, t.y - y) < mm / 2);
      return { x, y, numbers: inside.filter(({ str }) => /^\d+$/.test(str)) };
    });
  };

  test.each([
    ['a4', 94.5],
    ['letter', 95],
  ] as const)(
    'has a dial for tens and one for ones for each of two players on one page of %s',
    async (paper, mm) => {
      const { pages } = await printed(aid('number-wheel'), { paper });
      expect(pages).toHaveLength(1);
      const dials = dialsOf(pages[0]!, mm);
      expect(dials).toHaveLength(4);
      for (const { numbers } of dials) expect(numbers).toHaveLength(20);
      const [tens, ones] = [dials[0]!, dials[1]!].map(
        ({ numbers }) => new Set(numbers.map(({ str }) => str)),
      );
      expect([...tens!].sort()).toEqual(['00', '10', '20', '30', '40', '50', '60', '70', '80', '90']);
      expect([...ones!].sort()).toEqual([...'0123456789']);
      expectWithin(pages[0]!, 8);
    },
  );

  test('has every number twice, the one across the middle from the other', async () => {
    const [page] = (await printed(aid('number-wheel'), { paper: 'letter' })).pages;
    const dials = dialsOf(page!, 95);
    expect(dials).toHaveLength(4);
    for (const { x, y, numbers } of dials)
      for (const { str } of numbers) {
        const [one, other, ...more] = numbers.filter((n) => n.str === str);
        expect(more).toEqual([]);
        expect(near((one!.x + other!.x) / 2, x) && near((one!.y + other!.y) / 2, y), str).toBe(true);
      }
  });

  test.each([
    [2, 1],
    [3, 2],
    [6, 3],
  ])('for %i players goes on as many pages as it takes: %i', async (players, count) => {
    const { pages } = await printed(aid('number-wheel', { players }));
    expect(pages).toHaveLength(count);
    expect(pages.flatMap(wordsOf).filter((word) => word === 'Tens')).toHaveLength(players);
    expect(pages.flatMap(wordsOf).filter((word) => word === 'Ones')).toHaveLength(players);
  });

  test.each(sheets)('grows smaller with a wide rim on %s, and keeps to it', async (paper) => {
    const { pages } = await printed(aid('number-wheel'), { paper, marginMm: 25 });
    for (const page of pages) expectWithin(page, 25);
    expect(pages.flatMap(wordsOf).filter((word) => word === 'Tens')).toHaveLength(2);
  });

  test('has no solid colour where ink is spared', async () => {
    const fills = (options: object) => {
      const plan = planPrint(mms, PrintJob.parse({ what: aid('number-wheel'), options }), sources);
      if (!plan.ok) throw new Error('no plan');
      return plan.value.pages
        .flatMap(({ placed }) => placed.flatMap(({ item }) => item.ops))
        .filter((op) => op.op === 'poly' && op.fill !== undefined && op.fill !== '#ffffff').length;
    };
    expect(fills({})).toBe(4 * (10 + 1));
    expect(fills({ lowInk: true })).toBe(0);
  });
});

describe('tables of Battle Magic', async () => {
  const system = await loadSystem('battle-magic');
  const stock = await loadSources(system);
  const agreement = {
    format: 'muster-agreement/1',
    system: 'battle-magic',
    name: 'Club night',
    house: { players: 4, specials: { mine: 2, ruins: 1 }, castleMinDistance: 7 },
  };
  const pagesOf = async (what: object, options: object = {}) => {
    const plan = planPrint(system, PrintJob.parse({ what, options }), stock);
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const { pdf } = await open(plan.value.pages);
    return Promise.all(
      plan.value.pages.map(async ({ wMm, hMm }, i) => ({
        ...(await readPage(await pdf.getPage(i + 1))),
        wMm,
        hMm,
      })),
    );
  };

  test.each(sheets)(
    'the battle table stands on one page of %s, and no head runs into the next',
    async (paper) => {
      for (const marginMm of [5, 20]) {
        const pages = await pagesOf(
          { kind: 'board', system: 'battle-magic', board: 'battle-table' },
          { paper, marginMm },
        );
        expect(pages).toHaveLength(1);
        expectWithin(pages[0]!, Math.max(9, marginMm));
        const { texts } = pages[0]!;
        const top = texts.find(({ str }) => str === 'Attacker')!.y;
        const heads = texts.filter(({ y }) => Math.abs(y - top) < 0.5).sort((a, b) => a.x - b.x);
        expect(heads).toHaveLength(11);
        const steps = heads.slice(2).map(({ x }, i) => x - heads[i + 1]!.x);
        for (const step of steps) expect(near(step, steps[0]!)).toBe(true);
        heads.slice(0, -1).forEach(({ x, width }, i) => expect(x + width).toBeLessThan(heads[i + 1]!.x));
      }
    },
  );

  test('the match sheet of a table comes once, before the sheets of its lists, with what was agreed', async () => {
    const [human, , orc] = system.samples.filter(({ list }) => list.options['form'] === 'empire');
    const lists = [human!, orc!].map(({ list }, i) => ({ list, agreement, player: ['Ann', 'Bob'][i] }));
    const pages = await pagesOf({ kind: 'lists', lists }, { parts: ['sheet', 'match'] });
    expect(pages).toHaveLength(3);
    const words = wordsOf(pages[0]!);
    expect(words).toEqual(expect.arrayContaining(['Ann', 'Bob', 'Mine', 'Ruins', '7']));
    expect(words.join(' ')).toContain('Agreed in “Club night”');
    expectWithin(pages[0]!, 9);
    const [empty] = await pagesOf({ kind: 'board', system: 'battle-magic', board: 'match-sheet' });
    expect(wordsOf(empty!).join(' ')).toContain('All is as printed');
  });
});

test('every aid of every game has an id that no board has, and prints on both papers', async () => {
  for (const system of await loadSystems()) {
    const stock = await loadSources(system);
    const { boards, aids = [] } = stock.paper;
    const ids = [...boards, ...aids].map(({ id }) => id);
    expect(new Set(ids).size, system.slug).toBe(ids.length);
    for (const { id } of aids)
      for (const paper of sheets) {
        const job = PrintJob.parse({
          what: { kind: 'board', system: system.slug, board: id },
          options: { paper },
        });
        const plan = planPrint(system, job, stock);
        expect(plan.ok && plan.value.pages.length > 0 && plan.value.misfits, id).toEqual([]);
      }
  }
});

test.each(sheets)(
  'a reference sheet has a page for each of its sides on %s, under one title',
  async (paper) => {
    for (const house of [
      {},
      { players: 4, attackSelection: 'declared', naturalHit: 97, rehide: true, decoys: 3 },
    ]) {
      const { pages } = await printed(aid('reference-sheet', house), { paper });
      expect(pages).toHaveLength(2);
      const words = pages.map((page) => wordsOf(page));
      for (const page of words) expect(page.join(' ')).toContain('reference sheet');
      expect(words[0]).toContain('An attack');
      expect(words[1]).toContain('Movement');
      for (const page of pages) expectWithin(page, 9);
      // Numbers of rules stand at the right edge, however short the lines beside them are.
      for (const { texts, wMm } of pages)
        for (const { x, str } of texts.filter(({ str }) => str === 'Rules MMS-'))
          expect(x, str).toBeGreaterThan(wMm - 40);
    }
  },
);

test('an unknown board is refused with the aids that there are', () => {
  const plan = planPrint(mms, PrintJob.parse({ what: aid('moon') }), sources);
  expect(plan.ok ? '' : plan.problems[0]!.message).toMatch(/mat.*number-wheel/);
});

test('a list of a game without secret layouts has no plan to print', async () => {
  const system = await loadSystem('battle-magic');
  const { list } = system.samples[0]!;
  const job = PrintJob.parse({ what: { kind: 'list', list }, options: plans });
  const plan = planPrint(system, job, await loadSources(system));
  expect(plan.ok ? '' : plan.problems[0]!.code).toBe('nothing_to_print');
});

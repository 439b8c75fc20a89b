import { describe, expect, test } from 'vitest';
import {
  defaultAgreement,
  loadSystem,
  loadSystems,
  type AnySystem,
  type List,
  type Sample,
} from '@/lib/rules';
import { PrintJob } from '../job';
import { inks } from '../palette';
import { planPrint } from '../plan';
import { loadSources, type Sources } from '../sources';
import { near, open, readPage } from '../testing/read-pdf';
import { tableStrips } from './table-strips';

const systems = await loadSystems();
const sources = new Map<AnySystem, Sources>();
for (const system of systems) sources.set(system, await loadSources(system));

const sampleOf = (system: AnySystem, id: string): Sample => system.samples.find((s) => s.id === id)!;

function pagesOf(system: AnySystem, list: List, options: object, house: Sample['house'] = {}) {
  const agreement = defaultAgreement(system, house);
  const job = PrintJob.parse({ what: { kind: 'list', list, agreement, player: 'Ann' }, options });
  const plan = planPrint(system, job, sources.get(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value.pages;
}

/** All that stands on the pages of a PDF, and its boxes that are squares. */
async function read(pages: ReturnType<typeof pagesOf>) {
  const { pdf } = await open(pages);
  const all = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => readPage(await pdf.getPage(i + 1))),
  );
  const texts = all.map(({ texts: found }) => found.map(({ str }) => str));
  const squares = all
    .flatMap(({ boxes }) => boxes)
    .filter(([x1, y1, x2, y2]) => x2! - x1! > 2 && x2! - x1! < 4 && near(x2! - x1!, y2! - y1!));
  return { texts, words: texts.map((found) => found.join(' ')), squares };
}

test.each([10, 12, 15, 16, 21, 28, 45])(
  '%i boxes stand in lines of whole fives, however narrow their column is',
  (count) => {
    for (const widthMm of [28, 45, 52, 58, 64, 90, 160]) {
      const strips = tableStrips(
        { columns: [{ title: 'A' }, { title: 'B' }], rows: [{ cells: ['Krag', { boxes: count }] }] },
        { sizePt: 8, widthMm, ink: inks.steel },
      );
      const lines = new Map<number, number>();
      for (const op of strips.at(-1)!.draw(0, 0))
        if (op.op === 'rect') lines.set(op.y, (lines.get(op.y) ?? 0) + 1);
      const each = [...lines.values()];
      expect(each.reduce((a, b) => a + b)).toBe(count);
      expect(each.slice(0, -1).filter((n) => n % 5 !== 0)).toEqual([]);
    }
  },
);

describe.each(systems)('the sheet of $name', (system) => {
  // One of each form: they differ in their tables.
  const one = system.forms.flatMap(
    ({ id }) => system.samples.find(({ legal, list }) => legal && list.options['form'] === id) ?? [],
  );
  test.each(one)('$id stands there whole', async ({ list, house }) => {
    const { words } = await read(pagesOf(system, list, { parts: ['sheet'] }, house));
    const said = words.join(' ');
    expect(said).toContain(list.name);
    expect(said).toContain('Ann');
    const { companion } = sources.get(system)!;
    for (const { name } of companion.sheet(system.house.parse(house)).trackers) expect(said).toContain(name);
  });

  test('every table has as many cells as columns', () => {
    const { paper } = sources.get(system)!;
    for (const { list, house } of system.samples) {
      const terms = system.house.parse(house);
      const options = system.options.parse({ form: system.forms[0]!.id, ...list.options });
      const known = new Map(system.entries.map((e) => [e.id, e]));
      const lines = list.entries.flatMap(({ entry, count, with: parts = [], designation }, at) => {
        const found = known.get(entry);
        const carried = parts.flatMap((id) => known.get(id) ?? []);
        return found
          ? [{ at, entry: found, count, with: carried, ...(designation ? { designation } : {}) }]
          : [];
      });
      const parsed = { list, form: options.form, lines, unknown: [], options };
      for (const block of paper.sheet(parsed, terms))
        for (const row of block.rows) expect(row.cells.length, block.title).toBe(block.columns.length);
    }
  });
});

test('a game of eight weeks has a day to write on for each of 56 (MR-009)', async () => {
  const system = await loadSystem('magic-realm');
  const { list } = system.samples.find((one) => one.list.options['form'] === 'party')!;
  const { words } = await read(pagesOf(system, list, { parts: ['sheet'] }, { 'game.days': 56 }));
  for (const week of [1, 4, 5, 8]) expect(words.join(' ')).toContain(`Week ${week}: activities`);
});

describe('the roster of an army', async () => {
  const mms = await loadSystem('mms');
  const { list, house } = sampleOf(mms, 'siege-train');
  const roster = (options: object = {}) => read(pagesOf(mms, list, { parts: ['sheet'], ...options }, house));

  test('has a row for each use with its own mark and gem, and a box for each CAP', async () => {
    const { texts, words, squares } = await roster();
    expect(words.length).toBe(1);
    expect(texts[0]!.filter((t) => t === 'Halberdier')).toHaveLength(3);
    expect(texts[0]!.filter((t) => ['A', 'B', 'C'].includes(t))).toEqual(['A', 'B', 'C', 'A', 'B']);
    // 104 and 36 CAP in fives, 26, 28, 40 and 16 one by one or in fives; the stalemate has twenty rounds of its own.
    const boxes = 21 + 26 + 3 * 8 + 2 * 28 + 8 + 16 + 20;
    expect(squares).toHaveLength(boxes);
  });

  test('keeps within its paper, and nothing in another’s way, however long the list’s name is', async () => {
    const name = 'Die außerordentlich lange und schier unübersehbare Heerschar der Brüder vom Ölberg zu Łódź';
    const { pdf } = await open(pagesOf(mms, { ...list, name }, { parts: ['sheet'] }));
    const page = await pdf.getPage(1);
    const { texts } = await readPage(page);
    const right = (page.view[2]! * 25.4) / 72 - 9;
    expect(texts.filter(({ x, width }) => x + width > right + 0.1).map(({ str }) => str)).toEqual([]);
    const whose = texts.find(({ str }) => str.startsWith('Ann'))!;
    const beside = texts.filter((one) => one !== whose && Math.abs(one.y - whose.y) < 2);
    expect(beside.filter(({ str }) => str.trim() !== '')).toEqual([]);
  });

  test('leaves out what is switched off', async () => {
    const { words, squares, texts } = await roster({ sheet: ['values'] });
    expect(squares).toHaveLength(0);
    expect(texts[0]).not.toContain('Mark');
    expect(words[0]).not.toContain('Fruitless rounds');
    expect(words[0]).not.toContain('legal under');
    expect(words[0]).toContain('E / F / G');
    const whole = await roster({ sheet: ['turn'] });
    expect(whole.words[0]).toContain('Go through your cards one at a time');
  });

  test('carries the notes of its lines', async () => {
    const noted = {
      ...list,
      entries: list.entries.map((e, i) => (i === 0 ? { ...e, note: 'Guards the ford' } : e)),
    };
    expect((await read(pagesOf(mms, noted, { parts: ['sheet'] }, house))).words[0]).toContain(
      'Guards the ford',
    );
    expect(
      (await read(pagesOf(mms, noted, { parts: ['sheet'], sheet: ['values'] }, house))).words[0],
    ).not.toContain('Guards the ford');
  });

  test('goes on over several pages, each with its head and number, and loses nobody', async () => {
    const many = { ...list, entries: [{ entry: 'archer', count: 200 }] };
    const { texts, words } = await read(pagesOf(mms, many, { parts: ['sheet'] }));
    expect(words.length).toBeGreaterThan(1);
    expect(texts.flat().filter((t) => t === 'Archer')).toHaveLength(200);
    words.forEach((said, i) => {
      expect(said).toContain(`page ${i + 1} of ${words.length}`);
      if (i < words.length - 1) expect(texts[i]).toContain('CAP lost');
    });
  });
});

describe('the rules in the appendix', async () => {
  const mms = await loadSystem('mms');

  test('are those that list and agreement touch, each once', async () => {
    const { list } = sampleOf(mms, 'rules-first-army');
    const house = { neutralRows: 4 };
    const { texts, words } = await read(pagesOf(mms, list, { parts: ['rules'] }, house));
    const ids = texts.flat().flatMap((t) => /^MMS-R?\d+$/.exec(t.trim())?.[0] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    // MMS-061 is the healer’s, whom this army has; of gates, which it has not, nothing stands there.
    expect(ids).toContain('MMS-061');
    expect(ids.length).toBeLessThan(60);
    expect(words.join(' ')).toContain('Neutral rows: 4.');
    const without = await read(pagesOf(mms, sampleOf(mms, 'mageron-alone').list, { parts: ['rules'] }));
    expect(without.words.join(' ')).not.toContain('Neutral rows');
    expect(without.texts.flat()).not.toContain('MMS-061');
  });

  test('stand once for two lists', async () => {
    const { list } = sampleOf(mms, 'rules-first-army');
    const job = PrintJob.parse({
      what: { kind: 'lists', lists: [{ list }, { list }] },
      options: { parts: ['rules'] },
    });
    const plan = planPrint(mms, job, sources.get(mms));
    if (!plan.ok) throw new Error('no plan');
    const ids = (await read(plan.value.pages)).texts.flat().filter((t) => /^MMS-\d+$/.test(t.trim()));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

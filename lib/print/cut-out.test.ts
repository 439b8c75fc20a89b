import { describe, expect, test } from 'vitest';
import { loadSystem, type SystemSlug } from '@/lib/rules';
import type { Drawing } from './drawing';
import { PrintJob } from './job';
import { planPrint } from './plan';
import type { Page } from './sheets';
import { loadSources } from './sources';

/** The first evening of a game, with everything that its lists need. */
async function evening(slug: SystemSlug, ids: readonly string[], options: object = {}) {
  const system = await loadSystem(slug);
  const lists = ids.map((id) => {
    const { list, house } = system.samples.find((sample) => sample.id === id)!;
    return { list, agreement: { format: 'muster-agreement/1', system: slug, name: 'Ours', house } };
  });
  const parts = ['cards', 'pieces', 'sheet', 'plan', 'match', 'rules'];
  const job = PrintJob.parse({ what: { kind: 'lists', lists }, options: { parts, ...options } });
  const plan = planPrint(system, job, await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

const cutSheets = (pages: readonly Page<Drawing>[]) =>
  pages.filter(({ oneSided, placed, side }) => side === 'front' && oneSided && placed.length > 1);

describe('what fills no sheet of its own', () => {
  test.each([
    // Two character cards, four spells and thirty chits: one sheet, not three.
    ['magic-realm', ['sorceror-in-full', 'white-knight-peace'], [36]],
    // Sixteen markers of 10 mm go beside the 88 counters.
    ['battle-magic', ['human-set', 'orc-set'], [104]],
    // Seven sheets of nine cards stay as they are; twenty pieces go with the markers.
    ['swords-sorcery', ['standard-pile', 'ten-pieces', 'guarded-keep'], [9, 9, 9, 9, 9, 9, 9, 88]],
    // Here it would save nothing: the cards keep their grid and crop marks.
    ['mms', ['rules-first-army', 'siege-train'], [9, 9, 4, 68]],
  ] as const)('goes with others where that saves a sheet: %s', async (slug, ids, each) => {
    const { pages, cards } = await evening(slug, ids);
    expect(cutSheets(pages).map(({ placed }) => placed.length)).toEqual(each);
    expect(each.reduce((sum, n) => sum + n, 0)).toBe(cards);
  });

  test('stays within the paper and clear of its neighbours', async () => {
    const { pages } = await evening('magic-realm', ['sorceror-in-full', 'white-knight-peace'], {
      bleedMm: 2,
    });
    for (const { placed, wMm, hMm } of cutSheets(pages))
      placed.forEach((a, i) => {
        expect(Math.min(a.x, a.y, wMm - a.x - a.wMm, hMm - a.y - a.hMm)).toBeGreaterThan(6.99);
        for (const b of placed.slice(i + 1)) {
          const apart = Math.max(b.x - a.x - a.wMm, a.x - b.x - b.wMm, b.y - a.y - a.hMm, a.y - b.y - b.hMm);
          expect(apart).toBeGreaterThan(3.99);
        }
      });
  });
});

describe('on a sheet of many sizes', () => {
  const evenings = [
    ['magic-realm', ['sorceror-in-full', 'white-knight-peace']],
    ['monsters-magic', ['base-deck', 'twelve-levels']],
    ['swords-sorcery', ['standard-pile', 'ten-pieces']],
    ['mms', ['rules-first-army', 'siege-train']],
  ] as const;
  test.each(evenings)(
    'each cut of a card or counter has a crop mark, and none crosses a piece: %s',
    async (slug, ids) => {
      for (const bleedMm of [0, 2]) {
        const { pages } = await evening(slug, ids, { bleedMm });
        const { placed, marks, wMm, hMm } = cutSheets(pages).at(-1)!;
        const lines = marks.flatMap((op) => (op.op === 'line' ? [op] : []));
        for (const { x, y, wMm: w, hMm: h } of placed) {
          const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
          for (const at of [x, x + w])
            expect(
              lines.some(({ x1, x2 }) => near(x1, at) && near(x2, at)),
              `upright at ${at}`,
            ).toBe(true);
          for (const at of [y, y + h])
            expect(
              lines.some(({ y1, y2 }) => near(y1, at) && near(y2, at)),
              `level at ${at}`,
            ).toBe(true);
          const crossing = lines.filter(
            ({ x1, y1, x2, y2 }) =>
              x2 > x - bleedMm && x1 < x + w + bleedMm && y2 > y - bleedMm && y1 < y + h + bleedMm,
          );
          expect(crossing).toEqual([]);
        }
        for (const { x1, y1, x2, y2 } of lines)
          expect(Math.min(x1, y1, wMm - x2, hMm - y2)).toBeGreaterThanOrEqual(5);
      }
    },
  );

  test('who wants no crop marks has none there either', async () => {
    const { pages } = await evening('magic-realm', ['sorceror-in-full'], { cropMarks: false });
    expect(cutSheets(pages).flatMap(({ marks }) => marks.filter(({ op }) => op === 'line'))).toEqual([]);
  });
});

test('a last page of a few rules is saved by print that is a little smaller', async () => {
  const { pages } = await evening('magic-realm', ['sorceror-in-full', 'white-knight-peace']);
  const from = pages.findIndex(({ chapter }) => chapter === 'Rules');
  expect(pages.slice(from)).toHaveLength(1);
  const sizes = pages[from]!.placed[0]!.item.ops.flatMap((op) => (op.op === 'text' ? [op.sizePt] : []));
  expect(Math.min(...sizes)).toBeLessThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6.5);
});

describe('on both sides', () => {
  test('a record of two pages takes one sheet, and each player has his own (MR, chapter 9)', async () => {
    const ids = ['sorceror-in-full', 'white-knight-peace'];
    const { pages } = await evening('magic-realm', ids, { backs: 'short-edge' });
    const [first, behind, second] = pages;
    expect([first!.chapter, behind!.chapter, second!.chapter?.slice(0, 5)]).toEqual([
      'Sheet: The Sorceror, ready to play',
      undefined,
      'Sheet',
    ]);
    expect([first!.side, behind!.side, second!.side]).toEqual(['front', 'back', 'front']);
    // Turned over like the page of a book it is upright.
    expect([first!.placed[0]!.turn, behind!.placed[0]!.turn]).toEqual([0, 180]);
    expect(behind!.placed[0]!.item.ops.length).toBeGreaterThan(20);
  });

  test('nothing comes behind a plan that is folded', async () => {
    const { pages } = await evening('mms', ['rules-first-army', 'siege-train'], { backs: 'long-edge' });
    const plans = pages.flatMap(({ chapter }, i) => (chapter?.startsWith('Plan') ? [pages[i + 1]!] : []));
    expect(plans.map(({ side, placed }) => [side, placed.length])).toEqual([
      ['back', 0],
      ['back', 0],
    ]);
  });
});

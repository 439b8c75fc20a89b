import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { PrintJob } from './job';
import { planPrint } from './plan';
import { loadSources } from './sources';
import { open } from './testing/read-pdf';

const mms = await loadSystem('mms');
const sources = await loadSources(mms);
const { list } = mms.samples.find(({ id }) => id === 'siege-train')!;

/** What the document of a job says of itself, read by another reader. */
async function told(what: object, options: object = {}) {
  const plan = planPrint(mms, PrintJob.parse({ what, options }), sources);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pdf, bytes } = await open(plan.value.pages);
  const outline = await pdf.getOutline();
  const chapters = await Promise.all(
    (outline ?? []).map(async ({ title, dest }) => {
      const [page] = dest as [Parameters<typeof pdf.getPageIndex>[0]];
      return [title, (await pdf.getPageIndex(page)) + 1] as const;
    }),
  );
  const { info } = await pdf.getMetadata();
  const wishes = (await pdf.getViewerPreferences()) as Readonly<Record<string, unknown>>;
  return { bytes, chapters, info, wishes, pages: plan.value.pages.length };
}

test('a document names itself and its language, and asks to be printed at true size', async () => {
  const { info, wishes } = await told({ kind: 'list', list });
  expect(info).toMatchObject({ Title: 'Test', Creator: 'Muster', Language: 'en' });
  expect(wishes).toMatchObject({ PrintScaling: 'None', DisplayDocTitle: true });
});

const board = (id: string) => ({ kind: 'board', system: 'mms', board: id });

test.each([
  ['a board that is glued', 'mat', 'Simplex'],
  ['dials that are cut out', 'number-wheel', 'Simplex'],
  ['a sheet of two sides to read', 'reference-sheet', undefined],
])('the printer is told of %s', async (_, id, duplex) => {
  expect((await told(board(id))).wishes['Duplex']).toBe(duplex);
});

test.each([
  ['backs over the long edge', { backs: 'long-edge' }, 'DuplexFlipLongEdge'],
  ['backs over the short edge', { backs: 'short-edge' }, 'DuplexFlipShortEdge'],
  ['fronts that are cut out', {}, 'Simplex'],
  ['a sheet to read', { parts: ['sheet'] }, undefined],
])('the printer is told of %s', async (_, options, duplex) => {
  expect((await told({ kind: 'list', list }, options)).wishes['Duplex']).toBe(duplex);
});

test('a job of several parts has bookmarks at the pages where they begin, on fronts', async () => {
  const { chapters, pages } = await told(
    { kind: 'list', list, player: 'Ann' },
    { parts: ['cards', 'pieces', 'sheet', 'plan', 'rules'], backs: 'long-edge' },
  );
  expect(chapters.map(([title]) => title)).toEqual([
    'Sheet: Ann',
    'Plan: Ann',
    'Cards and counters',
    'Pieces',
    'Rules',
  ]);
  const starts = chapters.map(([, page]) => page);
  expect(starts[0]).toBe(1);
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
  for (const start of starts) expect(start % 2).toBe(1);
  expect(starts.at(-1)).toBeLessThan(pages);
  expect((await told({ kind: 'list', list })).chapters).toEqual([]);
});

test('the same job gives the same bytes', async () => {
  const job = [
    { kind: 'list', list },
    { parts: ['cards', 'sheet'], backs: 'long-edge' },
  ] as const;
  const [one, other] = [await told(...job), await told(...job)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

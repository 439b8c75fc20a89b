import { expect, test } from 'vitest';
import { loadSystem, loadSystems, type AnySystem } from '@/lib/rules';
import { drawnOps, type Drawing } from './drawing';
import { PrintJob } from './job';
import { planPrint } from './plan';
import { loadSources } from './sources';

async function drawings(system: AnySystem, what: object, options: object): Promise<readonly Drawing[]> {
  const plan = planPrint(system, PrintJob.parse({ what, options }), await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  expect(plan.value.misfits).toEqual([]);
  return plan.value.pages.flatMap(({ placed }) => placed.map(({ item }) => item));
}

const printOf = ({ ops }: Drawing): readonly { readonly text: string; readonly sizePt: number }[] =>
  drawnOps(ops).flatMap((op) => (op.op === 'text' && op.text.trim() !== '' ? [op] : []));

test('a card says the same in larger letters, and nothing on it shrinks', async () => {
  for (const system of await loadSystems()) {
    const what = { kind: 'catalogue', system: system.slug };
    const [usual, large] = [
      await drawings(system, what, {}),
      await drawings(system, what, { largePrint: true }),
    ];
    const words = (one: Drawing) =>
      printOf(one)
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/)
        .sort();
    const mean = (one: Drawing) =>
      printOf(one).reduce((sum, { text, sizePt }) => sum + text.length * sizePt, 0) /
      printOf(one).reduce((sum, { text }) => sum + text.length, 0);
    expect(large).toHaveLength(usual.length);
    for (const [i, one] of usual.entries()) {
      expect(words(large[i]!)).toEqual(words(one));
      expect(mean(large[i]!)).toBeGreaterThanOrEqual(mean(one) - 0.01);
    }
  }
});

test('values of a character are in twelve points where they were in eight', async () => {
  const mms = await loadSystem('mms');
  const what = { kind: 'entries', system: 'mms', entries: ['krag'] };
  const sizeOf = async (options: object) =>
    printOf((await drawings(mms, what, options))[0]!).find(({ text }) => text === 'Death stroke')!.sizePt;
  expect(await sizeOf({})).toBe(8);
  expect(await sizeOf({ largePrint: true })).toBeGreaterThanOrEqual(12);
});

test('sheets are in twelve points, their heads in ten, and no heading stays without its table', async () => {
  const mms = await loadSystem('mms');
  const what = { kind: 'board', system: 'mms', board: 'reference-sheet' };
  const pages = await drawings(mms, what, { largePrint: true });
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const small = printOf(page).filter(({ sizePt }) => sizePt < 10);
    for (const { text } of small) expect(text).toMatch(/^[R\d, ]+$|page \d of|Rules/);
    // Headings are the only print of that size.
    const below = printOf(page).filter(({ text }) => !/page \d of/.test(text));
    expect(below.at(-1)!.sizePt).not.toBe(13.5);
  }
});

import { expect, test } from 'vitest';
import { loadSystem } from '@/lib/rules';
import { drawnOps } from '../drawing';
import { PrintJob } from '../job';
import { widthMm } from '../measure';
import { papers, type PaperId } from '../paper';
import { planPrint } from '../plan';
import { loadSources } from '../sources';

const mms = await loadSystem('mms');
const sources = await loadSources(mms);
const sheets: readonly PaperId[] = ['a4', 'letter'];

/** The words of each page of the agreement sheet; the foot of a page is left out. */
function printed(house: object, options: object) {
  const agreement = { format: 'muster-agreement/1', system: 'mms', name: 'Ours', house };
  const what = { kind: 'board', system: 'mms', board: 'agreement-sheet', agreement };
  const plan = planPrint(mms, PrintJob.parse({ what, options }), sources);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value.pages.map(({ placed, wMm, hMm }) => ({
    wMm,
    texts: placed
      .flatMap(({ item }) => drawnOps(item.ops))
      .flatMap((op) => (op.op === 'text' && op.y < hMm - 12 ? [op] : [])),
  }));
}

test.each(sheets)('an ordinary agreement is signed on one page of %s, in 8 points at least', (paper) => {
  const [page, ...more] = printed({ players: 4, levelTotal: 500, hiddenSetup: false, decoys: 2 }, { paper });
  expect(more).toEqual([]);
  expect(Math.min(...page!.texts.map(({ sizePt }) => sizePt))).toBeGreaterThanOrEqual(8);
  const said = page!.texts.map(({ text }) => text);
  expect(said).toContain('Handicap');
  expect(said).toContain('Signature');
  // Neither does a word reach into its neighbour, nor one column into the other.
  for (const a of page!.texts) {
    const right = a.x + widthMm(a.text, a.font, a.sizePt);
    expect(right).toBeLessThan(papers[paper].wMm - 8.9);
    const next = page!.texts.filter((b) => b.x > a.x && Math.abs(b.y - a.y) < 1);
    for (const b of next) expect(right, `${a.text} | ${b.text}`).toBeLessThan(b.x);
  }
});

test('in large print it takes the pages that it needs, and each of its columns begins at one height', () => {
  const large = printed({}, { largePrint: true });
  expect(large.length).toBeGreaterThan(1);
  expect(Math.min(...large.flatMap(({ texts }) => texts.map(({ sizePt }) => sizePt)))).toBeGreaterThan(9);
  const [page] = printed({}, {});
  const heads = page!.texts.filter(
    ({ text, font }) => font === 'strong' && /^(Before play|Movement)$/.test(text),
  );
  expect(heads).toHaveLength(2);
  expect(heads[0]!.y).toBeCloseTo(heads[1]!.y, 6);
});

import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem } from '@/lib/rules';
import { drawAll } from './cut-out';
import type { Drawing } from './drawing';
import { PrintJob } from './job';
import { papers, type PaperId } from './paper';
import { runsOf, runsOfPieces } from './pieces';
import { planPrint } from './plan';
import { readLists } from './read-list';
import type { Page, Placed } from './sheets';
import { loadSources } from './sources';

/** More than this a back may not lie beside its front. */
const AMISS_MM = 0.3;
const flips = ['long-edge', 'short-edge'] as const;
type Flip = (typeof flips)[number];

const systems = await loadSystems();

/** Where a point of the back lies on the front once the sheet is folded shut along its edge. */
const folded = (flip: Flip, { wMm, hMm }: Page<unknown>, x: number, y: number): readonly [number, number] =>
  flip === 'long-edge' ? [wMm - x, y] : [x, hMm - y];

/** The place of a back, seen through the paper from the front. */
function seenThrough(flip: Flip, page: Page<Drawing>, { x, y, wMm, hMm }: Placed<Drawing>) {
  const [one, other] = [folded(flip, page, x, y), folded(flip, page, x + wMm, y + hMm)];
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ] as const;
}

/** Which way a drawing points up on its page. */
const upOf = ({ turn }: Placed<unknown>): readonly [number, number] => {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
};

const far = (a: number, b: number): number => Math.abs(a - b);
const looks = ({ ops }: Drawing): string => JSON.stringify(ops);

/** For each front, by what it shows, the backs that belong behind it, as the game has them. */
async function pairsOf(system: AnySystem, job: PrintJob): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const [cards, reads] = [runsOf(system, job), readLists(system, job.what)];
  if (!cards.ok || !reads.ok) throw new Error('not read');
  const pieces = job.options.parts.includes('pieces')
    ? runsOfPieces(system, reads.value, await loadSources(system))
    : [];
  const pairs = new Map<string, Set<string>>();
  for (const { front, back } of drawAll(system, [...cards.value, ...pieces], job.options).all) {
    const known = pairs.get(looks(front)) ?? new Set();
    pairs.set(looks(front), known.add(back ? looks(back) : 'none'));
  }
  return pairs;
}

/** Is nothing cut out of it? */
const isRead = ({ oneSided, placed }: Page<Drawing>): boolean => !oneSided && placed.length === 1;
/** The number of a page that says at its foot which of several it is. */
const pageOf = ({ ops }: Drawing): number =>
  Number(
    ops.map((op) => (op.op === 'text' ? / page (\d+) of \d+$/.exec(op.text)?.[1] : undefined)).find(Boolean),
  );

/** Every back lies on its own front, and every front that has one is covered. */
async function expectPaired(
  system: AnySystem,
  what: object,
  options: object & { backs: Flip; paper: PaperId },
) {
  const job = PrintJob.parse({ what, options });
  const plan = planPrint(system, job, await loadSources(system));
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { pages } = plan.value;
  const pairs = await pairsOf(system, job);
  expect(pages.length % 2).toBe(0);
  let covered = 0;
  for (let i = 0; i < pages.length; i += 2) {
    const [front, back] = [pages[i]!, pages[i + 1]!];
    expect([front.side, back.side]).toEqual(['front', 'back']);
    expect([back.wMm, back.hMm]).toEqual([papers[options.paper].wMm, papers[options.paper].hMm]);
    expect(back.marks).toEqual([]);
    const open = new Set(front.placed);
    for (const placed of back.placed) {
      const [x1, y1, x2, y2] = seenThrough(options.backs, front, placed);
      const on = [...open].filter(
        ({ x, y, wMm, hMm }) =>
          Math.max(far(x1, x), far(y1, y), far(x2, x + wMm), far(y2, y + hMm)) < AMISS_MM,
      );
      expect(on, `a back at ${x1}, ${y1}`).toHaveLength(1);
      const own = on[0]!;
      open.delete(own);
      if (isRead(front)) {
        expect([isRead(back), back.chapter]).toEqual([true, undefined]);
        expect(pageOf(placed.item)).toBe(pageOf(own.item) + 1);
      } else {
        covered++;
        expect(pairs.get(looks(own.item))?.has(looks(placed.item)), looks(own.item).slice(0, 400)).toBe(true);
      }
      expect([placed.item.wMm, placed.item.hMm]).toEqual([own.item.wMm, own.item.hMm]);
      // Turned over like the page of a book, the card shows its back upright.
      const [up, [ux, uy]] = [upOf(own), upOf(placed)];
      const seen = options.backs === 'long-edge' ? [-ux, uy] : [ux, -uy];
      expect(far(seen[0]!, up[0]) + far(seen[1]!, up[1])).toBeLessThan(1e-9);
    }
    // What stays white behind has no back in the game.
    for (const { item } of open) {
      const behind = pairs.get(looks(item));
      if (behind) expect(behind.has('none')).toBe(true);
    }
  }
  return covered;
}

describe.each(systems.map((s) => [s.slug, s] as const))('a sheet of %s folded shut', (_, system) => {
  const jobs = (['a4', 'letter'] as const).flatMap((paper) => flips.map((backs) => ({ paper, backs })));

  test.each(jobs)('has each back on its own front: catalogue, $paper, $backs', async (options) => {
    const what = { kind: 'catalogue', system: system.slug };
    expect(await expectPaired(system, what, options)).toBeGreaterThan(20);
    await expectPaired(system, what, {
      ...options,
      ...{ bleedMm: 2, marginMm: 7, copies: 2, largePrint: true },
    });
  });

  test.each(jobs)(
    'has each back on its own front: lists with all their pieces, $paper, $backs',
    async (options) => {
      const lists = system.samples.slice(0, 4).map(({ list, house }) => ({
        list,
        agreement: { format: 'muster-agreement/1', system: system.slug, name: 'Ours', house },
      }));
      const parts = ['cards', 'pieces', 'sheet', 'rules'];
      expect(
        await expectPaired(system, { kind: 'lists', lists }, { ...options, ...{ parts } }),
      ).toBeGreaterThan(10);
    },
  );
});

describe('tiles of a map', async () => {
  const realm = systems.find(({ slug }) => slug === 'magic-realm')!;
  test.each(flips)('have their enchanted sides behind them, %s', async (backs) => {
    const what = { kind: 'board', system: realm.slug, board: 'tiles' };
    const plan = planPrint(realm, PrintJob.parse({ what, options: { backs } }), await loadSources(realm));
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const { pages } = plan.value;
    for (let i = 0; i < pages.length; i += 2) {
      const [front, back] = [pages[i]!, pages[i + 1]!];
      expect(back.placed).toHaveLength(front.placed.length);
      back.placed.forEach((placed, n) => {
        const [x1, y1, x2, y2] = seenThrough(backs, front, placed);
        const { x, y, wMm, hMm, item } = front.placed[n]!;
        expect(Math.max(far(x1, x), far(y1, y), far(x2, x + wMm), far(y2, y + hMm))).toBeLessThan(AMISS_MM);
        // The letter of the tile stands on both of its sides.
        const words = (one: Drawing) => new Set(one.ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])));
        expect([...words(placed.item)].some((word) => words(item).has(word))).toBe(true);
      });
    }
  });
});

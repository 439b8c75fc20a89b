import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem } from '@/lib/rules';
import { drawnOps, type Drawing, type Op } from './drawing';
import { PrintJob } from './job';
import { planPrint } from './plan';
import { loadSources } from './sources';

const systems = await loadSystems();

/** Drawings of a job, page by page, with and without little ink. */
async function bothWays(system: AnySystem, what: object) {
  const sources = await loadSources(system);
  const drawn = (lowInk: boolean): readonly Drawing[] => {
    const options = { lowInk, backs: 'long-edge' };
    const plan = planPrint(
      system,
      PrintJob.parse({ what: { ...what, system: system.slug }, options }),
      sources,
    );
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    return plan.value.pages.flatMap(({ placed }) => placed.map(({ item }) => item));
  };
  return [drawn(false), drawn(true)] as const;
}

const opsOf = (drawings: readonly Drawing[]) => drawings.flatMap(({ ops }) => drawnOps(ops));
const wordsOf = (drawings: readonly Drawing[]) =>
  opsOf(drawings).flatMap((op) =>
    op.op === 'text' ? [`${op.text} at ${op.x}, ${op.y} in ${op.sizePt}`] : [],
  );

/** Square millimetres of what is filled with a colour, for whoever does not look what lies upon it. */
const filledMm2 = (op: Op): number => {
  switch (op.op) {
    case 'rect':
      return op.fill && op.fill !== '#ffffff' ? op.w * op.h : 0;
    case 'circle':
      return op.fill === '#ffffff' ? 0 : Math.PI * op.r ** 2;
    case 'icon':
      return op.lineMm === undefined ? op.size ** 2 : 0;
    case 'poly': {
      const { points, fill } = op;
      if (!fill || fill === '#ffffff') return 0;
      const twice = points.reduce(
        (sum, n, i) =>
          i % 2 === 0
            ? sum + n * points[(i + 3) % points.length]! - points[i + 1]! * points[(i + 2) % points.length]!
            : sum,
        0,
      );
      return Math.abs(twice) / 2;
    }
    default:
      return 0;
  }
};
/** Square millimetres that lines cover. */
const linedMm2 = (op: Op): number => {
  const long = (points: readonly number[]): number =>
    points.reduce(
      (sum, x, i) =>
        i % 2 === 0 && i > 1 ? sum + Math.hypot(x - points[i - 2]!, points[i + 1]! - points[i - 1]!) : sum,
      0,
    );
  switch (op.op) {
    case 'rect':
      return op.stroke ? 2 * (op.w + op.h) * (op.lineMm ?? 0) : 0;
    case 'line':
      return Math.hypot(op.x2 - op.x1, op.y2 - op.y1) * op.lineMm;
    case 'poly':
      return op.stroke ? long(op.points) * (op.lineMm ?? 0) : 0;
    case 'strokes':
      return op.lines.reduce((sum, line) => sum + long(line), 0) * op.lineMm;
    default:
      return 0;
  }
};
const sumOf = (drawings: readonly Drawing[], of: (op: Op) => number): number =>
  opsOf(drawings).reduce((sum, op) => sum + of(op), 0);

describe.each(systems.map((s) => [s.slug, s] as const))('with little ink %s', async (_, system) => {
  const { paper } = await loadSources(system);
  const [usual, low] = await bothWays(system, { kind: 'catalogue' });

  test('says all that it says otherwise, in the same places', () =>
    expect(wordsOf(low)).toEqual(wordsOf(usual)));

  test('fills next to nothing, and draws pictures and rims with fine lines', () => {
    expect(sumOf(low, filledMm2)).toBeLessThan(0.02 * sumOf(usual, filledMm2));
    expect(sumOf(low, linedMm2)).toBeLessThan(0.5 * sumOf(usual, linedMm2));
    for (const op of opsOf(low)) if (op.op === 'icon') expect(op.lineMm).toBeLessThanOrEqual(0.25);
  });

  test('draws copies of a card once, as without', () => expect(new Set(low).size).toBe(new Set(usual).size));

  test.each(paper.boards.map(({ id }) => id))('has no tint on the board %s either', async (board) => {
    const [full, spared] = await bothWays(system, { kind: 'board', board });
    expect(wordsOf(spared)).toEqual(wordsOf(full));
    expect(sumOf(spared, filledMm2)).toBeLessThanOrEqual(0.02 * sumOf(full, filledMm2));
  });
});

test('roads, tunnels and hidden ways of a map are still told apart by their breadth', async () => {
  const system = systems.find(({ slug }) => slug === 'magic-realm')!;
  const [, low] = await bothWays(system, { kind: 'board', board: 'tiles' });
  const breadths = opsOf(low).flatMap((op) => (op.op === 'poly' && !op.closed ? [op.lineMm!] : []));
  expect(Math.max(...breadths)).toBeGreaterThan(1);
  expect(new Set(breadths).size).toBeGreaterThanOrEqual(3);
});

test('on a sheet of words only heads and headings are heavy there, on cards all that was', async () => {
  const system = systems.find(({ slug }) => slug === 'magic-realm')!;
  const { list } = system.samples.find(({ id }) => id === 'sorceror-in-full')!;
  const sources = await loadSources(system);
  const printed = (lowInk: boolean, parts: readonly string[]) => {
    const options = { lowInk, parts, backs: 'long-edge' };
    const plan = planPrint(system, PrintJob.parse({ what: { kind: 'list', list }, options }), sources);
    return plan.ok ? plan.value.pages.flatMap(({ placed }) => placed.map(({ item }) => item)) : [];
  };
  const heavy = (drawings: readonly Drawing[]) =>
    opsOf(drawings).flatMap((op) => (op.op === 'text' && op.font === 'strong' ? [op.text] : []));
  const [full, low] = [printed(false, ['sheet']), printed(true, ['sheet'])];
  expect(wordsOf(low)).toEqual(wordsOf(full));
  expect(heavy(full)).toEqual(expect.arrayContaining(['MOVE M5', 'Sorceror: victory', 'Category']));
  expect(heavy(low)).toEqual(expect.arrayContaining(['Sorceror: victory', 'Category']));
  expect(heavy(low)).not.toContain('MOVE M5');
  expect(heavy(low).length).toBeLessThan(0.5 * heavy(full).length);
  const cut = ['cards', 'pieces'];
  expect(heavy(printed(true, cut))).toEqual(heavy(printed(false, cut)));
});

test('the rims around names of a map are white there, like their ground', async () => {
  const system = systems.find(({ slug }) => slug === 'magic-realm')!;
  const halos = (drawings: readonly Drawing[]) =>
    new Set(opsOf(drawings).flatMap((op) => (op.op === 'text' && op.halo ? [op.halo] : [])));
  const [full, low] = await bothWays(system, { kind: 'board', board: 'random' });
  expect(halos(full).size).toBeGreaterThan(1);
  expect([...halos(low)]).toEqual(['#ffffff']);
});

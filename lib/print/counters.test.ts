import { describe, expect, test } from 'vitest';
import { loadSystems, type AnySystem } from '@/lib/rules';
import type { Drawing, Op } from './drawing';
import { PrintJob } from './job';
import { LEAST_PRINT_PT } from './measure';
import { mmOf } from './paper';
import { planPrint } from './plan';
import type { Page } from './sheets';
import { loadSources } from './sources';

const MOST_MM = 25;

const systems = await loadSystems();

/** All pages with counters of a game: its catalogue, and its samples with their pieces. */
async function pagesOf(system: AnySystem, backs: string): Promise<readonly Page<Drawing>[]> {
  const sources = await loadSources(system);
  const jobs = [
    { what: { kind: 'catalogue', system: system.slug }, options: { backs } },
    ...system.samples.map(({ list, house }) => ({
      what: {
        kind: 'list',
        list,
        agreement: { format: 'muster-agreement/1', system: system.slug, name: 'Ours', house },
      },
      options: { backs, parts: ['cards', 'pieces'] },
    })),
  ];
  return jobs.flatMap((job) => {
    const plan = planPrint(system, PrintJob.parse(job), sources);
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    return plan.value.pages.filter(({ placed }) => placed.some(isCounter));
  });
}

const isCounter = ({ item }: { readonly item: Drawing }): boolean =>
  item.wMm <= MOST_MM && item.hMm <= MOST_MM;
const textsOf = (ops: readonly Op[]) => ops.flatMap((op) => (op.op === 'text' ? [op] : []));

describe.each(systems.map((s) => [s.slug, s] as const))('counters of %s', (_, system) => {
  test.each(['none', 'long-edge'])(
    'have no print under the least, nor any that is cut, backs: %s',
    async (backs) => {
      const counters = (await pagesOf(system, backs)).flatMap(({ placed }) => placed.filter(isCounter));
      expect(counters.length).toBeGreaterThan(0);
      for (const { item } of counters)
        for (const { text, sizePt, x } of textsOf(item.ops)) {
          expect(sizePt, text).toBeGreaterThanOrEqual(LEAST_PRINT_PT);
          expect(x, text).toBeGreaterThan(0.5);
        }
    },
  );
});

const crowded = systems.filter(({ signs }) => signs);

test.each(crowded.map((s) => [s.slug, s] as const))(
  'what stands on counters of %s in signs is explained at the foot of their page, clear of them',
  async (_, system) => {
    const signs = system.signs!;
    // Strengths, colours of magic, numbers and stars are those of the game itself.
    const own = /^(red|[NLMHT]|[IVX]+|[NLMHT]?\d*)(\*+|\d+\*?)?$/;
    const used = new Set<string>();
    for (const page of (await pagesOf(system, 'none')).filter(({ placed }) =>
      placed.some(({ item }) => item.brief),
    )) {
      const key = textsOf(page.marks).map(({ text }) => text);
      const said = ` ${key.join(' ')} `;
      for (const word of page.placed.flatMap(({ item }) =>
        (item.brief ?? []).flatMap((one) => one.split(' ')),
      )) {
        if (own.test(word)) continue;
        const sign = signs.find(([one]) => word === one || word.replace(/\d+$/, '') === one);
        expect(sign, word).toBeDefined();
        used.add(sign![0]);
        expect(said).toContain(` ${sign![0]} ${sign![1]} `);
      }
      const [lowest, highest] = [
        Math.max(...page.placed.map(({ y, hMm }) => y + hMm)),
        Math.min(...textsOf(page.marks).map(({ y, sizePt }) => y - mmOf(sizePt))),
      ];
      expect(highest).toBeGreaterThan(lowest);
      for (const { y } of textsOf(page.marks)) expect(y).toBeLessThan(page.hMm - 5 + 0.01);
    }
    expect([...used].sort()).toEqual(signs.map(([sign]) => sign).sort());
  },
);

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  formOf,
  List,
  orderOf,
  pileSize,
  prepareTerms,
  parseList,
  seededDice,
  defaultAgreement,
  catalogueOf,
  oddsOf,
  type AnySystem,
  type Statistic,
} from '../index';
import { anyList } from './lists';

/** What every system promises of its statistics and draws. */
export function insightsConform(system: AnySystem): void {
  describe(`${system.slug}: insights`, () => {
    const read = prepareTerms(system, defaultAgreement(system));
    if (!read.ok) throw new Error('defaults do not parse');
    const terms = read.value;
    const parsed = (list: List) => {
      const done = parseList(system, list, terms);
      if (!done.ok) throw new Error(JSON.stringify(done.problems));
      return done.value;
    };
    const statisticsOf = async (list: List): Promise<readonly Statistic[]> =>
      (await system.insights!()).statistics(parsed(list), terms.house, terms);

    test('are declared', () => expect(system.insights).toBeDefined());

    test('every sample and every random list has statistics, well formed and plain JSON', async () => {
      const book = await system.rulebook();
      const known = new Set([
        ...book.rules.map((r) => r.id),
        ...book.rulings.map((r) => r.id),
        ...system.checks.map((c) => c.code),
        ...system.matchChecks.map((c) => c.code),
      ]);
      const lists = [
        ...system.samples.map((s) => s.list),
        ...system.forms.flatMap((form) => {
          const drawn = form.random(seededDice('insights'), terms.house, terms);
          return drawn
            ? [List.parse({ format: 'muster-list/1', system: system.slug, name: 'Drawn', ...drawn })]
            : [];
        }),
      ];
      for (const list of lists) {
        const all = await statisticsOf(list);
        if (list.entries.length > 0) expect(all.length, list.name).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(all))).toEqual(all);
        expect(new Set(all.map((s) => s.id)).size, list.name).toBe(all.length);
        for (const one of all) {
          expect(one.says, one.id).toMatch(/^[A-Z0-9“‘].*\.$/su);
          for (const id of one.rules ?? []) expect(known, `${one.id} cites ${id}`).toContain(id);
          if (one.shape === 'bars') {
            expect(new Set(one.rows.map((r) => r.label)).size, one.id).toBe(one.rows.length);
            for (const row of one.rows) {
              expect(Number.isFinite(row.value) && row.value >= 0, `${one.id} ${row.label}`).toBe(true);
              if (row.parts)
                expect(
                  row.parts.reduce((sum, p) => sum + p.value, 0),
                  `${one.id} ${row.label}`,
                ).toBe(row.value);
            }
          }
          if (one.shape === 'curve')
            for (const line of one.lines) {
              const ys = line.points.map((p) => p.y);
              for (const y of ys) expect(y >= 0 && y <= 1, `${one.id} ${line.label}`).toBe(true);
              expect(
                [...ys].sort((a, b) => b - a),
                `${one.id} ${line.label} never rises`,
              ).toEqual(ys);
            }
          if (one.shape === 'table')
            for (const row of one.rows) expect(row.length, one.id).toBe(one.columns.length);
        }
      }
    });

    test('statistics do not depend on the order of the entries', async () => {
      await fc.assert(
        fc.asyncProperty(anyList(system), fc.integer(), async (list, seed) => {
          const turned = { ...list, entries: seededDice(String(seed)).shuffle(list.entries) };
          expect(await statisticsOf(turned)).toEqual(await statisticsOf(list));
        }),
        { numRuns: 40 },
      );
    });

    test('what adds up of two lists is the sum of both', async () => {
      await fc.assert(
        fc.asyncProperty(anyList(system), anyList(system), async (a, b) => {
          if (a.options.form !== b.options.form) return;
          const both = { ...a, entries: [...a.entries, ...b.entries] };
          const sums = (all: readonly Statistic[]) => {
            const found = new Map<string, number>();
            for (const one of all)
              if (one.shape === 'bars' && one.adds)
                for (const { label, value } of one.rows)
                  if (value !== 0)
                    found.set(`${one.id} ${label}`, (found.get(`${one.id} ${label}`) ?? 0) + value);
            return found;
          };
          const [x, y, z] = [
            sums(await statisticsOf(a)),
            sums(await statisticsOf(b)),
            sums(await statisticsOf(both)),
          ];
          const wanted = new Map(x);
          for (const [key, value] of y) wanted.set(key, (wanted.get(key) ?? 0) + value);
          expect(Object.fromEntries([...z].sort())).toEqual(Object.fromEntries([...wanted].sort()));
        }),
        { numRuns: 40 },
      );
    });

    test('piles are drawn from where the form says so, and hold what they name', async () => {
      const { draws } = await system.insights!();
      for (const form of system.forms) {
        const start = form.random(seededDice('piles'), terms.house, terms) ?? form.start(terms.house);
        const list = parsed(
          List.parse({ format: 'muster-list/1', system: system.slug, name: 'Piles', ...start }),
        );
        const piles = draws(list, terms.house, terms);
        expect(piles.length > 0, form.id).toBe(form.draws === true);
        for (const pile of piles) {
          expect(JSON.parse(JSON.stringify(pile))).toEqual(pile);
          const size = pileSize(pile);
          for (const { entry } of pile.cards) expect(catalogueOf(system).has(entry), entry).toBe(true);
          expect(pile.hand).toBeLessThanOrEqual(size);
          expect(pile.draw.count).toBeGreaterThan(0);
          const order = orderOf(pile, 'a');
          expect(order.length).toBe(size);
          expect(orderOf({ cards: [...pile.cards].reverse() }, 'a')).toEqual(order);
          const held = new Set(pile.cards.map((c) => c.entry));
          for (const question of pile.questions) {
            const ids = question.asks === 'cards' ? question.ids : Object.keys(question.worth);
            expect(
              ids.some((id) => held.has(id)),
              question.label,
            ).toBe(true);
            for (const { chance } of oddsOf(pile, question, Math.max(1, pile.hand)))
              expect(chance.top >= 0n && chance.top <= chance.bottom).toBe(true);
          }
        }
        expect(formOf(system, list).id).toBe(form.id);
      }
    });
  });
}

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  defaultAgreement,
  judge,
  List,
  parseList,
  prepareTerms,
  readText,
  repairsFor,
  textStyles,
  writeText,
  type AnySystem,
} from '../index';
import { anyList } from './lists';

const words = fc.stringMatching(/^[A-Za-z0-9 ,.'“”#*+()-]{0,20}[A-Za-z0-9]$/);

/** Lists with designations, notes and attachments as well, so that text has everything to carry. */
const anyDressedList = (system: AnySystem): fc.Arbitrary<List> =>
  anyList(system).chain((list) =>
    fc
      .array(
        fc.record(
          {
            designation: words.map((w) => w.trim()),
            note: words.map((w) => w.trim()),
            module: fc.constantFrom('Reserve', 'out: “1” + as "2"; 3', 'note "x"'),
            with: fc.array(fc.constantFrom(...system.entries.map((e) => e.id)), {
              minLength: 1,
              maxLength: 3,
            }),
          },
          { requiredKeys: [] },
        ),
        { minLength: list.entries.length, maxLength: list.entries.length },
      )
      .chain((dress) => {
        const entries = list.entries.map((e, i) => ({ ...e, ...dress[i] }));
        const modules = [...new Set(dress.flatMap(({ module }) => module ?? []))];
        return fc
          .subarray(modules)
          .map((out) =>
            List.parse({ ...list, name: 'Any list', entries, ...(out.length > 0 ? { out } : {}) }),
          );
      }),
  );

/** What every system promises of lists as text, and of repairs. */
export function textConforms(system: AnySystem): void {
  describe(`${system.slug}: text and repairs`, () => {
    const read = prepareTerms(system, defaultAgreement(system));
    if (!read.ok) throw new Error('defaults do not parse');
    const terms = read.value;

    test.each(textStyles)('a list survives %s text and comes back equal', (style) => {
      fc.assert(
        fc.property(anyDressedList(system), (list) => {
          const back = readText(system, writeText(system, list, terms, style), terms);
          // An empty list with no options is the one thing that says nothing.
          if (list.entries.length === 0 && Object.keys(list.options).length === 0) return;
          expect(back).toMatchObject({ ok: true });
          if (back.ok) {
            expect(back.value.list).toEqual(list);
            expect(back.value.lines.every((l) => l.sure === 'exact')).toBe(true);
          }
        }),
        { numRuns: 40 },
      );
    });

    test('every entry is found by its name, whatever the case', () => {
      const names = new Map<string, number>();
      for (const e of system.entries)
        names.set(e.name.toLowerCase(), (names.get(e.name.toLowerCase()) ?? 0) + 1);
      for (const e of system.entries) {
        if (names.get(e.name.toLowerCase()) !== 1) continue;
        const back = readText(system, `2x ${e.name.toUpperCase()}`, terms);
        expect(back.ok && back.value.list.entries, e.name).toEqual([{ entry: e.id, count: 2 }]);
      }
    });

    test('a repair removes its violation, adds no error and leaves alone what is switched out', () => {
      fc.assert(
        fc.property(anyList(system), fc.array(fc.boolean(), { maxLength: 6 }), (any, reserve) => {
          const entries = any.entries.map((e, i) => (reserve[i] ? { ...e, module: 'Reserve' } : e));
          const list: List = { ...any, entries, out: ['Reserve'] };
          const parsed = parseList(system, list, terms);
          if (!parsed.ok) return;
          const before = judge(system, parsed.value, terms);
          const tally = (codes: readonly { code: string; severity: string }[]) => {
            const sums = new Map<string, number>();
            for (const v of codes) if (v.severity === 'error') sums.set(v.code, (sums.get(v.code) ?? 0) + 1);
            return sums;
          };
          for (const violation of before.violations.slice(0, 3))
            for (const repair of repairsFor(system, parsed.value, terms, violation)) {
              const mended = parseList(system, List.parse(repair.list), terms);
              expect(mended.ok).toBe(true);
              const aside = (of: List) => of.entries.filter((e) => e.module === 'Reserve');
              expect(aside(repair.list), repair.label).toEqual(aside(list));
              if (!mended.ok) continue;
              const after = judge(system, mended.value, terms);
              const alike = (vs: typeof after.violations) =>
                vs.filter((v) => v.code === violation.code && v.severity === violation.severity).length;
              expect(alike(after.violations), repair.label).toBeLessThan(alike(before.violations));
              for (const [code, n] of tally(after.violations))
                expect(n, repair.label).toBeLessThanOrEqual(tally(before.violations).get(code) ?? 0);
            }
        }),
        { numRuns: 12 },
      );
    });
  });
}

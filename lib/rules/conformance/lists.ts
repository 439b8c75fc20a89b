import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  catalogueOf,
  defaultAgreement,
  formOf,
  isAbout,
  judge,
  lineCosts,
  List,
  parseList,
  plainTerms,
  prepareTerms,
  readList,
  seededDice,
  sentence,
  type AnySystem,
  type Terms,
  type Entry,
} from '../index';

const termsOf = (system: AnySystem, house = {}): Terms<Entry, Readonly<Record<string, unknown>>> => {
  const read = prepareTerms(system, defaultAgreement(system, house));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const parsed = (system: AnySystem, list: List, terms = termsOf(system)) => {
  const read = parseList(system, list, terms);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** Lists of entries that the form accepts, legal or not, on the form's own starting options. */
export const anyList = (system: AnySystem): fc.Arbitrary<List> =>
  fc.constantFrom(...system.forms).chain((form) => {
    const start = form.start(termsOf(system).house);
    const ids = system.entries.filter((e) => form.accepts(e)).map((e) => e.id);
    const lines =
      ids.length === 0
        ? fc.constant([])
        : fc.array(fc.record({ entry: fc.constantFrom(...ids), count: fc.integer({ min: 1, max: 6 }) }), {
            maxLength: 12,
          });
    return lines.map((entries) =>
      List.parse({
        format: 'muster-list/1',
        system: system.slug,
        name: 'Any list',
        entries,
        options: start.options,
      }),
    );
  });

/** What every system promises of its lists and verdicts. */
export function listsConform(system: AnySystem): void {
  describe(`${system.slug}: lists`, () => {
    const terms = termsOf(system);

    test('what a form begins with needs no reading, nor do the defaults of the house', () => {
      const plain = JSON.parse(JSON.stringify(terms.house)) as typeof terms.house;
      expect(plain).toEqual(terms.house);
      expect(plainTerms(terms.name, plain)).toEqual(terms);
      for (const form of system.forms) {
        const { options } = form.start(terms.house);
        expect(JSON.stringify(system.options.parse(options)), form.id).toBe(JSON.stringify(options));
      }
    });

    test('house variations are all optional, titled and described', () => {
      const house = system.house.parse({}) as Record<string, unknown>;
      expect(system.house.parse(house)).toEqual(house);
      for (const preset of system.presets) system.house.parse(preset.house);
      expect(() => system.house.parse({ noSuchVariation: 1 })).toThrow();
    });

    test('every check has a title, a message and its own code', () => {
      const codes = [...system.checks, ...system.matchChecks].map((c) => c.code);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(Object.hasOwn(system.messages, code), code).toBe(true);
    });

    test('an option that a check judges is asked by some form', () => {
      const lists = [
        ...system.samples.map((sample) => parsed(system, sample.list, termsOf(system, sample.house))),
        ...system.forms.map((form) => {
          const start = form.start(terms.house);
          return parsed(
            system,
            List.parse({ ...start, format: 'muster-list/1', system: system.slug, name: 'New' }),
          );
        }),
      ];
      const paths = lists.flatMap((list) =>
        (formOf(system, list).fields?.(list, terms.house) ?? []).map((field) => field.path),
      );
      for (const check of [...system.checks, ...system.matchChecks])
        for (const judged of check.judges ?? [])
          expect(
            paths.some((path) => isAbout({ judges: [judged] }, { entries: [] }, { entries: [] }, path)),
            `${check.code}: ${judged}`,
          ).toBe(true);
    });

    test.each(system.samples.map((s) => [s.id, s] as const))(
      'sample %s is judged as the ledger says',
      (_, sample) => {
        const mine = termsOf(system, sample.house);
        const verdict = judge(system, parsed(system, sample.list, mine), mine);
        expect(verdict.legal).toBe(sample.legal);
        if (sample.codes)
          expect([
            ...new Set(verdict.violations.filter((v) => v.severity === 'error').map((v) => v.code)),
          ]).toEqual(sample.codes);
        for (const v of verdict.violations) expect(sentence(system, v)).toMatch(/^[A-Z0-9“‘].*[.!?]$/su);
      },
    );

    test('a new list of each form parses and survives JSON', () => {
      for (const form of system.forms) {
        const start = form.start(terms.house);
        const list = readList(
          JSON.parse(JSON.stringify({ format: 'muster-list/1', system: system.slug, name: 'New', ...start })),
        );
        expect(list.ok, form.id).toBe(true);
        if (!list.ok) continue;
        const read = parsed(system, list.value);
        expect(read.form).toBe(form.id);
        expect(
          parsed(system, { ...list.value, options: JSON.parse(JSON.stringify(read.options)) }).options,
        ).toEqual(read.options);
        judge(system, read, terms);
      }
    });

    test('a verdict does not depend on the order of the entries', () => {
      fc.assert(
        fc.property(anyList(system), fc.integer(), (list, seed) => {
          const order = seededDice(String(seed)).shuffle(list.entries.map((_, i) => i));
          const turned = { ...list, entries: order.map((i) => list.entries[i]!) };
          const summary = (of: List, place: (at: number) => number) => {
            const verdict = judge(system, parsed(system, of), terms);
            return {
              legal: verdict.legal,
              budget: verdict.budget,
              codes: verdict.violations
                .map(
                  (v) => `${v.code} ${v.severity} ${v.entries.length > 1 ? '' : v.entries.map(place).join()}`,
                )
                .sort(),
            };
          };
          expect(summary(turned, (at) => order[at]!)).toEqual(summary(list, (at) => at));
        }),
        { numRuns: 60 },
      );
    });

    test('adding an entry never lowers what is spent', () => {
      fc.assert(
        fc.property(anyList(system), fc.nat(), (list, pick) => {
          const before = parsed(system, list);
          const form = formOf(system, before);
          const ids = [...catalogueOf(system).values()].filter((e) => form.accepts(e));
          if (ids.length === 0) return;
          const more = {
            ...list,
            entries: [...list.entries, { entry: ids[pick % ids.length]!.id, count: 1 }],
          };
          const spent = (of: List) => judge(system, parsed(system, of), terms).budget.spent;
          expect(spent(more)).toBeGreaterThanOrEqual(spent(list));
        }),
        { numRuns: 60 },
      );
    });

    test('what is switched out is no part of the verdict', () => {
      fc.assert(
        fc.property(anyList(system), fc.integer(), (list, seed) => {
          const dice = seededDice(String(seed));
          const entries = list.entries.map((e) => (dice.roll(2) === 1 ? { ...e, module: 'Reserve' } : e));
          const judged = (of: List) => judge(system, parsed(system, of), terms);
          const out = judged({ ...list, entries, out: ['Reserve'] });
          const left = entries.flatMap((e, at) => ('module' in e ? [] : [at]));
          const without = judged({ ...list, entries: left.map((at) => entries[at]!) });
          expect({ ...out, violations: [] }).toEqual({ ...without, violations: [] });
          expect(out.violations).toEqual(
            without.violations.map((v) => ({ ...v, entries: v.entries.map((at) => left[at]) })),
          );
          expect(judged({ ...list, entries })).toEqual(judged(list));
        }),
        { numRuns: 40 },
      );
    });

    test('the lines together cost what is spent', () => {
      fc.assert(
        fc.property(anyList(system), (list) => {
          const whole = parsed(system, list);
          const spent = (of: typeof whole) => formOf(system, of).budget(of, terms.house, terms).spent;
          const costs = [...lineCosts(system, whole, terms).values()];
          expect(costs.reduce((sum, { spent: cost }) => sum + cost, 0)).toBe(
            spent(whole) - spent({ ...whole, lines: [] }),
          );
        }),
        { numRuns: 40 },
      );
    });

    test('a random list is legal, and the same seed draws the same list', () => {
      for (const form of system.forms)
        for (const seed of ['1', '2', '3', 'muster']) {
          const drawn = form.random(seededDice(seed), terms.house, terms);
          expect(drawn, `${form.id} ${seed}`).toBeDefined();
          expect(form.random(seededDice(seed), terms.house, terms)).toEqual(drawn);
          const list = List.parse({ format: 'muster-list/1', system: system.slug, name: 'Random', ...drawn });
          const verdict = judge(system, parsed(system, list), terms);
          expect(
            verdict.violations.filter((v) => v.severity === 'error'),
            `${form.id} ${seed}`,
          ).toEqual([]);
        }
    });
  });
}

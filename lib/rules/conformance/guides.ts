import { describe, expect, test } from 'vitest';
import {
  beginPicks,
  canPick,
  catalogueOf,
  defaultAgreement,
  List,
  parseList,
  prepareTerms,
  seededDice,
  type AnySystem,
  type Step,
} from '../index';

/** What every way through a form promises. */
export function guidesConform(system: AnySystem): void {
  const guided = system.forms.filter((form) => form.guide);
  if (guided.length === 0) return;
  describe(`${system.slug}: guides`, () => {
    test.each(guided.map((form) => [form.id, form] as const))('%s', async (_, form) => {
      const guide = await form.guide!.load();
      const codes = new Set([...system.checks, ...system.matchChecks].map((c) => c.code));
      for (const house of [
        {},
        ...system.presets.map((p) => p.house),
        ...system.samples.map((s) => s.house),
      ]) {
        const read = prepareTerms(system, defaultAgreement(system, house));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const terms = read.value;
        const parse = (given: { entries: readonly unknown[]; options: unknown }) =>
          parseList(
            system,
            List.parse({ format: 'muster-list/1', system: system.slug, name: 'Guided', ...given }),
            terms,
          );
        const lists = [
          form.start(terms.house),
          form.random(seededDice('guide'), terms.house, terms),
          ...system.samples.filter((s) => s.list.options['form'] === form.id).map((s) => s.list),
        ];
        for (const given of lists) {
          if (!given) continue;
          const parsed = parse(given);
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
          const steps = guide.steps(parsed.value, terms.house, terms);
          expect(steps.length).toBeGreaterThan(0);
          expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
          expect(new Set(steps.map((s) => s.id)).size).toBe(steps.length);
          for (const step of steps) {
            for (const code of step.checks) expect(codes, `${step.id} names ${code}`).toContain(code);
            partsHold(system, step, parse);
          }
        }
      }
    });
  });
}

function partsHold(
  system: AnySystem,
  step: Step,
  parse: (given: { entries: readonly unknown[]; options: unknown }) => { readonly ok: boolean },
): void {
  const known = catalogueOf(system);
  for (const one of step.parts) {
    if (one.part === 'entries' || one.part === 'starts')
      for (const choice of one.choices)
        expect(parse(choice.becomes).ok, `${step.id} ${JSON.stringify(choice)}`).toBe(true);
    if (one.part === 'entries')
      for (const { entry } of one.choices) expect(known.has(entry), entry).toBe(true);
    if (one.part === 'terms') {
      expect(one.choices.filter((c) => c.chosen).length).toBeLessThanOrEqual(1);
      for (const { house } of one.choices)
        expect(prepareTerms(system, defaultAgreement(system, house)).ok, JSON.stringify(house)).toBe(true);
    }
    if (one.part === 'carried')
      for (const { entry } of one.groups.flatMap((g) => g.choices))
        expect(known.has(entry), entry).toBe(true);
    if (one.part === 'counts')
      for (const row of one.rows)
        expect(known.has(row.entry) || row.entry.startsWith('own:'), row.entry).toBe(true);
    if (one.part === 'picking' && canPick(one.picking))
      expect(beginPicks(one.picking, 'a')).toEqual(beginPicks(one.picking, 'a'));
  }
}

import { describe, expect, test } from 'vitest';
import { loadSituations, loadSystem, systemSlugs } from '../registry';
import { citable } from './playable';
import { proveAbout, proveNumbers, proveSituation } from './situations';

for (const slug of systemSlugs) {
  const situations = await loadSituations(slug);
  const system = await loadSystem(slug);
  const rules = await citable(system);

  describe(`${slug}: questions of chance`, () => {
    test('each kind is there once', () =>
      expect(new Set(situations.map(({ kind }) => kind)).size).toBe(situations.length));

    test.each(situations.map((situation) => [situation.kind, situation] as const))(
      '%s has an example, a form and chances that sum to one',
      (_, situation) => proveSituation(situation, rules),
    );

    test.each(situations.map((situation) => [situation.kind, situation] as const))(
      '%s takes or refuses whatever number is typed',
      (_, situation) => proveNumbers(situation),
    );

    test('what is asked about an entry can be answered, and some entries have something to ask', () => {
      const asked = system.entries.flatMap((entry) => situations.filter((one) => proveAbout(one, entry)));
      expect(asked.length).toBeGreaterThan(0);
    });
  });
}

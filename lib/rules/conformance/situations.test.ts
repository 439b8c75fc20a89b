import { describe, expect, test } from 'vitest';
import { loadSituations, loadSystem, systemSlugs } from '../registry';
import { citable } from './playable';
import { proveSituation } from './situations';

for (const slug of systemSlugs) {
  const situations = await loadSituations(slug);
  const rules = await citable(await loadSystem(slug));

  describe(`${slug}: questions of chance`, () => {
    test('each kind is there once', () =>
      expect(new Set(situations.map(({ kind }) => kind)).size).toBe(situations.length));

    test.each(situations.map((situation) => [situation.kind, situation] as const))(
      '%s has an example, a form and chances that sum to one',
      (_, situation) => proveSituation(situation, rules),
    );
  });
}

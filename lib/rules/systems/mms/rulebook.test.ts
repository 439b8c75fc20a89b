import { describe, expect, test } from 'vitest';
import { chapters } from './rulebook/chapters';
import { rulebook } from './rulebook';

const three = (n: number) => String(n).padStart(3, '0');

describe('the rulebook', () => {
  test('has every row MMS-001 to MMS-149, printed, with its lines', () => {
    expect(rulebook.rules.map((rule) => rule.id).sort()).toEqual(
      Array.from({ length: 149 }, (_, i) => `MMS-${three(i + 1)}`),
    );
    for (const rule of rulebook.rules) expect(rule.provenance, rule.id).toBe('printed');
  });

  test('has every ruling MMS-R01 to MMS-R66 with other readings', () => {
    expect(rulebook.rulings.map((ruling) => ruling.id)).toEqual(
      Array.from({ length: 66 }, (_, i) => `MMS-R${String(i + 1).padStart(2, '0')}`),
    );
    for (const ruling of rulebook.rulings) {
      expect(ruling.readings.length, ruling.id).toBeGreaterThan(1);
      expect(ruling.source.length, ruling.id).toBeGreaterThan(0);
    }
  });

  test('cites only lines that the source has', () => {
    for (const { id, source } of [...rulebook.rules, ...rulebook.rulings])
      for (const [from, to] of source) expect(from >= 1 && from <= to && to <= 313, id).toBe(true);
  });

  test('says everything in whole sentences', () => {
    for (const { id, text } of rulebook.rules) expect(text, id).toMatch(/^[A-Z“].*\.$/);
    for (const { id, ruling } of rulebook.rulings) expect(ruling, id).toMatch(/^[A-Z“].*\.$/);
    for (const { term, meaning } of rulebook.vocabulary) expect(meaning, term).toMatch(/^[A-Z].*\.$/);
    for (const { id, intro } of chapters) expect(intro, id).toMatch(/^[A-Z].*\.$/);
  });
});

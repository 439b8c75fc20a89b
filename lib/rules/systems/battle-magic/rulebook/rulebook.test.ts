import { expect, test } from 'vitest';
import { entries } from '../catalogue/index';
import { House } from '../house';
import { rulebook } from '../rulebook';

const numbered = (prefix: string, from: number, to: number, digits: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}${String(from + i).padStart(digits, '0')}`);

test('all 234 rows of the ledger are there', () => {
  expect(rulebook.rules.map((r) => r.id).sort()).toEqual(numbered('BM-', 1, 234, 3));
});

test('all 62 rulings are there, each with at least two readings and an answer', () => {
  expect(rulebook.rulings.map((r) => r.id)).toEqual(numbered('BM-R', 1, 62, 2));
  for (const ruling of rulebook.rulings) {
    expect(ruling.readings.length, ruling.id).toBeGreaterThan(1);
    expect(ruling.ruling, ruling.id).toMatch(/\.$/);
  }
});

test('every variation that comes from a ruling is named by one', () => {
  const named = new Set(rulebook.rulings.flatMap((r) => r.variations));
  for (const [key, field] of Object.entries(House.shape))
    if (field.meta()?.['origin'] === 'ruling') expect(named, key).toContain(key);
});

test('rules are sentences', () => {
  for (const rule of rulebook.rules) expect(rule.text, rule.id).toMatch(/^[A-Z].*\.$/su);
});

// The 234 rows cover every line that says anything, so that a line outside of them is an empty one.
test('entries name lines of the source that a rule stands on', () => {
  const spoken = new Set<number>();
  const linesIn = (source: (typeof entries)[number]['source']): readonly number[] =>
    source.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  for (const { source } of rulebook.rules) for (const line of linesIn(source)) spoken.add(line);
  for (const { id, source } of entries)
    expect(
      linesIn(source).filter((line) => !spoken.has(line)),
      id,
    ).toEqual([]);
});

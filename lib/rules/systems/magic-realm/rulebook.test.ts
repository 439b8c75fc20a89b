import { describe, expect, test } from 'vitest';
import { entries, indicia } from './catalogue';
import { rulebook } from './rulebook';

const ids = rulebook.rules.map((r) => r.id);
const number = (n: number, width: number) => String(n).padStart(width, '0');
const range = (prefix: string, to: number, width: number) =>
  Array.from({ length: to }, (_, i) => `MR-${prefix}${number(i + 1, width)}`);

describe('the rulebook is whole', () => {
  test.each([
    ['the source', '', 203, 3],
    ['the full rules', 'B', 70, 2],
    ['special advantages', 'A', 32, 2],
    ['results of tables', 'X', 35, 2],
  ] as const)('every row on %s', (_, prefix, to, width) => {
    for (const id of range(prefix, to, width)) expect(ids).toContain(id);
  });

  test('51 rulings, each with its readings', () => {
    expect(rulebook.rulings.map((r) => r.id)).toEqual(range('R', 51, 2));
    for (const r of rulebook.rulings) {
      expect(r.readings.length, r.id).toBeGreaterThan(0);
      expect(r.source.length, r.id).toBeGreaterThan(0);
    }
  });

  test('ids are unique, chapters exist and none is empty', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const chapters = rulebook.chapters.map((c) => c.id);
    expect(new Set(rulebook.rules.map((r) => r.chapter))).toEqual(new Set(chapters));
  });

  test('whole sentences, printed ones with their lines', () => {
    for (const r of rulebook.rules) {
      expect(r.text, r.id).toMatch(/^[A-Z].*\.$/u);
      expect(r.text, r.id).not.toMatch(/undefined|\s\s|["']/);
      expect(r.source.length, r.id).toBeGreaterThan(0);
      for (const [from, to] of r.source) expect(from >= 1 && to <= 193 && from <= to, r.id).toBe(true);
    }
    for (const { ruling } of rulebook.rulings) expect(ruling).toMatch(/^[A-Z].*\.$/u);
    for (const { meaning } of rulebook.vocabulary) expect(meaning).toMatch(/^[A-Z].*\.$/u);
  });

  test('a rule that names another names one that exists', () => {
    const known = new Set([...ids, ...rulebook.rulings.map((r) => r.id)]);
    for (const text of [...rulebook.rules.map((r) => r.text), ...rulebook.rulings.map((r) => r.ruling)])
      for (const [id] of text.matchAll(/MR-[A-Z]?\d+/g)) expect(known, text).toContain(id);
  });

  test('entries and indicia cite rules that exist, each spell and treasure its own row', () => {
    const known = new Set([...ids, ...rulebook.rulings.map((r) => r.id), ...entries.map((e) => e.rules[0]!)]);
    for (const of of [...entries, ...indicia]) for (const id of of.rules) expect(known).toContain(id);
    const own = (kind: string) => entries.filter((e) => e.kind === kind).map((e) => e.rules[0]);
    expect(own('spell')).toEqual(range('S', 47, 2));
    expect(own('treasure')).toEqual(range('T', 74, 2));
  });
});

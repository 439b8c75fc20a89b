import { describe, expect, test } from 'vitest';
import { termId, type AnySystem } from '../index';
import { citable } from '../review';

/** What every rulebook promises: whatever is cited can be looked up. */
export function rulebookConforms(system: AnySystem): void {
  describe(`${system.slug}: rulebook`, () => {
    test('ids are unique and carry the system’s prefix', async () => {
      const book = await system.rulebook();
      const ids = [...book.rules, ...book.rulings].map((r) => r.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id.startsWith(`${system.prefix}-`), id).toBe(true);
    });

    test('every rule stands in a chapter, says something and names its lines', async () => {
      const book = await system.rulebook();
      const chapters = new Set(book.chapters.map((c) => c.id));
      for (const rule of book.rules) {
        expect(chapters, rule.id).toContain(rule.chapter);
        expect(rule.text.length, rule.id).toBeGreaterThan(0);
        if (rule.provenance === 'printed') expect(rule.source.length, rule.id).toBeGreaterThan(0);
      }
      for (const chapter of book.chapters)
        expect(
          book.rules.some((r) => r.chapter === chapter.id),
          chapter.id,
        ).toBe(true);
    });

    test('every word of the game is explained, and cites rows that exist', async () => {
      const book = await system.rulebook();
      const known = citable(system, book);
      const { vocabulary } = book;
      expect(vocabulary.length).toBeGreaterThan(10);
      for (const { term, meaning, forms, rules } of vocabulary) {
        expect(meaning.split(' ').length, term).toBeGreaterThan(3);
        expect(meaning.split(' ').length, term).toBeLessThan(60);
        for (const form of forms) expect(form.length, term).toBeGreaterThan(1);
        expect(rules.length, term).toBeGreaterThan(0);
        for (const id of rules) expect(known, `${term} cites ${id}`).toContain(id);
      }
      const ids = vocabulary.map(termId);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('rulings name only variations that exist', async () => {
      const book = await system.rulebook();
      const house = Object.keys(system.house.parse({}) as object);
      for (const ruling of book.rulings)
        for (const key of ruling.variations) expect(house, `${ruling.id} names ${key}`).toContain(key);
    });
  });
}

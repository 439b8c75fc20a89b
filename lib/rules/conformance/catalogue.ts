import { describe, expect, test } from 'vitest';
import { provenances, type AnySystem } from '../index';

/** What every catalogue promises, whatever the game. */
export function catalogueConforms(system: AnySystem): void {
  describe(`${system.slug}: catalogue`, () => {
    test('ids are unique, well formed and never look like custom cards', () => {
      const ids = system.entries.map((e) => e.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    });

    test('every entry has a declared kind, a text, a picture, rules and source lines', () => {
      const kinds = new Set(system.kinds.map((k) => k.id));
      for (const entry of system.entries) {
        expect(kinds, entry.id).toContain(entry.kind);
        expect(entry.text.length, entry.id).toBeGreaterThan(0);
        expect(entry.icon, entry.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(entry.rules.length, entry.id).toBeGreaterThan(0);
        expect(entry.source.length, entry.id).toBeGreaterThan(0);
        for (const [from, to] of entry.source) expect(from <= to && from > 0, entry.id).toBe(true);
      }
    });

    test('every kind has entries and every declared indicium is used', () => {
      for (const kind of system.kinds)
        expect(
          system.entries.some((e) => e.kind === kind.id),
          kind.id,
        ).toBe(true);
      for (const { key } of system.indicia)
        expect(
          system.entries.some((e) => key in e.indicia),
          key,
        ).toBe(true);
    });

    test('every field says where it comes from, and says nothing of what is absent', () => {
      const declared = new Set(system.indicia.map((i) => i.key));
      for (const entry of system.entries) {
        const fields = ['name', 'kind', 'text', ...Object.keys(entry.indicia)];
        if (entry.cost !== undefined) fields.push('cost');
        if (entry.copies !== undefined) fields.push('copies');
        if (entry.effects.length > 0) fields.push('effects');
        for (const key of Object.keys(entry.indicia)) expect(declared, `${entry.id}.${key}`).toContain(key);
        expect(Object.keys(entry.provenance).sort(), entry.id).toEqual(fields.sort());
        for (const value of Object.values(entry.provenance)) expect(provenances).toContain(value);
      }
    });

    test('an entry is plain JSON', () => {
      for (const entry of system.entries) expect(JSON.parse(JSON.stringify(entry))).toEqual(entry);
    });

    test('every face is complete and of a declared size', () => {
      const sizes = new Set(system.sizes.map((s) => s.id));
      for (const entry of system.entries) {
        const face = system.face(entry);
        expect(sizes, entry.id).toContain(face.size);
        expect(face.title, entry.id).not.toBe('');
        expect(JSON.parse(JSON.stringify(face))).toEqual(face);
      }
    });
  });
}

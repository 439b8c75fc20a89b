import { describe, expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import type { OwnCard } from '../agreement/agreement';
import { alterable, alterCard, judgeCard, ownFields, ownId, priceOfCard } from './own';
import { blankOf, cardValueOf } from './own-values';
import type { CardField } from './own-fields';
import { readOwnCard } from '../list/prepare';
import { sumOf } from './price';

const all = await loadSystems();
const systems = all.filter((s) => s.own).map((system) => [system.slug, system] as const);

const leaves = (field: CardField): readonly CardField[] => {
  if (field.input === 'group') return field.fields.flatMap(leaves);
  if (field.input === 'rows') return leaves(field.row);
  if (field.input === 'shape') return field.shapes.flatMap((s) => s.fields.flatMap(leaves));
  return [field];
};

test('ids are made from names, and told apart', () => {
  expect(ownId('Élven  Blades!')).toBe('own:elven-blades');
  expect(ownId('Élven Blades', ['own:elven-blades'])).toBe('own:elven-blades-2');
  expect(ownId('???')).toBe('own:card');
});

describe.each(systems)('custom cards of %s', (_, system) => {
  const own = system.own!;
  const field = ownFields(system)!;
  const example = own.example as unknown as OwnCard;

  test('every field of the form has a title, and every choice a word', () => {
    for (const leaf of leaves(field)) {
      expect(leaf.title, leaf.key).toMatch(/^[A-Z]/);
      if (leaf.input === 'choice' || leaf.input === 'choices')
        expect(
          leaf.choices.every((c) => c.label !== ''),
          leaf.key,
        ).toBe(true);
    }
  });

  test('what the form holds of the example is the example', () => {
    expect(own.schema.parse(cardValueOf(field, example))).toEqual(own.schema.parse(example));
  });

  test('keys of another shape and fields left open do not reach the card', () => {
    const stale = { ...example, colour: 'red', nothing: '', none: undefined };
    expect(own.schema.safeParse(stale).success).toBe(false);
    expect(own.schema.safeParse(cardValueOf(field, stale)).success).toBe(true);
  });

  test('a blank card is filled in, not refused for what it does not ask', () => {
    const blank = cardValueOf(field, { ...(blankOf(field) as object), id: 'own:new', name: 'New' });
    const read = own.schema.safeParse(blank);
    // What is open is asked for; nothing is there that does not belong there.
    for (const issue of read.success ? [] : read.error.issues)
      expect(['invalid_type', 'too_small', 'invalid_value', 'custom'], issue.message).toContain(issue.code);
  });

  test('each printed entry that can be altered is a card of the schema, and keeps its text or says what is lost', () => {
    const entries = alterable(system);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const { card, lost } = alterCard(system, entry.id)!;
      const read = readOwnCard(system, card);
      expect(read.ok, `${entry.id} ${JSON.stringify(read)}`).toBe(true);
      if (!read.ok) continue;
      expect(read.value.icon).toBe(`any/${entry.icon}`);
      if (lost.length === 0) expect(read.value.text, entry.id).toBe(entry.text);
      expect(system.face(read.value)).toMatchObject({ own: true, title: read.value.name });
    }
  });

  test('the steps of the price lead to the price', () => {
    for (const entry of alterable(system)) {
      const { card } = alterCard(system, entry.id)!;
      const found = priceOfCard(system, card);
      if (!own.price) expect(found).toBeUndefined();
      else if (sumOf(found!.parts) >= 1)
        expect(Math.abs(sumOf(found!.parts) - found!.price), entry.id).toBeLessThan(1);
    }
  });

  test('the example is sound by the checks that judge cards', () => {
    expect(judgeCard(system, example).filter((f) => f.severity === 'error')).toEqual([]);
  });
});

test.each([
  ['battle-magic', { cost: 1 }, 'BM-L10'],
  ['monsters-magic', { pc: [], hc: [] }, 'MM-L08'],
  ['monsters-magic', { pc: [{ kind: 'force', value: 5, who: ['hero'] }] }, 'MM-L09'],
] as const)('a card of %s that is not sound is told: %o', (slug, change, code) => {
  const system = all.find((s) => s.slug === slug)!;
  const card = { ...(system.own!.example as unknown as OwnCard), ...change } as OwnCard;
  expect(judgeCard(system, card).map((f) => f.code)).toContain(code);
});

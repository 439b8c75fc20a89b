import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { House } from './house';
import { presets } from './presets';

describe('house variations', () => {
  test('the defaults are the rules as printed', () => {
    expect(House.parse({})).toMatchObject({
      'game.days': 28,
      'game.victoryPoints': 5,
      'party.charactersPerPlayer': 1,
      'party.level': 4,
      'party.levelTotal': null,
      'monsters.alerted': 'off',
      'combat.maxRounds': 40,
      'roster.goldBudget': null,
      'roster.priceMultiplier': 2,
    });
    expect(Object.keys(House.parse({}))).toHaveLength(49);
  });

  test.each([
    ['left open in a game of 14 days', { 'game.days': 14 }, 3],
    ['left open in a game of 7 days', { 'game.days': 7 }, 2],
    ['left open in a game of 56 days', { 'game.days': 56 }, 9],
    ['not agreed in a game of 14 days', { 'game.days': 14, 'game.victoryPoints': null }, 3],
    ['set by the table', { 'game.days': 14, 'game.victoryPoints': 5 }, 5],
  ] as const)('victory points %s', (_, house, points) => {
    expect(House.parse(house)['game.victoryPoints']).toBe(points);
    expect(House.parse(House.parse(house))).toEqual(House.parse(house));
  });

  test.each([
    [{ 'game.days': 30 }],
    [{ 'game.victoryPoints': 1 }],
    [{ 'party.level': 5 }],
    [{ 'party.charactersPerPlayer': 5 }],
    [{ 'roster.goldBudget': -1 }],
    [{ 'world.seasons': '14' }],
    [{ 'party.banned': [] }],
  ])('%j is refused', (house) => {
    expect(House.safeParse(house).success).toBe(false);
  });

  test('every variation says what it is, in whole sentences', () => {
    const schema = z.toJSONSchema(House, { io: 'input' });
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const { title, description, origin, rules, group } = property as Record<string, unknown>;
      expect(title, key).toMatch(/^[A-Z]/);
      expect(description, key).toMatch(/^[A-Z0-9].*\.$/s);
      expect(['seed', 'ruling', 'option', 'proposal'], key).toContain(origin);
      expect(Array.isArray(rules) && rules.length > 0, key).toBe(true);
      expect(group, key).toMatch(/^[A-Z]/);
      expect(property, key).toHaveProperty('default');
    }
  });

  test('a form that sends every default back changes nothing', () => {
    const schema = z.toJSONSchema(House, { io: 'input' });
    const defaults = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        (property as { default?: unknown }).default,
      ]),
    );
    const days = { 'game.days': 14 };
    expect(House.parse({ ...defaults, ...days })).toEqual(House.parse(days));
  });

  // What these rules of the full rulebook say stands in no source of ours: the descriptions name the rule and no more.
  test.each([
    ['items.caching', '10.A.4'],
    ['items.dropping', '10.A.5'],
    ['combat.optionalTables', '10.D.3'],
    ['natives.watchful', '10.B.4'],
    ['natives.extendedTreachery', '10.B.5'],
    ['natives.grudges', '10.B.6'],
    ['magic.enhancedItems', '10.C.3'],
    ['magic.pitAsAttack', '10.C.4'],
    ['magic.autoEnchant', '10.C.5'],
  ] as const)('%s names optional rule %s', (key, number) => {
    const { properties = {} } = z.toJSONSchema(House, { io: 'input' });
    expect((properties[key] as { description?: string }).description).toContain(`ptional rule ${number}`);
  });

  test('every preset changes something and parses', () => {
    for (const preset of presets) expect(House.parse(preset.house)).not.toEqual(House.parse({}));
  });
});

import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { seededDice } from '../../../kernel/game/dice';
import { allies } from '../catalogue/allies';
import { monstersMagic } from '../index';
import { listOf, termsOf, verdictOf, type Table } from '../testing';

const draw = (form: string, seed: string, table: Table) => {
  const terms = termsOf(table);
  return monstersMagic.forms.find((f) => f.id === form)!.random(seededDice(seed), terms.house, terms);
};
const verdictOfDrawn = (form: string, drawn: NonNullable<ReturnType<typeof draw>>, table: Table) =>
  verdictOf(listOf(form, [...drawn.entries], drawn.options), table);

const anyTable: fc.Arbitrary<Table> = fc.record({
  house: fc.record(
    {
      players: fc.integer({ min: 2, max: 4 }),
      deckVariant: fc.constantFrom('base', 'custom'),
      maxCopies: fc.integer({ min: 1, max: 4 }),
      permanentsCount: fc.integer({ min: 0, max: 10 }),
      permanentsMode: fc.constantFrom('dealt', 'draft', 'dealNkeep', 'choose', 'preset'),
      dealCount: fc.integer({ min: 0, max: 12 }),
      permanentsLevelTotal: fc.option(fc.integer({ min: 5, max: 30 })),
      deckLevelTotal: fc.option(fc.integer({ min: 20, max: 300 })),
      threePlayerMiddle: fc.constantFrom('extraFigure', 'relocate', 'none'),
      figureCap: fc.integer({ min: 1, max: 5 }),
      figureCapWithCard: fc.integer({ min: 1, max: 5 }),
    },
    { requiredKeys: [] },
  ),
  banned: fc.subarray(
    allies.map((card) => card.id),
    { maxLength: 50 },
  ),
  cards: fc.constantFrom(
    [],
    [{ id: 'own:idle', name: 'Idle', kind: 'ally' }],
    [
      {
        id: 'own:treants',
        name: 'Treants',
        kind: 'ally',
        alters: 'mm-treants',
        pc: [{ kind: 'mp', value: 1, who: ['hero'] }],
      },
    ],
  ),
});

test.each(['deck', 'permanents', 'setup'])(
  'a random %s is legal under any agreement that leaves one',
  (form) => {
    fc.assert(
      fc.property(anyTable, fc.string(), (table, seed) => {
        const drawn = draw(form, seed, table);
        if (!drawn) return;
        const { violations } = verdictOfDrawn(form, drawn, table);
        expect(violations.filter((v) => v.severity === 'error')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);

test.each([
  ['deck', 'few levels', { house: { deckVariant: 'custom', deckLevelTotal: 20 } }],
  [
    'deck',
    'four players and half the cards',
    { house: { deckVariant: 'custom', players: 4 }, banned: allies.slice(20, 52).map((c) => c.id) },
  ],
  ['permanents', 'only cheap ones', { house: { permanentsLevelTotal: 5 } }],
  ['permanents', 'ten of them', { house: { permanentsCount: 10, permanentsMode: 'draft' } }],
  ['permanents', 'hardly a choice', { allowed: allies.slice(0, 5).map((c) => c.id) }],
  ['setup', 'three', { house: { players: 3 } }],
] as const)('a random %s is found: %s', (form, _, table) => expect(draw(form, 'x', table)).toBeDefined());

test.each([
  ['deck', 'a base deck with a ban', { banned: ['mm-empire'] }],
  ['deck', 'a base deck over its levels', { house: { deckLevelTotal: 90 } }],
  ['permanents', 'too few cards', { allowed: ['mm-empire'] }],
  ['permanents', 'too few levels', { house: { permanentsLevelTotal: 5, permanentsCount: 6 } }],
  ['setup', 'a contradiction', { house: { figureCap: 5, figureCapWithCard: 1 } }],
] as const)('no random %s where none is legal: %s', (form, _, table) =>
  expect(draw(form, 'x', table)).toBeUndefined(),
);

test('MM-L18: a random sheet has no two figures of a type where none may be', () => {
  const table = { house: { players: 3, figureCap: 1, figureCapWithCard: 1 } };
  for (let n = 0; n < 40; n++) {
    const drawn = draw('setup', `sheet ${n}`, table)!;
    expect(verdictOfDrawn('setup', drawn, table).legal).toBe(true);
  }
});

test('a random deck spends its levels', () => {
  const table = { house: { deckVariant: 'custom', maxCopies: 2, deckLevelTotal: 110 } };
  const { budget } = verdictOfDrawn('deck', draw('deck', 'near', table)!, table);
  expect(budget.spent).toBeGreaterThanOrEqual(108);
});

test('random permanents spend their levels, and differ by seed', () => {
  const table = { house: { permanentsLevelTotal: 8, permanentsMode: 'choose' } };
  const rows = ['1', '2', '3', '4'].map((seed) => draw('permanents', seed, table)!);
  for (const drawn of rows)
    expect(verdictOfDrawn('permanents', drawn, table).budget.spent).toBeGreaterThan(6);
  expect(new Set(rows.map((drawn) => JSON.stringify(drawn.entries))).size).toBe(4);
});

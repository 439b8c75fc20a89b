import { expect, test } from 'vitest';
import { formulaCost } from './catalogue/formula';
import { face } from './faces';
import { own, OwnUnit, toEntry } from './own';

const design = { draws: 2, counts: ['sword'], moveCards: 2, domain: 'land' } as const;
const plain = { carries: false, flies: false, safeWhenAttacking: false, standsStill: false };

// Prices of units of one's own by the formula (BM-L10).
test.each([
  ['land, two draws, two move cards', {}, 3],
  ['the same on water', { domain: 'water' }, 2],
  ['the same anywhere', { domain: 'any' }, 3],
  ['counting Magic too', { counts: ['sword', 'magic'] }, 4],
  ['flying anywhere', { domain: 'any', flies: true }, 4],
  ['safe when attacking', { safeWhenAttacking: true }, 4],
  ['with room for cargo', { carries: true }, 3],
  ['standing still', { standsStill: true, moveCards: 0 }, 1],
  [
    'five draws, both types, three cards, everything',
    {
      draws: 5,
      counts: ['sword', 'magic'],
      moveCards: 3,
      domain: 'any',
      carries: true,
      flies: true,
      safeWhenAttacking: true,
    },
    12,
  ],
] as const)('%s', (_, change, cost) => {
  expect(formulaCost({ ...design, ...plain, ...change })).toBe(cost);
});

test('the example is well formed, fairly priced and has a counter of its own', () => {
  const card = OwnUnit.parse(own.example);
  expect(own.price!(card)).toBeLessThanOrEqual(card.cost);
  const entry = toEntry(card);
  expect(entry).toMatchObject({ kind: 'class', stats: { unit: 'own', gold: 5, formula: 4 } });
  expect(new Set(Object.values(entry.provenance))).toEqual(new Set(['house']));
  expect(face(entry)).toMatchObject({
    shape: 'counter',
    size: 'counter-15',
    title: 'Storm Griffin',
    badge: { value: '5' },
  });
});

test.each([
  ['a name of two lines', { name: 'a\nb' }],
  ['a type twice', { counts: ['sword', 'sword'] }],
  ['no type at all', { counts: [] }],
  ['half a Gold', { cost: 1.5 }],
  ['a field that nobody knows', { wings: 2 }],
  ['another kind', { kind: 'card' }],
])('%s is refused', (_, change) => {
  expect(OwnUnit.safeParse({ ...own.example, ...change }).success).toBe(false);
});

test.each(['land', 'water', 'any'] as const)(
  'what stands still is priced as the land unit that it is, move cards and %s aside (BM-L10, BM-R31)',
  (domain) => {
    // A castle by another name: 1 + 0.5 × 2 − 1.
    const still = OwnUnit.parse({
      ...own.example,
      draws: 2,
      counts: ['sword'],
      cost: 1,
      moveCards: 3,
      domain,
      flies: false,
      standsStill: true,
    });
    expect(own.price!(still)).toBe(1);
    expect(toEntry(still).stats).toMatchObject({ domain: 'none', moveCards: 0, formula: 1 });
    // No cheaper for being set in the water, where it never lies: 1 + 0.5 × 5 − 1 is 2½.
    expect(own.price!({ ...still, draws: 5 })).toBe(3);
  },
);
